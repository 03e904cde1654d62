import type { WordSort } from '../../ground/documents/item-words.ts'
import type { Collection, FormerWord } from '../collections/collection.ts'

/** What of a change of a word matters to its former names. */
type WordChange =
  | { readonly kind: 'add'; readonly word: string }
  | { readonly kind: 'remove'; readonly word: string }
  | { readonly kind: 'rename'; readonly word: string; readonly to: string }
  | { readonly kind: 'merge'; readonly word: string; readonly into: string }

/** How many words a page remembers that were called otherwise; the oldest are forgotten. */
const maxFormerWords = 1000

/** The field of a page that remembers what its words were called. */
export const formerFields = {
  tag: 'formerTags',
  category: 'formerCategories',
} as const satisfies Readonly<Record<WordSort, keyof Collection>>

/**
 * What a page remembers after a change of a word: each former one leads to the one that stands now,
 * over as many changes as there were. A word that stands again leads nowhere, nor does one whose
 * successor is removed.
 */
export function formerAfter(
  former: readonly FormerWord[],
  change: WordChange,
): readonly FormerWord[] {
  const { word } = change
  if (change.kind === 'add') return former.filter(({ from }) => from !== word)
  if (change.kind === 'remove') return former.filter(({ to }) => to !== word)
  const to = change.kind === 'rename' ? change.to : change.into
  if (to === word) return former
  const led = former.map((one) => (one.to === word ? { from: one.from, to } : one))
  const others = led.filter(({ from }) => from !== word && from !== to)
  return [...others, { from: word, to }].slice(-maxFormerWords)
}

/** What a former word of a page is called now; undefined where it was never another. */
export function wordNow(page: Collection, sort: WordSort, word: string): string | undefined {
  if (word === '') return undefined
  return page[formerFields[sort]]?.find(({ from }) => from === word)?.to
}
