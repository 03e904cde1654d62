/** A text block of the page, as its markup tells. */
export type TextBlock = {
  readonly element: HTMLElement
  readonly layoutId: string
  readonly blockId: string
}

const selector = '.sqs-block-html[id^="block-"]'

/** The text block that an element lies in, if it is one that can be edited here. */
export function textBlockAt(target: EventTarget | null): TextBlock | undefined {
  if (!(target instanceof Element)) return undefined
  const element = target.closest<HTMLElement>(selector)
  const layoutId = element?.closest('[data-layout-id]')?.getAttribute('data-layout-id')
  if (element == null || layoutId == null) return undefined
  return { element, layoutId, blockId: element.id.slice('block-'.length) }
}

export function textBlocksOf(root: ParentNode): TextBlock[] {
  return [...root.querySelectorAll(selector)].flatMap((element) => textBlockAt(element) ?? [])
}

/** The element whose content the text is. */
export function contentOf({ element }: TextBlock): HTMLElement {
  return element.querySelector<HTMLElement>(':scope > .sqs-block-content') ?? element
}

/** The text as it is stored, which the markup carries beside what it shows. */
export function storedHtml(block: TextBlock): string {
  try {
    const value = JSON.parse(block.element.dataset['blockJson'] ?? '{}') as { html?: unknown }
    if (typeof value.html === 'string') return value.html
  } catch {
    // what is shown is all there is to go by
  }
  return contentOf(block).innerHTML
}

export function setStoredHtml(block: TextBlock, html: string): void {
  block.element.dataset['blockJson'] = JSON.stringify({ html })
}
