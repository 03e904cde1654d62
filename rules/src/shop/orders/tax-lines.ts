import { million, mulDiv, split } from '../../ground/money/shares.ts'

/** One tax, such as 8.875 % as 88,750 parts per million. */
export type TaxRate = { readonly id: string; readonly name: string; readonly ppm: number }

/** The taxes of the place that an order goes to. */
export type TaxPlan = {
  /** Added to prices, inside of them, or taken out of them first and none charged (exports). */
  readonly prices: 'added' | 'included' | 'net'
  readonly rounding: 'per-line' | 'per-order'
  /** By class of goods; of a class that is not here no tax is taken. */
  readonly rates: Readonly<Record<string, readonly TaxRate[]>>
  /** The class of shipping, or that of the goods that are sent; `fallback` where there are none. */
  readonly shipping:
    | { readonly kind: 'class'; readonly taxClass: string | null }
    | { readonly kind: 'follows-goods'; readonly fallback: string | null }
  /** What prices hold at home, by class; needed for `net` alone. */
  readonly homeRates?: Readonly<Record<string, readonly TaxRate[]>>
}

/** Something with a price on which tax is due: a line, or the part of shipping that goes with one class. */
export type TaxBase = { readonly taxClass: string | null; readonly baseCents: number }

/** One tax of one base. */
export type TaxShare = TaxRate & { readonly baseCents: number; readonly cents: number }

/** What a price of goods is without the tax of home that it holds. */
export function netOfHome(cents: number, plan: TaxPlan, taxClass: string | null): number {
  const all = sumOfRates(ratesOf(plan.homeRates ?? {}, taxClass))
  return cents - mulDiv(cents, all, million + all)
}

/**
 * The taxes of each base. Per line each is rounded by itself; per order once for all bases of the same
 * rates, and split back over them by what they are (Japan's invoices).
 */
export function taxBases(bases: readonly TaxBase[], plan: TaxPlan): (readonly TaxShare[])[] {
  const shares: TaxShare[][] = bases.map(() => [])
  if (plan.prices === 'net') return shares
  for (const places of groupsOf(bases, plan)) {
    const first = bases[places[0] ?? 0]
    const rates = ratesOf(plan.rates, first?.taxClass ?? null)
    const weights = places.map((at) => bases[at]?.baseCents ?? 0)
    const base = weights.reduce((sum, one) => sum + one, 0)
    for (const [index, cents] of taxesOn(base, rates, plan.prices).entries()) {
      const rate = rates[index]
      if (rate === undefined) continue
      for (const [turn, part] of split(cents, weights).entries()) {
        const at = places[turn] ?? 0
        shares[at]?.push({ ...rate, baseCents: weights[turn] ?? 0, cents: part })
      }
    }
  }
  return shares
}

/** The parts of shipping by class, as tax is due on each. */
export function shippingBases(
  cents: number,
  goods: readonly TaxBase[],
  { shipping, rates }: TaxPlan,
): readonly TaxBase[] {
  if (shipping.kind === 'class') return [{ taxClass: shipping.taxClass, baseCents: cents }]
  const taxed = goods.filter(
    ({ taxClass, baseCents }) => baseCents > 0 && ratesOf(rates, taxClass).length > 0,
  )
  const classes = [...new Set(taxed.map(({ taxClass }) => taxClass))]
  if (classes.length === 0) return [{ taxClass: shipping.fallback, baseCents: cents }]
  const weights = classes.map((taxClass) =>
    taxed.reduce((sum, one) => sum + (one.taxClass === taxClass ? one.baseCents : 0), 0),
  )
  const parts = split(cents, weights)
  return classes.map((taxClass, index) => ({ taxClass, baseCents: parts[index] ?? 0 }))
}

function ratesOf(
  rates: Readonly<Record<string, readonly TaxRate[]>>,
  taxClass: string | null,
): readonly TaxRate[] {
  return taxClass !== null && Object.hasOwn(rates, taxClass) ? (rates[taxClass] ?? []) : []
}

function sumOfRates(rates: readonly TaxRate[]): number {
  return rates.reduce((sum, { ppm }) => sum + ppm, 0)
}

/** Places of bases that are rounded together. */
function groupsOf(bases: readonly TaxBase[], plan: TaxPlan): readonly number[][] {
  if (plan.rounding === 'per-line') return bases.map((_base, at) => [at])
  const groups = new Map<string, number[]>()
  for (const [at, { taxClass }] of bases.entries()) {
    const key = JSON.stringify(ratesOf(plan.rates, taxClass).map(({ id }) => id))
    groups.set(key, [...(groups.get(key) ?? []), at])
  }
  return [...groups.values()]
}

/** Each rate's tax on a sum; of included ones the whole is rounded once and split by the rates. */
function taxesOn(base: number, rates: readonly TaxRate[], prices: 'added' | 'included'): number[] {
  if (prices === 'added') return rates.map(({ ppm }) => mulDiv(base, ppm, million))
  const all = sumOfRates(rates)
  return split(
    mulDiv(base, all, million + all),
    rates.map(({ ppm }) => ppm),
  )
}
