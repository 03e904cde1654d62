const controls = 'button, input, select, textarea, label, summary'

/**
 * What somebody clicked who may have wanted to write there: the name of a block's type, such as
 * `gallery`, or `product` and `post` for the words of an item, which stand in no block.
 * @returns undefined where nobody would want to write
 */
export function notTextAt(target: EventTarget | null, body: HTMLElement): string | undefined {
  if (!(target instanceof Element) || target.closest(controls) !== null) return undefined
  const block = target.closest('.sqs-block')
  if (block !== null) return /\bsqs-block-([a-z\d-]+)/.exec(block.className)?.[1]
  const { classList } = body
  if (!classList.contains('view-item') || target.closest('main') === null) return undefined
  if (target.closest('h1, h2, h3, p, li, dd, dt, img, figure') === null) return undefined
  return classList.contains('collection-type-products') ? 'product' : 'post'
}
