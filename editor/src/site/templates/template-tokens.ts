export type TokenKind =
  | 'brace'
  | 'instruction'
  | 'name'
  | 'formatter'
  | 'argument'
  | 'comment'
  | 'platform'

/** A piece of template text that looks its own way; offsets are of the text, ends exclusive. */
export type Token = { readonly from: number; readonly to: number; readonly kind: TokenKind }

/** Only the innermost braces can be a tag; a comment of several lines ends at `##}` or never. */
const piece = /\{##[^]*?(?:##\}|$)|\{[^{}]*\}|<\/?squarespace:[\w-]*/g

const instruction =
  /^\.(?:section|repeated(?:[ \t]+section)?|alternates[ \t]+with|end|or|if|var|eval|inject|macro|ctx|struct|include|meta-left|meta-right|newline|space|tab|[a-zA-Z][\w-]*\?)(?=[^\w?-]|$)/

const variable =
  /^(?:\d+|[@$]?[a-zA-Z][\w-]*|@)(?:[.](?:\d+|[@$]?[a-zA-Z][\w-]*|@))*(?:[ \f\n\r\t\v]*,[^|]*)?(?=\||$)/

/**
 * Finds the language's own pieces in template text, in order and without overlaps. Braces that are
 * no tag, such as those of a script, are left out.
 */
export function tokenizeTemplate(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(piece)) {
    const [found] = match
    const from = match.index
    const to = from + found.length
    if (found.startsWith('<'))
      tokens.push({ from: found[1] === '/' ? from + 2 : from + 1, to, kind: 'platform' })
    else if (found.startsWith('{#')) tokens.push({ from, to, kind: 'comment' })
    else tokens.push(...tokensOfTag(found.slice(1, -1), from + 1))
  }
  return tokens
}

function tokensOfTag(inner: string, start: number): Token[] {
  const inside = readInner(inner, start)
  if (inside.length === 0) return []
  return [
    { from: start - 1, to: start, kind: 'brace' },
    ...inside,
    { from: start + inner.length, to: start + inner.length + 1, kind: 'brace' },
  ]
}

function readInner(inner: string, start: number): Token[] {
  if (/^squarespace[.-]/.test(inner)) {
    return [{ from: start, to: start + inner.length, kind: 'platform' }]
  }
  const keyword = instruction.exec(inner)?.[0]
  if (keyword !== undefined) {
    const rest = inner.slice(keyword.length)
    return [
      { from: start, to: start + keyword.length, kind: 'instruction' },
      ...readRest(rest, start + keyword.length, keyword.endsWith('?')),
    ]
  }
  const name = variable.exec(inner)?.[0]
  if (name === undefined) return []
  return [
    { from: start, to: start + name.length, kind: 'name' },
    ...readFormatters(inner.slice(name.length), start + name.length),
  ]
}

/** What follows an instruction: arguments of a predicate, or names and what is done to them. */
function readRest(rest: string, start: number, isPredicate: boolean): Token[] {
  const bar = isPredicate ? -1 : rest.indexOf('|')
  const isOperator = rest[bar + 1] === '|'
  const end = bar === -1 || isOperator ? rest.length : bar
  const names: Token[] = []
  if (rest.slice(0, end).trim() !== '') {
    const kind = isPredicate ? 'argument' : 'name'
    names.push({ from: start + rest.search(/\S/), to: start + end, kind })
  }
  return [...names, ...readFormatters(rest.slice(end), start + end)]
}

/** `|json-pretty|date %Y` */
function readFormatters(rest: string, start: number): Token[] {
  const tokens: Token[] = []
  for (const match of rest.matchAll(/\|(?<name>[\w-]*)(?<args>[^|]*)/g)) {
    const from = start + match.index + 1
    const { name = '', args = '' } = match.groups ?? {}
    if (name !== '') tokens.push({ from, to: from + name.length, kind: 'formatter' })
    if (args.trim() !== '') {
      const argsFrom = from + name.length
      tokens.push({ from: argsFrom, to: argsFrom + args.length, kind: 'argument' })
    }
  }
  return tokens
}
