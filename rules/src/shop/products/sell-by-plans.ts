import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import type { DocumentEdit, DocumentReader } from '../../ground/documents/document.ts'
import { makeId, type Random } from '../../ground/ids/ids.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { editSettings } from '../../site/sites/edit-settings.ts'
import { hasPlansAlike, plansOf } from './offered-plans.ts'
import type { Product } from './product.ts'
import { productsRefusal } from './products-messages.ts'
import type { OfferedPlan, PlannedSale } from './subscription-plan.ts'
import { refusedKind } from './variant-rules.ts'

type Moment = { readonly now: number; readonly random: Random }

/** A product as it is sold by plans from now on; without any it is sold once. */
export function sellByPlans(
  product: Product,
  { plans, isSoldOnce }: { readonly plans: readonly PlannedSale[]; readonly isSoldOnce: boolean },
  { now, random }: Moment,
): Result<Product> {
  const known = new Set(plansOf(product).map(({ id }) => id))
  if (plans.some(({ id }) => id !== undefined && !known.has(id))) {
    return refuse(changesRefusal('fields-changed'))
  }
  const named = plans.map((plan) => ({ ...plan, id: plan.id ?? makeId(now, random) }))
  if (hasTwoAlike(named)) return refuse(productsRefusal('same-plan-twice'))
  const after = { ...product, ...stored(named, isSoldOnce) }
  const refusal = refusedKind(after)
  return refusal === undefined ? ok(after) : refuse(refusal)
}

/** Nobody could tell them apart, whatever they save. */
function hasTwoAlike(plans: readonly OfferedPlan[]): boolean {
  return new Set(plans.map(({ id }) => id)).size < plans.length || hasPlansAlike(plans)
}

function stored(
  [first, ...others]: readonly OfferedPlan[],
  isSoldOnceToo: boolean,
): Pick<Product, 'subscription' | 'furtherPlans' | 'isSoldOnceToo'> {
  if (first === undefined) return { subscription: null, furtherPlans: [], isSoldOnceToo: false }
  return { subscription: first, furtherPlans: others, isSoldOnceToo }
}

/** Notes in the settings that the shop has sold something as a subscription, if they do not say so. */
export function noteSubscriptions(documents: DocumentReader): Result<readonly DocumentEdit[]> {
  const sells = documents.find('site-settings', 'site')?.store.sellsSubscriptions
  if (sells === true) return ok([])
  return editSettings(documents, (before) =>
    ok({ ...before, store: { ...before.store, sellsSubscriptions: true } }),
  )
}
