import type { SiteSettings } from '../../site/sites/site-settings.ts'
import type { PricedOrder } from '../orders/price-order.ts'

/** One tax of a line, or of the shipping; minor units. */
export type TaxOfLine = {
  /** The line's place among those that were summed, from 1; null: the shipping. */
  readonly line: number | null
  readonly name: string
  readonly ppm: number
  readonly baseCents: number
  readonly cents: number
}

/** One tax of a whole order; minor units. */
export type TaxSum = { readonly name: string; readonly ppm: number; readonly cents: number }

/** The taxes of an order, line by line. */
export function taxesOfLines({
  lines,
  shipping,
}: Pick<PricedOrder, 'lines' | 'shipping'>): TaxOfLine[] {
  const named = (line: number | null, shares: PricedOrder['lines'][number]['taxes']): TaxOfLine[] =>
    shares.map(({ name, ppm, baseCents, cents }) => ({ line, name, ppm, baseCents, cents }))
  return [
    ...lines.flatMap(({ taxes }, at) => named(at + 1, taxes)),
    ...(shipping === null ? [] : named(null, shipping.taxes)),
  ]
}

/**
 * What each tax makes altogether, as a place names them, and of one name the largest rate first; what
 * makes nothing is left out.
 */
export function taxSums(taxes: readonly TaxOfLine[]): TaxSum[] {
  const found = new Map<string, TaxSum>()
  for (const { name, ppm, cents } of taxes) {
    const key = JSON.stringify([name, ppm])
    const before = found.get(key)?.cents ?? 0
    found.set(key, { name, ppm, cents: before + cents })
  }
  const names = [...new Set(taxes.map(({ name }) => name))]
  const turn = ({ name }: TaxSum): number => names.indexOf(name)
  return [...found.values()]
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => turn(one) - turn(other) || other.ppm - one.ppm)
}

/** The shop's own number, where an order has taxes that it stands for; else empty. */
export function taxNumberOf(
  { store }: Pick<SiteSettings, 'store'>,
  taxes: readonly TaxOfLine[],
): string {
  return taxes.length === 0 ? '' : (store.taxes?.taxNumber ?? '')
}

/** As everybody reads it, such as `VAT 19%`: digits that no place writes otherwise, with a point. */
export function taxLabel({ name, ppm }: Pick<TaxSum, 'name' | 'ppm'>): string {
  return `${name} ${ppm / 10_000}%`
}
