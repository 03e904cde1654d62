import type { SubscriptionPlan } from '@vitrine/rules/shop/products/subscription-plan.ts'

const names = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const

/** Such as `every 2 months, 6 times`. */
export function planWords({ every, unit, cycles }: SubscriptionPlan): string {
  const period = every === 1 ? names[unit] : `${every} ${names[unit]}s`
  if (cycles === 0) return `every ${period}`
  return `every ${period}, ${cycles} times`
}
