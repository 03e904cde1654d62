import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { mulDiv } from '../../ground/money/shares.ts'
import type { Product } from './product.ts'
import type { OfferedPlan, StoredPlan, SubscriptionPlan } from './subscription-plan.ts'

/** The most plans of one product. */
export const mostPlans = 5

/** The id of a plan from before there were several. */
export const firstPlanId = 'first'

type Sold = Pick<Product, 'subscription' | 'furtherPlans' | 'isSoldOnceToo'>

/** The plans of a product in the order in which they are offered; none where it is sold once. */
export function plansOf({ subscription, furtherPlans = [] }: Sold): readonly OfferedPlan[] {
  if (subscription == null) return []
  return [subscription, ...furtherPlans].map(offered)
}

function offered(plan: StoredPlan): OfferedPlan {
  return { ...plan, id: plan.id ?? firstPlanId, savingPerMille: plan.savingPerMille ?? 0 }
}

/** Whether it goes into carts: what has plans does only where its owner wants both. */
export function isSoldOnce({ subscription, isSoldOnceToo = false }: Sold): boolean {
  return subscription == null || isSoldOnceToo
}

/** A plan by its id; the first one for whoever names none, undefined where it is not offered. */
export function findPlan(product: Sold, id: string | null): OfferedPlan | undefined {
  const plans = plansOf(product)
  return id === null ? plans[0] : plans.find((plan) => plan.id === id)
}

/** When it is paid and how often, without the words of its product. */
export function periodOf({ every, unit, cycles }: SubscriptionPlan): SubscriptionPlan {
  return { every, unit, cycles }
}

/** Whether two plans are paid equally often and end alike: nobody could tell them apart, whatever they save. */
export function hasPlansAlike(plans: readonly SubscriptionPlan[]): boolean {
  return new Set(plans.map((plan) => canonicalJson(inMonths(periodOf(plan))))).size < plans.length
}

/** A year is twelve months, however it is said. */
function inMonths({ every, unit, cycles }: SubscriptionPlan): SubscriptionPlan {
  return unit === 'YEAR' ? { every: every * 12, unit: 'MONTH', cycles } : { every, unit, cycles }
}

/**
 * What each payment of a plan comes to, in whole minor units, halves up; never nothing of what costs
 * something. @param cents paid once
 */
export function centsByPlan(cents: number, plan: Pick<OfferedPlan, 'savingPerMille'>): number {
  return Math.max(Math.min(cents, 1), mulDiv(cents, 1000 - plan.savingPerMille, 1000))
}
