/** The sorts of words that an item can be filed under. */
export type WordSort = 'category' | 'tag'

/** A word as it is stored: without spaces at its ends, and one at most between its parts. */
export function tidyWord(word: string): string {
  return word.replace(/\s+/g, ' ').trim()
}

/** What two spellings of one word have in common: `Red`, `red` and ` RED ` are not told apart. */
export function wordKey(word: string): string {
  return tidyWord(word.normalize('NFC')).toLowerCase()
}

export function isSameWord(one: string, other: string): boolean {
  return wordKey(one) === wordKey(other)
}

/** Words without those that an earlier one repeats, in whatever spelling. */
export function withoutRepeats(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = wordKey(word)
    return !seen.has(key) && seen.add(key)
  })
}
