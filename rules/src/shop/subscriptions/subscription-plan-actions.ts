import { z } from 'zod'
import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { existingProduct } from '../products/existing-product.ts'
import { isSoldOnce, mostPlans, periodOf, plansOf } from '../products/offered-plans.ts'
import type { Product } from '../products/product.ts'
import { productsRefusal } from '../products/products-messages.ts'
import {
  plannedSale,
  type OfferedPlan,
  type SubscriptionPlan,
} from '../products/subscription-plan.ts'
import { refusedKind } from '../products/variant-rules.ts'

const sale = z.object({
  /** In the order in which they are offered; none: it is paid once. */
  plans: z.array(plannedSale).max(mostPlans),
  /** Whether it is sold once as well. */
  isSoldOnce: z.boolean(),
})
export type SaleOfProduct = z.output<typeof sale>

/** How a product is sold, as its owner sets it. */
export function saleOf(product: Product): SaleOfProduct {
  return { plans: [...plansOf(product)], isSoldOnce: isSoldOnce(product) }
}

/** Says whether a product is paid once, by plans, or both. Who has subscribed already keeps what they have agreed to. */
export const setSubscriptionPlan = ownerAction({
  name: 'set-subscription-plan',
  title: 'Edit subscription of product',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-products',
  input: z.object({
    itemId: z.string().min(1).max(100),
    ...sale.shape,
    /** How it was sold when the form was opened. */
    seen: sale.optional(),
  }),
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }, ...settingsOnly],
  perform(documents, { itemId, plans, isSoldOnce: isWantedOnce, seen }, { now, random }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    const stands = saleOf(item.product)
    const wanted = { plans, isSoldOnce: isWantedOnce || plans.length === 0 }
    if (canonicalJson(stands) === canonicalJson(wanted)) return ok([])
    if (seen !== undefined && canonicalJson(seen) !== canonicalJson(stands)) {
      return refuse(changesRefusal('fields-changed'))
    }
    const known = new Set(stands.plans.map(({ id }) => id))
    if (plans.some(({ id }) => id !== undefined && !known.has(id))) {
      return refuse(changesRefusal('fields-changed'))
    }
    const named = plans.map((plan) => ({ ...plan, id: plan.id ?? makeId(now, random) }))
    if (hasTwoAlike(named)) return refuse(productsRefusal('same-plan-twice'))
    const product = { ...item.product, ...stored(named, wanted.isSoldOnce) }
    const refusal = refusedKind(product)
    if (refusal !== undefined) return refuse(refusal)
    const after = { ...item, product, sample: false, updatedOn: now }
    const edit: DocumentEdit = { kind: 'item', id: itemId, after }
    if (
      plans.length === 0 ||
      documents.find('site-settings', 'site')?.store.sellsSubscriptions === true
    ) {
      return ok([edit])
    }
    const settings = editSettings(documents, (before) =>
      ok({ ...before, store: { ...before.store, sellsSubscriptions: true } }),
    )
    return settings.ok ? ok([edit, ...settings.value]) : settings
  },
})

/** Nobody could tell them apart, whatever they save. */
function hasTwoAlike(plans: readonly OfferedPlan[]): boolean {
  const ids = new Set(plans.map(({ id }) => id))
  const periods = new Set(plans.map((plan) => canonicalJson(inMonths(periodOf(plan)))))
  return ids.size < plans.length || periods.size < plans.length
}

/** A year is twelve months, however it is said. */
function inMonths({ every, unit, cycles }: SubscriptionPlan): SubscriptionPlan {
  return unit === 'YEAR' ? { every: every * 12, unit: 'MONTH', cycles } : { every, unit, cycles }
}

function stored(
  [first, ...others]: readonly OfferedPlan[],
  isSoldOnceToo: boolean,
): Pick<Product, 'subscription' | 'furtherPlans' | 'isSoldOnceToo'> {
  if (first === undefined) return { subscription: null, furtherPlans: [], isSoldOnceToo: false }
  return { subscription: first, furtherPlans: others, isSoldOnceToo }
}
