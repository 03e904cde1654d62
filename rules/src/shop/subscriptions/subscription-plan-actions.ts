import { z } from 'zod'
import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { settingsOnly } from '../../site/sites/edit-settings.ts'
import { existingProduct } from '../products/existing-product.ts'
import { isSoldOnce, mostPlans, plansOf } from '../products/offered-plans.ts'
import type { Product } from '../products/product.ts'
import { noteSubscriptions, sellByPlans } from '../products/sell-by-plans.ts'
import { plannedSale } from '../products/subscription-plan.ts'

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
    const sold = sellByPlans(item.product, wanted, { now, random })
    if (!sold.ok) return sold
    const after = { ...item, product: sold.value, sample: false, updatedOn: now }
    const edit: DocumentEdit = { kind: 'item', id: itemId, after }
    if (plans.length === 0) return ok([edit])
    const noted = noteSubscriptions(documents)
    return noted.ok ? ok([edit, ...noted.value]) : noted
  },
})
