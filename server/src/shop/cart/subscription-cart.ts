import type { SubscribedLine } from '@vitrine/rules/shop/cart/cart.ts'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { readCart } from './cart-store.ts'
import { priceCart, type LoadedCart } from './load-cart.ts'

/** Says of a cart that it holds one product that is subscribed to, and by which of its plans. */
export async function markAsSubscription(
  site: SiteDatabase,
  cartId: string,
  planId: string | null,
): Promise<void> {
  await site.queries
    .updateTable('cart')
    .set({ is_subscription: true, plan_id: planId })
    .where('website_id', '=', site.siteId)
    .where('id', '=', cartId)
    .execute()
}

/** Whether a cart holds what is subscribed to. */
export async function isSubscriptionCart(site: SiteDatabase, cartId: string): Promise<boolean> {
  const cart = await site.queries
    .selectFrom('cart')
    .select('is_subscription')
    .where('website_id', '=', site.siteId)
    .where('id', '=', cartId)
    .executeTakeFirst()
  return cart?.is_subscription === true
}

type RenewalCart = {
  readonly id: string
  readonly tokenHash: string
  readonly entryId: string
  readonly itemId: string
  readonly variantId: string
  readonly additionalFields: unknown
}

/** A cart of one product, which no visitor has put there. */
async function insertCart(
  { siteId: website_id, queries }: SiteDatabase,
  cart: RenewalCart & { readonly now: number },
): Promise<void> {
  const { id, tokenHash: token_hash, now } = cart
  const fields = cart.additionalFields === null ? null : JSON.stringify(cart.additionalFields)
  await queries
    .insertInto('cart')
    .values({ website_id, id, token_hash, created_at: now, updated_at: now, is_subscription: true })
    .execute()
  await queries
    .insertInto('cart_entry')
    .values({
      website_id,
      cart_id: id,
      id: cart.entryId,
      item_id: cart.itemId,
      variant_id: cart.variantId,
      quantity: 1,
      additional_fields: fields,
      added_at: now,
    })
    .execute()
}

async function deleteCart({ siteId, queries }: SiteDatabase, id: string): Promise<void> {
  await queries
    .deleteFrom('cart_entry')
    .where('website_id', '=', siteId)
    .where('cart_id', '=', id)
    .execute()
  await queries.deleteFrom('cart').where('website_id', '=', siteId).where('id', '=', id).execute()
}

/**
 * Prices what is to be paid once more as it was agreed to, in a cart of its own that is gone once it is
 * priced: its order and its payment are made without one.
 */
export async function priceRenewal(
  view: SiteView,
  site: SiteDatabase,
  cart: RenewalCart & { readonly agreed: SubscribedLine },
  now: number,
): Promise<Result<LoadedCart>> {
  await insertCart(site, { ...cart, now })
  const read = await readCart(site, { cartId: cart.id })
  if (read === undefined) throw new Error('a cart vanished while it was in use')
  const priced = await priceCart(view, { ...read, agreed: cart.agreed }, now, site)
  await deleteCart(site, cart.id)
  return priced
}
