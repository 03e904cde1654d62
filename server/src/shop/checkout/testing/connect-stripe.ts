import { likeKeys } from '../../../testing/stripe-like/stripe-like-keys.ts'
import type { CartShop } from '../../cart/testing/open-cart-shop.ts'

/** By which the posts of a shop's Stripe are proved. */
export const webhookSecret = 'whsec_of_the_shop'

/** Has a shop take its test payments by a key of the stand-in for Stripe. */
export async function connectStripe(
  shop: CartShop,
  secretKey: string = likeKeys.test,
  /** By which the checkout shows fields for cards, once they are switched on; empty: none. */
  publishableKey = '',
): Promise<void> {
  const owner = await shop.owner()
  const typed = { mode: 'test', secretKey, webhookSecret }
  const kept = await owner.write('POST', `/api/editor/sites/${shop.siteId}/stripe-keys`, typed)
  const { key, webhookSecretId } = kept.json<{ key: object; webhookSecretId: string }>()
  const test = { ...key, webhookSecretId, ...(publishableKey !== '' && { publishableKey }) }
  await shop.perform('set-stripe-keys', { set: { test } })
}
