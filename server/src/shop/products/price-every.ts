import type { SubscriptionPlan } from '@vitrine/rules/shop/products/subscription-plan.ts'
import { shopWords } from './shop-words.ts'

const units = ['WEEK', 'MONTH', 'YEAR'] as const

const english = [
  'every week',
  'every month',
  'every year',
  'every {n} weeks',
  'every {n} months',
  'every {n} years',
] as const

/** A price with how often it is paid, such as `€12.00 every 2 months`. @param locale of the page */
export function priceEvery(
  locale: string,
  price: string,
  { every, unit }: Pick<SubscriptionPlan, 'every' | 'unit'>,
): string {
  const code = locale.split('-')[0] ?? ''
  const words = Object.hasOwn(shopWords, code) ? shopWords[code]?.every : undefined
  const place = units.indexOf(unit) + (every === 1 ? 0 : units.length)
  const text = (words ?? english)[place] ?? ''
  const period = text.replace('{n}', String(every))
  // in Japanese the period comes first
  return code === 'ja' ? `${period}${price}` : `${price} ${period}`
}
