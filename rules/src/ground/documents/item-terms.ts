import type { WordSort } from './item-words.ts'
import type { DocumentBodies, DocumentKind } from './document.ts'

/** What an item can be filed under; lists are narrowed by a word of one of these sorts. */
export type TermSort = WordSort | 'starred'

/** One entry of the register by which filtered lists are found. */
export type ItemTerm = {
  readonly sort: TermSort
  /** Empty for the starred, which have no word. */
  readonly word: string
  /** Where the word stands among the item's own of this sort. */
  readonly place: number
}

/** Derives the terms from a body; the only place that says what they are. Each comes once. */
export function termsOf<Kind extends DocumentKind>(
  kind: Kind,
  body: DocumentBodies[Kind],
): readonly ItemTerm[] {
  if (kind !== 'item') return []
  const item = body as DocumentBodies['item']
  return [
    ...wordsOf('category', item.categories),
    ...wordsOf('tag', item.tags),
    ...(item.starred ? [{ sort: 'starred', word: '', place: 0 } as const] : []),
  ]
}

function wordsOf(sort: TermSort, words: readonly string[]): ItemTerm[] {
  return words.flatMap((word, place) =>
    words.indexOf(word) === place ? [{ sort, word, place }] : [],
  )
}
