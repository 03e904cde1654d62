/**
 * Makes an owner's LESS ready for the compiler: the dialect of existing templates is older than it
 * (selector escapes, system sheets by `@import`), and modern CSS values are younger (their slashes
 * and mixed units would be calculated away). `docs/decisions/0010-owner-stylesheets.md` says why.
 */
export function prepareLess(source: string): string {
  return protectValues(unescapeSelectors(dropImports(source)))
}

/** `@import` names a system sheet or nothing; `@plugin` would run code. Neither is followed. */
function dropImports(source: string): string {
  return source.replace(/@(?:import|plugin)\b[^;{}]{0,1000};?/g, keepLines)
}

/** `(~".x:nth-child(@{n}n+1)") {` as the interpolated selector it means. */
function unescapeSelectors(source: string): string {
  return source.replace(/\(~(["'])([^"'\n{}]*(?:@\{[\w-]+\}[^"'\n{}]*)*)\1\)(?=\s*[{,])/g, '$2')
}

/** Properties that older stylesheets never had: their slash never divides. */
const modernProperties =
  /^(?:aspect-ratio|grid-area|grid-row|grid-column|grid|grid-template|offset|container|animation-range)$/

/** Values whose slash separates where blanks stand around it. */
const slashProperties = /^(?:border-radius|border-image|mask|mask-border|background|font)$/

const modernFunction =
  /(?:^|[\s,(])(?:calc|clamp|min|max|minmax|fit-content|repeat|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix|env|var)\(/

/**
 * What may be a declaration; it is one where `;` or `}` follows. That is looked at afterwards: a
 * pattern that asks for it would read a long value without an end again from each of its lines.
 */
const declaration =
  /(?<before>(?:[;{}]|^)[ \t]*)(?<name>-{0,2}[a-zA-Z][\w-]*)(?<colon>\s*:)(?<value>(?:[^;{}"'`\\~]|@\{[\w-]+\})*)/gm

function protectValues(source: string): string {
  return source.replace(declaration, (whole: string, ...groups: unknown[]) => {
    const parts = groups.at(-1) as Record<'before' | 'name' | 'colon' | 'value', string>
    const after = source[Number(groups.at(-3)) + whole.length]
    if ((after !== ';' && after !== '}') || !needsProtection(parts.name, parts.value)) return whole
    const text = parts.value.trim().replace(/@(?!\{)([\w-]+)/g, '@{$1}')
    // errors are told by their lines, so none gets lost
    const breaks = parts.value.replace(/[^\n]/g, '')
    return `${parts.before}${parts.name}${parts.colon}~"${text.replace(/\s+/g, ' ')}"${breaks}`
  })
}

function needsProtection(name: string, value: string): boolean {
  if (name.startsWith('--') || value.includes('//') || value.includes('/*')) return false
  if (/(?:^|[\s,(])(?:clamp|min|max|calc)\(/.test(value)) return !usesLessMath(value)
  if (!value.includes('/') || usesLessMath(value)) return false
  if (modernFunction.test(value)) return /\((?:[^()@]|\([^()]*\))*\//.test(value)
  if (modernProperties.test(name)) return true
  return slashProperties.test(name) && / \/ /.test(value)
}

/** Colour functions and `e()` are the compiler's own; their values stay its business. */
function usesLessMath(value: string): boolean {
  return /\b(?:darken|lighten|fade|fadein|fadeout|mix|spin|saturate|desaturate|percentage|unit|round|ceil|floor|e|escape)\(/.test(
    value,
  )
}

function keepLines(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
