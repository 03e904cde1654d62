import { cartEntryRefusal } from '@vitrine/rules/shop/cart/cart-entry-messages.ts'
import { decideAdd, wantsSubscription } from '@vitrine/rules/shop/cart/add-to-cart.ts'
import { cartRefusal } from '@vitrine/rules/shop/cart/cart-messages.ts'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import type { Context } from '../../ground/context.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { addEntry } from './add-entry-store.ts'
import { parseFields, type AddInput } from './add-to-cart.ts'
import { formOfProduct, keptFields } from './product-form.ts'
import { markAsSubscription } from './subscription-cart.ts'
import { subscriptionCartToken } from './cart-token.ts'
import { readSettings } from './load-cart.ts'

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'random' | 'now'>

/** An owner's change between the look and the write costs another try. */
const attempts = 20

/**
 * Begins a subscription: puts its product into a cart of its own, beside that of the shopper.
 * @returns the token of that cart, by which its checkout is found
 */
export async function addSubscription(
  context: Pick<Context, 'signingKey'>,
  view: SiteView,
  input: AddInput,
  { now, random }: Request,
): Promise<Result<string>> {
  const { documents } = view
  const fields = parseFields(input.additionalFields)
  if (!fields.ok) return fields
  const cartId = makeId(now, random)
  const token = subscriptionCartToken(context, view.siteId, cartId)
  const { store } = await readSettings(view)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const item = await documents.newest('item', input.itemId)
    if (item === undefined) return refuse(cartEntryRefusal('item-not-found'))
    const { collectionId, product } = item.body
    const shop = (await documents.asOf('collection', [collectionId], item.siteRevision)).get(
      collectionId,
    )?.body
    if (product === null || !isOnView(item.body, shop, { now, unlocked: view.unlocked })) {
      return refuse(cartEntryRefusal('item-not-found'))
    }
    const decision = decideAdd(product, input, store, 'subscription')
    if (!decision.ok) return decision
    const kept = keptFields(await formOfProduct(view, item), fields.value)
    if (!kept.ok) return kept
    const outcome = await addEntry(documents.site, {
      tokenHash: hashToken(token),
      newCartId: cartId,
      newEntryId: makeId(now, random),
      itemId: input.itemId,
      siteRevision: item.siteRevision,
      decision: decision.value,
      additionalFields: kept.value,
      now,
    })
    if (outcome.kind === 'stale') continue
    if (outcome.kind !== 'added') return refuse(cartRefusal({ code: 'not-enough-stock' }))
    await markAsSubscription(documents.site, cartId, decision.value.plan?.id ?? null)
    return ok(token)
  }
  return refuse(cartRefusal({ code: 'not-enough-stock' }))
}

/** Whether somebody wants to subscribe, by which nothing goes into a cart of theirs. */
export async function isSubscribedTo(
  view: SiteView,
  { itemId, plan = null }: Pick<AddInput, 'itemId' | 'plan'>,
): Promise<boolean> {
  const item = await view.documents.newest('item', itemId)
  const product = item?.body.product ?? null
  return product !== null && wantsSubscription(product, plan)
}
