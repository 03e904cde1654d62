import { blocksOf, findBlock, type PageBlock } from './page-block.ts'

/** A text block of the page, which is edited where it stands. */
export type TextBlock = PageBlock

/** The block itself where it is a text. */
export function asText(block: PageBlock | undefined): TextBlock | undefined {
  return block?.element.classList.contains('sqs-block-html') === true ? block : undefined
}

export function textBlocksOf(root: ParentNode): TextBlock[] {
  return blocksOf(root).filter((block) => asText(block) !== undefined)
}

export function findTextBlock(named: Pick<TextBlock, 'layoutId' | 'blockId'>) {
  return asText(findBlock(named))
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
