/**
 * What the contents of goods are measured in. Shops of the European Union say what a kilogram, a liter,
 * a meter, a square meter or a piece costs (Directive 98/6/EC, articles 2 b and 3).
 */
export const contentUnits = ['none', 'g', 'kg', 'ml', 'l', 'cm', 'm', 'm2', 'piece'] as const
export type ContentUnit = (typeof contentUnits)[number]

/** Whose price is said, as it is written after the stroke; `piece` has a word in each language. */
export type PricedUnit = 'kg' | 'l' | 'm' | 'm²' | 'piece'

type Scale = { readonly per: PricedUnit; readonly times: number }

const scales: Readonly<Record<Exclude<ContentUnit, 'none'>, Scale>> = {
  g: { per: 'kg', times: 1000 },
  kg: { per: 'kg', times: 1 },
  ml: { per: 'l', times: 1000 },
  l: { per: 'l', times: 1 },
  cm: { per: 'm', times: 100 },
  m: { per: 'm', times: 1 },
  m2: { per: 'm²', times: 1 },
  piece: { per: 'piece', times: 1 },
}

export type UnitPrice = { readonly cents: number; readonly per: PricedUnit }

/**
 * The price of a unit, rounded half up.
 * @param cents what all of it costs, in minor units
 * @param content how much it is in `unit`, with three decimals at most; 0: not known
 * @returns null where nothing is said of it
 */
export function unitPriceOf(cents: number, content: number, unit: ContentUnit): UnitPrice | null {
  const thousandths = Math.round(content * 1000)
  if (unit === 'none' || thousandths <= 0) return null
  const { per, times } = scales[unit]
  const whole = BigInt(cents) * BigInt(times * 1000)
  const rounded = (whole * 2n + BigInt(thousandths)) / BigInt(thousandths * 2)
  // less than can be paid tells nobody anything
  if (rounded === 0n || rounded > BigInt(Number.MAX_SAFE_INTEGER)) return null
  return { cents: Number(rounded), per }
}
