/** How the figures of a table are written, so that an axis writes them likewise. */
export type NumberStyle = {
  readonly before: string
  readonly after: string
  readonly decimal: '.' | ','
}

type Figure = {
  readonly before: string
  readonly digits: string
  readonly after: string
  readonly isNegative: boolean
}

const longestUnit = 12

/** Arabic and Persian figures by the digits that numbers are made of. */
function withLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹٫٬]/g, (sign) => {
    const code = sign.charCodeAt(0)
    if (sign === '٫') return '.'
    if (sign === '٬') return ','
    return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660))
  })
}

/** What stands before, in and after the digits of a cell; undefined where it is no figure. */
function figureOf(cell: string): Figure | undefined {
  const typed = withLatinDigits(cell.trim())
  // accounts write losses in brackets
  const isLoss = typed.startsWith('(') && typed.endsWith(')')
  const text = isLoss ? typed.slice(1, -1).trim() : typed
  const first = text.search(/[.,]?\d/)
  if (first === -1) return undefined
  const end = text.search(/\d\D*$/) + 1
  const before = text.slice(0, first)
  const after = text.slice(end)
  if (before.length > longestUnit || after.length > longestUnit) return undefined
  return {
    before: before.replace(/[+\-−]/g, '').trimStart(),
    digits: text.slice(first, end),
    after: after.trimEnd(),
    isNegative: isLoss || /[-−]/.test(before),
  }
}

/** The number that somebody typed, with or without its unit; null where there is none. */
export function readCellNumber(cell: string): number | null {
  const found = figureOf(cell)
  if (found === undefined || !partsThousands(found.digits)) return null
  const digits = plainDigits(found.digits)
  const value = /^[\d.]+$/.test(digits) ? Number(digits) : Number.NaN
  if (Number.isNaN(value) || value > 1e15 || (value !== 0 && value < 1e-9)) return null
  return found.isNegative ? -value : value
}

/** Whether blanks and apostrophes stand before every three digits: `3 2026` is no figure. */
function partsThousands(written: string): boolean {
  const [first = '', ...groups] = written.split(/[.,]\d*$/)[0]?.split(/[\s'’]+/) ?? []
  return groups.length === 0 || (first.length <= 3 && groups.every(({ length }) => length === 3))
}

/** Digits with a point, of any way to write groups and decimals. */
function plainDigits(written: string): string {
  const digits = written.replace(/[\s'’]/g, '')
  const decimal = decimalOf(digits)
  const group = decimal === ',' ? '.' : ','
  return digits.replaceAll(group, '').replace(decimal, '.')
}

/** Of two signs the last; a comma alone is one unless it parts thousands. */
function decimalOf(digits: string): '.' | ',' {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  if (point !== -1 && comma !== -1) return point > comma ? '.' : ','
  if (comma !== -1) return /^\d{1,3}(?:,\d{3})+$/.test(digits) ? '.' : ','
  return /^\d{1,3}(?:\.\d{3}){2,}$/.test(digits) ? ',' : '.'
}

/** The unit that all figures have, and their decimal sign. */
export function numberStyleOf(cells: readonly string[]): NumberStyle {
  const found = cells.flatMap((cell) => {
    const figure = readCellNumber(cell) === null ? undefined : figureOf(cell)
    return figure === undefined ? [] : [figure]
  })
  const shared = (name: 'before' | 'after'): string => {
    const [first, ...others] = new Set(found.map((figure) => figure[name]))
    return others.length === 0 ? (first ?? '') : ''
  }
  const hasCommas = found.some(({ digits }) => digits.includes(',') && decimalOf(digits) === ',')
  return { before: shared('before'), after: shared('after'), decimal: hasCommas ? ',' : '.' }
}

/** A figure of an axis: thousands apart, no more decimals than it has. */
export function writeNumber(value: number, { before, after, decimal }: NumberStyle): string {
  const [whole = '', rest] = String(Number(Math.abs(value).toPrecision(12))).split('.')
  const grouped = whole.length > 4 ? inThousands(whole) : whole
  const digits = rest === undefined ? grouped : `${grouped}${decimal}${rest}`
  return `${value < 0 ? '−' : ''}${before}${digits}${after}`
}

function inThousands(digits: string): string {
  const first = digits.length % 3
  const groups = Array.from({ length: Math.floor(digits.length / 3) }, (_, at) =>
    digits.slice(first + at * 3, first + at * 3 + 3),
  )
  return [digits.slice(0, first), ...groups].filter((group) => group !== '').join('\u202f')
}
