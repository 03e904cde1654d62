import type { MoneyOptions } from '../../ground/money/money-pattern.ts'

/** What shipping costs, in minor units, as the site writes money; a word where it costs nothing. */
export function shippingPrice(
  cents: number,
  money: (cents: number, options: MoneyOptions) => string,
  freeLabel = 'Free',
): string {
  return money(cents, { freeIfZero: true, freeLabel })
}
