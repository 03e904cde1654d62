import type { SalesPart } from './sales-api.ts'
import type { Change } from './sales-figures.ts'
import type { SalesPeriod, SalesStep } from './sales-period.ts'

/** What owners read of their sales. */

export const periodNames: Readonly<Record<SalesPeriod, string>> = {
  '7-days': 'Last 7 days',
  '30-days': 'Last 30 days',
  '12-weeks': 'Last 12 weeks',
  '12-months': 'Last 12 months',
}

const periodsBefore: Readonly<Record<SalesPeriod, string>> = {
  '7-days': 'the 7 days before',
  '30-days': 'the 30 days before',
  '12-weeks': 'the 12 weeks before',
  '12-months': 'the 12 months before',
}

/** By what sales are shown; those by time are called by what the time is cut into. */
export function partName(part: SalesPart, step: SalesStep): string {
  if (part === 'products') return 'By product'
  return part === 'codes' ? 'By discount' : `By ${step}`
}

/** What stands above the beginnings of the days, weeks or months. */
export const stepHeads: Readonly<Record<SalesStep, string>> = {
  day: 'Day',
  week: 'Week from',
  month: 'Month',
}

/** How a figure differs from the same time before. @param writeCount as people of the site do */
export function changeWords(
  change: Change,
  period: SalesPeriod,
  writeCount: (count: number) => string,
): string {
  const before = periodsBefore[period]
  switch (change.kind) {
    case 'none-before':
      return `No sales in ${before}`
    case 'same':
      return `As much as in ${before}`
    default:
      return `${writeCount(change.percent)}% ${change.kind} than in ${before}`
  }
}

export const salesNotes = {
  gross:
    'Gross sales are what orders came to, with shipping and taxes, after discounts. Net sales are what is left of them after refunds; a refund counts on the day of its order.',
  compared: 'The time before ends at the same time of the day, so that both are equally long.',
  products:
    'What products came to by their prices: without shipping, before discounts and refunds.',
  codes: 'An order that used several codes counts for each of them.',
  tests: 'Test orders: no money was taken for what is counted here.',
} as const

/** Of orders that are not counted. @param count 0: it is said all the same, as that explains the figures */
export function cancelledNote(count: number, writeCount: (count: number) => string): string {
  if (count === 0) return 'Cancelled orders are not counted.'
  return count === 1
    ? 'Cancelled orders are not counted: 1 of this time is left out.'
    : `Cancelled orders are not counted: ${writeCount(count)} of this time are left out.`
}

export function otherCurrenciesNote(
  count: number,
  currency: string,
  writeCount: (count: number) => string,
): string {
  const orders = count === 1 ? '1 order' : `${writeCount(count)} orders`
  return `The shop sells in ${currency} now: ${orders} in another currency ${count === 1 ? 'is' : 'are'} left out.`
}

/** @param amount as people read it */
export function giftCardsNote(amount: string): string {
  return `Gift cards paid ${amount} of the gross sales; a gift card that is sold counts on the day of its own order, too.`
}

/** What was given is in none of the figures. */
export function donationsNote(
  { count, cents }: { readonly count: number; readonly cents: number },
  write: {
    readonly count: (count: number) => string
    /** Minor units. */
    readonly money: (cents: number) => string
  },
): string {
  const given = count === 1 ? 'one donation' : `${write.count(count)} donations`
  return `Donations are no sales and not counted here: ${given} came to ${write.money(cents)}, less what went back.`
}
