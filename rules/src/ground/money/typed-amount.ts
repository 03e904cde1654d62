import { currencyOf } from './currency.ts'

/** The largest amount that somebody may type, in minor units. */
export const mostCents = 1_000_000_000_000

/** How amounts are written where somebody types them. */
export type AmountStyle = {
  /** Digits after the decimal sign, as the currency has them. */
  readonly fractionDigits: number
  /** The language's own: `1.50` in en-US, `1,50` in de-DE. */
  readonly decimalSign: '.' | ','
  /** What people write beside an amount of this currency, such as `$` and `USD`; others are refused. */
  readonly signs?: readonly string[]
}

/** @param decimalSign of the site's language; one that is neither point nor comma counts as a point */
export function amountStyle(
  currency: string,
  decimalSign: string,
  signs: readonly string[] = [],
): AmountStyle {
  const { fractionDigits } = currencyOf(currency)
  return { fractionDigits, decimalSign: decimalSign === ',' ? ',' : '.', signs }
}

/** Minor units as a field shows them, without groups: 1250 USD is `12.50`, in German `12,50`. */
export function writeTypedAmount(cents: number, style: AmountStyle): string {
  const { fractionDigits, decimalSign } = style
  const digits = String(cents).padStart(fractionDigits + 1, '0')
  if (fractionDigits === 0) return digits
  return digits.slice(0, -fractionDigits) + decimalSign + digits.slice(-fractionDigits)
}

/**
 * What somebody typed as minor units. It is digits, groups of three where nothing else can be
 * meant, and after a point or comma at most as many decimals as the currency has: `12.5`, `12,50`,
 * `1,234.50`, `1.234,50`, `1 234` USD.
 *
 * A single point or comma in front of three digits could be either: the language's decimal sign is
 * never taken for a group, as `4.555` would become a thousand times as much, and the other sign
 * only where the currency has fewer decimals than three.
 * Digits may be Arabic or Persian ones. The currency's own sign may stand before or behind it, once: `$5`, `5 EUR`. Another one's is no
 * part of an amount here.
 * @returns undefined where it is no amount, below zero, too large, too precise or could mean two amounts
 */
export function readTypedAmount(text: string, style: AmountStyle): number | undefined {
  const parts = partsOf(withoutSign(inLatinDigits(text.trim()), style), style)
  if (parts === undefined || parts.fraction.length > style.fractionDigits) return undefined
  const cents = Number(parts.whole + parts.fraction.padEnd(style.fractionDigits, '0'))
  return cents <= mostCents ? cents : undefined
}

/** Arabic and Persian digits with their signs, as the same in Latin ones (Unicode, Nd of these blocks). */
function inLatinDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
}

function withoutSign(text: string, { signs = [] }: AmountStyle): string {
  const lower = text.toLowerCase()
  // of `US$` and `$` the longer one
  for (const sign of signs.toSorted((one, other) => other.length - one.length)) {
    const own = sign.toLowerCase()
    if (lower.startsWith(own)) return text.slice(own.length).trimStart()
    if (lower.endsWith(own)) return text.slice(0, -own.length).trimEnd()
  }
  return text
}

type Parts = { readonly whole: string; readonly fraction: string }

function partsOf(text: string, style: AmountStyle): Parts | undefined {
  const plain = /^(\d+)(?:([.,])(\d+))?$/.exec(text)
  if (plain !== null) {
    const [, whole = '', sign, fraction = ''] = plain
    if (sign === undefined) return { whole, fraction }
    if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text) || sign === style.decimalSign) {
      return { whole, fraction }
    }
    return style.fractionDigits < 3 ? { whole: whole + fraction, fraction: '' } : undefined
  }
  // one and the same group sign all through, and another one in front of the decimals
  const grouped = /^([1-9]\d{0,2}(?:([.,'’ \u00a0\u202f])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/
  const found = grouped.exec(text)
  if (found === null) return undefined
  return { whole: (found[1] ?? '').replaceAll(/\D/g, ''), fraction: found[3] ?? '' }
}
