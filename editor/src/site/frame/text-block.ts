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

/** A sentence of the platform that nobody has touched: as it is stored, and in the site's language. */
type Untouched = { readonly stored: string; readonly shown: string }

const untouchedOf = new WeakMap<HTMLElement, Untouched>()

/** The text as it is stored, which the markup carries beside what it shows. */
export function storedHtml(block: TextBlock): string {
  try {
    const value = JSON.parse(block.element.dataset['blockJson'] ?? '{}') as {
      html?: unknown
      untouched?: unknown
    }
    const { html, untouched } = value
    if (typeof html === 'string' && typeof untouched === 'string') {
      untouchedOf.set(block.element, { stored: untouched, shown: html })
      return untouched
    }
    if (typeof html === 'string') return html
  } catch {
    // what is shown is all there is to go by
  }
  return contentOf(block).innerHTML
}

/** What the page shows of a text that is stored so. */
export function shownHtml(block: TextBlock, stored: string): string {
  // reads what the markup carries
  storedHtml(block)
  const untouched = untouchedOf.get(block.element)
  return untouched?.stored === stored ? untouched.shown : stored
}

export function setStoredHtml(block: TextBlock, html: string): void {
  // what is shown of it once it is untouched again is kept
  storedHtml(block)
  block.element.dataset['blockJson'] = JSON.stringify({ html })
}
