/** No amount is written with more signs; it also bounds the work on one. */
const longestDecimal = 100

/** Reads a decimal such as `-1234.50` or `.5`; undefined when the text is none. */
function readDecimal(
  text: string,
): { negative: boolean; whole: string; fraction: string } | undefined {
  if (text.length > longestDecimal) return undefined
  const found = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim())
  if (found === null) return undefined
  const [, sign, whole = '', fraction = ''] = found
  if (whole === '' && fraction === '') return undefined
  return { negative: sign === '-', whole, fraction }
}

/**
 * A decimal with commas between thousands and a fixed number of decimals, rounded half away from
 * zero: `1234.5` with 2 decimals is `1,234.50`. Text that is no decimal counts as 0.
 */
export function groupDecimal(text: string, decimals: number): string {
  const known = grouped.get(decimals)?.get(text)
  return known ?? keepGrouped(text, decimals, writeGrouped(text, decimals))
}

/** How many figures are kept; the prices of a shop are shown over and over. */
const keptFigures = 2_000
const grouped = new Map<number, Map<string, string>>()

function keepGrouped(text: string, decimals: number, figure: string): string {
  if (text.length > longestDecimal) return figure
  const known = grouped.get(decimals) ?? new Map<string, string>()
  if (known.size >= keptFigures) known.clear()
  grouped.set(decimals, known.set(text, figure))
  return figure
}

function writeGrouped(text: string, decimals: number): string {
  const { negative, whole, fraction } = readDecimal(text) ?? {
    negative: false,
    whole: '',
    fraction: '',
  }
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  const rounded = fraction.charAt(decimals) >= '5' ? addOne(whole + kept) : whole + kept
  const digits = rounded.replace(/^0+/, '').padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const sign = negative && /[1-9]/.test(digits) ? '-' : ''
  const integer = sign + separateThousands(digits.slice(0, cut))
  return decimals === 0 ? integer : `${integer}.${digits.slice(cut)}`
}

function addOne(digits: string): string {
  return (BigInt(`0${digits}`) + 1n).toString().padStart(digits.length, '0')
}

/** `1234567` as `1,234,567`. */
export function separateThousands(digits: string): string {
  const head = digits.length % 3 || 3
  return digits.slice(0, head) + digits.slice(head).replace(/\d{3}/g, ',$&')
}

/** A decimal of major units as a decimal of hundredths: `10.00` is `1000`, `.5` is `50`. */
export function toHundredths(text: string): string {
  const read = readDecimal(text)
  if (read === undefined) return '0'
  const fraction = read.fraction.padEnd(2, '0')
  const integer = BigInt(`0${read.whole}${fraction.slice(0, 2)}`).toString()
  const rest = withoutTrailingZeros(fraction.slice(2))
  const sign = read.negative && (integer !== '0' || rest !== '') ? '-' : ''
  return sign + integer + (rest === '' ? '' : `.${rest}`)
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

/** Which of two decimals is larger: negative, 0 or positive, as for sorting. */
export function compareDecimals(a: string, b: string): number {
  return toNumber(a) - toNumber(b)
}

/** A decimal as a number; what is none counts as 0. */
export function toNumber(text: string): number {
  const value = Number.parseFloat(text)
  return Number.isNaN(value) ? 0 : value
}

/** Hundredths as a decimal of major units: `1050` is `10.50`. Anything but a number is `0`. */
export function toMajorUnits(hundredths: number): string {
  if (!Number.isFinite(hundredths)) return '0'
  if (!Number.isSafeInteger(hundredths)) return (hundredths / 100).toFixed(2)
  // a division would lose the cents of large amounts
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Whether a text is a decimal, with or without an exponent. */
export function isDecimal(text: string): boolean {
  return (
    text.length <= longestDecimal && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(text)
  )
}

/** A hundredth of a decimal, exactly: `1e3` is `1e1`, `12345` is `12345e-2`. */
export function hundredthOf(text: string): string {
  const [digits = '', exponent = '0'] = text.toLowerCase().split('e')
  return `${digits}e${Number(exponent) - 2}`
}
