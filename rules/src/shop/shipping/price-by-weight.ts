import type { WeightPrices } from '../../site/sites/site-settings.ts'

/** Sums are of whole thousandths, as weights have three decimals at most. */
const thousandths = 1000

/** What lines weigh together, in units of weight of the site; a weight that is not known is none. */
export function weightOf(
  lines: readonly { readonly weight: number; readonly quantity: number }[],
): number {
  const sum = lines.reduce(
    (all, { weight, quantity }) => all + Math.round(weight * thousandths) * quantity,
    0,
  )
  return sum / thousandths
}

/** Whether something of a weight goes in a way at all. */
export function takesWeight({ mostWeight }: WeightPrices, weight: number): boolean {
  return weight <= (mostWeight ?? Infinity)
}

/** What a way costs at a weight: the price of the heaviest step that it reaches, else its own. */
export function priceAtWeight(
  way: WeightPrices & { readonly priceCents: number },
  weight: number,
): number {
  const reached = (way.weightSteps ?? []).filter(({ from }) => weight >= from)
  const [heaviest] = reached.toSorted((one, other) => other.from - one.from)
  return heaviest?.priceCents ?? way.priceCents
}
