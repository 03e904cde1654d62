import { z } from 'zod'

/** How long each unit of a period may be repeated, so that one is at most five years long. */
export const mostOfUnit = { WEEK: 260, MONTH: 60, YEAR: 5 } as const
export type PeriodUnit = keyof typeof mostOfUnit

/** The most cycles that a plan may end after. */
export const mostCycles = 1000

/** What is paid again and again: each so many units, and how often in all (spec §3). */
export const subscriptionPlan = z
  .object({
    every: z.int().min(1).max(mostOfUnit.WEEK),
    unit: z.enum(['WEEK', 'MONTH', 'YEAR']),
    /** 0: until it is canceled. What ends after the first payment is none. */
    cycles: z.int().min(0).max(mostCycles),
  })
  .refine(({ every, unit, cycles }) => every <= mostOfUnit[unit] && cycles !== 1)
export type SubscriptionPlan = z.output<typeof subscriptionPlan>

/** A plan as templates read it (spec §3). */
export function planInContext({ every, unit, cycles }: SubscriptionPlan) {
  return { billingPeriod: { value: every, unit }, numBillingCycles: cycles }
}
