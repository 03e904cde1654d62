import { z } from 'zod'

/** How long each unit of a period may be repeated, so that one is at most five years long. */
export const mostOfUnit = { WEEK: 260, MONTH: 60, YEAR: 5 } as const
export type PeriodUnit = keyof typeof mostOfUnit

/** The most cycles that a plan may end after. */
export const mostCycles = 1000

const planFields = z.object({
  every: z.int().min(1).max(mostOfUnit.WEEK),
  unit: z.enum(['WEEK', 'MONTH', 'YEAR']),
  /** 0: until it is canceled. What ends after the first payment is none. */
  cycles: z.int().min(0).max(mostCycles),
})

/** What is paid again and again: each so many units, and how often in all (spec §3). */
export const subscriptionPlan = planFields.refine(isPossible)
export type SubscriptionPlan = z.output<typeof planFields>

function isPossible({ every, unit, cycles }: z.output<typeof planFields>): boolean {
  return every <= mostOfUnit[unit] && cycles !== 1
}

/** The most that a plan saves, in thousandths of the price. */
export const mostSaving = 900

/** A plan as its owner sets it; one without an id is new. */
export const plannedSale = planFields
  .extend({
    id: z.string().min(1).max(64).optional(),
    /** Thousandths of the price, in whole or half percents. */
    savingPerMille: z.int().min(0).max(mostSaving).multipleOf(5),
  })
  .refine(isPossible)
export type PlannedSale = z.output<typeof plannedSale>

/** A plan that a product can be subscribed by. */
export type OfferedPlan = SubscriptionPlan & {
  /** Of this product's plans it is the only one with it. */
  readonly id: string
  /** What of the price it saves, in thousandths. */
  readonly savingPerMille: number
}

/** As documents hold it: a plan from before there were several has neither id nor saving. */
export type StoredPlan = SubscriptionPlan & Partial<Pick<OfferedPlan, 'id' | 'savingPerMille'>>

/** A plan as templates read it (spec §3). */
export function planInContext({ every, unit, cycles }: SubscriptionPlan) {
  return { billingPeriod: { value: every, unit }, numBillingCycles: cycles }
}
