import { searchWords, type SearchWord } from './search-words.ts'

/** A word that has to be found: as it is, in another form, or, with `prefix`, as a beginning. */
export type AskedWord = SearchWord & { readonly prefix: boolean }

/** More words than these are not looked for; none of them makes fewer things be found. */
const limits = { words: 8, characters: 160 }

/** A shorter word is a beginning only where it stands last, as if it were still being typed. */
const leastPrefix = 3

/** What somebody searches for: each word must be found. Empty where nothing was asked. */
export function readSearchQuery(text: string): AskedWord[] {
  const words = searchWords(text, limits)
  return words.map((word, place) => ({
    ...word,
    prefix: place === words.length - 1 || word.plain.length >= leastPrefix,
  }))
}
