/** A word as it is looked up. */
export type SearchWord = {
  /** In lower case and without accents: "Lumière" and "lumiere" are the same word. */
  readonly plain: string
  /** In lower case with its accents, which in some languages tell the forms of a word apart. */
  readonly spelled: string
}

export type WordLimits = {
  /** How many different words are taken; those that come later are left out. */
  readonly words: number
  /** How many characters all of them may have together. */
  readonly characters: number
}

/** Words are told apart by so many characters. */
const maxWordLength = 40

const run = /[\p{L}\p{N}\p{M}]+/gu

/** Of languages that put no spaces between their words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * The different words of a plain text in their order: runs of letters and digits, whatever stands
 * between them. Where a language does not separate its words, each pair of characters is one.
 * It takes one look at each character.
 */
export function searchWords(text: string, limits: WordLimits): SearchWord[] {
  const found = new Map<string, SearchWord>()
  let characters = 0
  const written = text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200D\u2060]/g, '')
    .toLowerCase()
  for (const [letters] of written.matchAll(run)) {
    for (const piece of piecesOf(letters)) {
      // the cut may go through the middle of a character outside the basic plane
      const spelled = piece.slice(0, maxWordLength).replace(/[\uD800-\uDBFF]$/, '')
      if (found.has(spelled)) continue
      characters += spelled.length
      if (found.size >= limits.words || characters > limits.characters) return [...found.values()]
      found.set(spelled, { plain: withoutAccents(spelled), spelled })
    }
  }
  return [...found.values()]
}

/** The words of a run of letters: itself, or the pairs of characters where none are separated. */
function piecesOf(letters: string): string[] {
  if (!unspaced.test(letters)) return [letters]
  const pieces: string[] = []
  let spaced = ''
  let before = ''
  for (const character of letters) {
    const isUnspaced = unspaced.test(character)
    if (before !== '') pieces.push(isUnspaced ? before + character : before)
    if (!isUnspaced) spaced += character
    else if (spaced !== '') {
      pieces.push(spaced)
      spaced = ''
    }
    before = isUnspaced ? character : ''
  }
  // the last character begins no pair, and is found by itself
  return [...pieces, spaced, before].filter((piece) => piece !== '')
}

/** Letters that have no simpler one and a mark in Unicode, as people type them without. */
const simplified: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

function withoutAccents(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßæœøłđðþı]/g, (letter) => simplified[letter] ?? letter)
}
