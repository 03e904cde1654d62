/** At-rules whose declarations take no custom properties, and that every mark stays out of. */
const withoutProperties =
  /^@(?:font-face|property|counter-style|page|font-palette-values|import)\b/i

type Scan = {
  /** The words before each block that is open. */
  readonly open: string[]
  /** What was read of the statement that is not over. */
  statement: string
}

/**
 * Whether a custom property could stand wherever a mark stands in a stylesheet: in values of
 * declarations alone, and there in no text and no address.
 */
export function isInValuesOnly(css: string, mark: RegExp): boolean {
  const scan: Scan = { open: [], statement: '' }
  let at = 0
  while (at < css.length) {
    const end = endOfToken(css, at)
    const token = css.slice(at, end)
    at = end
    if (token.startsWith('/*')) continue
    if (isText(token) && mark.test(token)) return false
    if (token === '{' || token === '}' || token === ';') {
      if (!endStatement(scan, token, mark)) return false
    } else scan.statement += token
  }
  return !mark.test(scan.statement)
}

function isText(token: string): boolean {
  return /^(?:["']|url\()/i.test(token)
}

/** Notes the end of what was read. @returns whether a mark may stand where it stood */
function endStatement(scan: Scan, sign: string, mark: RegExp): boolean {
  const words = scan.statement.trim()
  scan.statement = ''
  if (sign === '{') {
    scan.open.push(words)
    return !mark.test(words)
  }
  const isFine = !mark.test(words) || isPlainDeclaration(words, scan.open, mark)
  if (sign === '}') scan.open.pop()
  return isFine
}

function isPlainDeclaration(words: string, open: readonly string[], mark: RegExp): boolean {
  const colon = words.indexOf(':')
  if (colon === -1 || words.startsWith('@') || open.length === 0) return false
  if (open.some((prelude) => withoutProperties.test(prelude))) return false
  return !mark.test(words.slice(0, colon)) && !/progid:/i.test(words)
}

/** Where the comment, text, address, sign or other letter ends that begins here. */
function endOfToken(css: string, at: number): number {
  if (css.startsWith('/*', at)) return endAfter(css, '*/', at + 2)
  const sign = css[at] ?? ''
  if (sign === '"' || sign === "'") return endOfText(css, at)
  if (sign === '\\') return at + 2
  if (/^url\(/i.test(css.slice(at, at + 4)) && !/["'\s]/.test(css[at + 4] ?? '')) {
    return endAfter(css, ')', at + 4)
  }
  if (/^url\(/i.test(css.slice(at, at + 4)))
    return endAfter(css, ')', endOfText(css, quoteAfter(css, at)))
  return at + 1
}

function quoteAfter(css: string, at: number): number {
  let quote = at + 4
  while (/\s/.test(css[quote] ?? '')) quote++
  return quote
}

function endAfter(css: string, sign: string, from: number): number {
  const end = css.indexOf(sign, from)
  return end === -1 ? css.length : end + sign.length
}

function endOfText(css: string, at: number): number {
  const quote = css[at] ?? ''
  let end = at + 1
  while (end < css.length && css[end] !== quote) end += css[end] === '\\' ? 2 : 1
  return Math.min(end + 1, css.length)
}
