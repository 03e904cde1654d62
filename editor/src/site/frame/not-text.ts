const controls = 'button, input, select, textarea, label, summary'

/**
 * Whose words somebody clicked who may have wanted to write there: those of a `product` or a `post`,
 * which stand in no block.
 * @returns undefined where nobody would want to write
 */
export function notTextAt(target: EventTarget | null, body: HTMLElement): string | undefined {
  if (!(target instanceof Element) || target.closest(controls) !== null) return undefined
  const { classList } = body
  if (!classList.contains('view-item') || target.closest('main') === null) return undefined
  if (target.closest('h1, h2, h3, p, li, dd, dt, img, figure') === null) return undefined
  return classList.contains('collection-type-products') ? 'product' : 'post'
}
