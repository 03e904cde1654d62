import { z } from 'zod'
import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { existingProduct } from '../products/existing-product.ts'
import { subscriptionPlan } from '../products/subscription-plan.ts'
import { refusedKind } from '../products/variant-rules.ts'

/** Says how often a product is paid. Who has subscribed already keeps what they have agreed to. */
export const setSubscriptionPlan = ownerAction({
  name: 'set-subscription-plan',
  title: 'Edit subscription of product',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-products',
  input: z.object({
    itemId: z.string().min(1).max(100),
    /** Null: it is paid once. */
    plan: subscriptionPlan.nullable(),
    /** The plan when the form was opened. */
    seen: subscriptionPlan.nullable().optional(),
  }),
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }, ...settingsOnly],
  perform(documents, { itemId, plan, seen }, { now }) {
    const item = existingProduct(documents, itemId)
    if ('ok' in item) return item
    const before = item.product.subscription ?? null
    if (canonicalJson(before) === canonicalJson(plan)) return ok([])
    if (seen !== undefined && canonicalJson(seen) !== canonicalJson(before)) {
      return refuse(changesRefusal('fields-changed'))
    }
    const product = { ...item.product, subscription: plan }
    const refusal = refusedKind(product)
    if (refusal !== undefined) return refuse(refusal)
    const after = { ...item, product, sample: false, updatedOn: now }
    const edit: DocumentEdit = { kind: 'item', id: itemId, after }
    if (
      plan === null ||
      documents.find('site-settings', 'site')?.store.sellsSubscriptions === true
    ) {
      return ok([edit])
    }
    const settings = editSettings(documents, (stands) =>
      ok({ ...stands, store: { ...stands.store, sellsSubscriptions: true } }),
    )
    return settings.ok ? ok([edit, ...settings.value]) : settings
  },
})
