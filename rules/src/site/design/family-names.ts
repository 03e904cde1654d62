/** In quotation marks, as names with blanks or digits at their beginning have to be. */
const quoted = /^(?:'(?<single>[^']*)'|"(?<double>[^"]*)")$/
const plainInQuotes = /^[\p{L}\p{N}._][\p{L}\p{M}\p{N} ._+&-]*$/u
/** Without them: one or more words, such as `Times New Roman`, `serif` or `-apple-system`. */
const plainWords = /^-?[\p{L}_][\p{L}\p{M}\p{N} _-]*$/u

/**
 * Whether a text is a list of names of families and nothing else: no function, no address and no
 * variable of a stylesheet, whatever a compiler or a browser would make of them.
 */
export function isFamilyList(text: string): boolean {
  return text.split(',').every((one) => {
    const name = one.trim()
    const { single, double } = quoted.exec(name)?.groups ?? {}
    const inside = single ?? double
    return inside === undefined ? plainWords.test(name) : plainInQuotes.test(inside)
  })
}
