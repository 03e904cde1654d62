import { formatMoney } from '../money/money.ts'

/** What shipping costs, as shoppers and owners read it: nothing is `Free` (spec §6, free if zero). */
export function shippingPrice(cents: number, currency: string): string {
  return formatMoney(cents, currency, { table: 'en-US', freeIfZero: true, freeLabel: 'Free' })
}
