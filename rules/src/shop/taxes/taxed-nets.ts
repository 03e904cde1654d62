import { taxSums, type TaxOfLine, type TaxSum } from './tax-sums.ts'

/** A tax of a whole order, and what it is due on, which is without any tax; minor units. */
export type TaxedNet = TaxSum & { readonly netCents: number }

/**
 * What each tax of an order is due on, as a bill has to say (Directive 2006/112/EC, article 226, point 8),
 * in the order of `taxSums`.
 * @param isIncluded whether prices hold the taxes
 */
export function taxedNets(taxes: readonly TaxOfLine[], isIncluded: boolean): TaxedNet[] {
  const nets = new Map<string, number>()
  for (const shares of sharesOfBases(taxes)) {
    const held = isIncluded ? shares.reduce((sum, { cents }) => sum + cents, 0) : 0
    for (const share of shares) {
      const key = keyOf(share)
      nets.set(key, (nets.get(key) ?? 0) + share.baseCents - held)
    }
  }
  return taxSums(taxes).map((tax) => ({ ...tax, netCents: nets.get(keyOf(tax)) ?? 0 }))
}

function keyOf({ name, ppm }: Pick<TaxSum, 'name' | 'ppm'>): string {
  return JSON.stringify([name, ppm])
}

/**
 * The taxes of each price. A line has one price; shipping may be taxed part by part as the goods are,
 * each part with the taxes of its class: there the next one begins where a tax comes again, or on
 * another amount.
 */
function sharesOfBases(taxes: readonly TaxOfLine[]): TaxOfLine[][] {
  const bases: TaxOfLine[][] = []
  for (const tax of taxes) {
    const last = bases.at(-1)
    const [first] = last ?? []
    const isSame =
      first?.line === tax.line &&
      first.baseCents === tax.baseCents &&
      last?.every(({ name }) => name !== tax.name) === true
    if (isSame) last?.push(tax)
    else bases.push([tax])
  }
  return bases
}
