import { textOfHtml } from '../../ground/words/text-of-html.ts'
import { findBlock } from './find-in-rows.ts'
import { isTextBlock } from './text-block-actions.ts'
import type { Block, LayoutRow } from './layout.ts'

/** A text cut where its caret stands; `insert`: another block is wanted between the halves. */
export type SplitWish = {
  readonly before: string
  readonly after: string
  readonly insert: boolean
}

/** What is done for somebody who wants two texts. */
export type SplitAnswer =
  /** The text becomes two; the caret goes into one of them. */
  | { readonly kind: 'split'; readonly writeIn: 'first' | 'second' }
  /** There is nothing to cut: the other block comes beside the text, which is this. */
  | { readonly kind: 'beside'; readonly at: 'before' | 'after'; readonly html: string }

/** No text is cut so that nothing is left of one half, unless somebody is about to write there. */
export function answerSplit({ before, after, insert }: SplitWish): SplitAnswer {
  const isAtEnd = saysNothing(after)
  const isAtStart = saysNothing(before) && !isAtEnd
  if (!insert) return { kind: 'split', writeIn: isAtStart ? 'first' : 'second' }
  if (isAtEnd) return { kind: 'beside', at: 'after', html: before }
  if (isAtStart) return { kind: 'beside', at: 'before', html: after }
  return { kind: 'split', writeIn: 'second' }
}

/** Whether a text shows neither words nor anything else. */
function saysNothing(html: string): boolean {
  const shows = /<(?:img|picture|hr|table|svg|video|audio|iframe)\b/i
  return textOfHtml(html).trim() === '' && !shows.test(html)
}

/** The text right before a text in its column, with which it can become one. */
export function textBefore(rows: readonly LayoutRow[], blockId: string): Block | undefined {
  const found = findBlock(rows, blockId)
  const before = found?.column.blocks[found.index - 1]
  return before !== undefined && isTextBlock(before) ? before : undefined
}
