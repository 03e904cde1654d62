/** Languages whose own letters run from right to left. */
const fromTheRight: ReadonlySet<string> = new Set(
  'ar arc azb ckb dv fa glk he iw ks lrc mzn nqo pnb ps sd syr ug ur yi'.split(' '),
)

/** Letters that run from right to left, as a language's tag may name them. */
const lettersFromTheRight: ReadonlySet<string> = new Set(
  'adlm arab aran hebr mand nkoo rohg samr syrc thaa'.split(' '),
)

/**
 * Whether words of a language run from right to left, such as those of `he` and `ar-EG`. Letters that
 * the tag names count before those of the language: `ar-Latn` does not.
 */
export function isRightToLeft(language: string): boolean {
  const [name = '', ...further] = language.toLowerCase().split('-')
  const letters = further.find((part) => part.length === 4 && /^[a-z]+$/.test(part))
  if (letters !== undefined) return lettersFromTheRight.has(letters)
  return fromTheRight.has(name)
}
