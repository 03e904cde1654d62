import { formatMoney, type Money } from '@vitrine/rules/money/money.ts'

/** An amount of an order for people; `value` is minor units as text. */
export function formatAmount({ value, currency }: Money): string {
  return formatMoney(Number(value), currency)
}
