import type { PricedEntry } from '@vitrine/rules/shop/cart/cart.ts'
import type { SubscriptionPlan } from '@vitrine/rules/shop/products/subscription-plan.ts'
import type { CartWithLines } from './cart-store.ts'

/**
 * A line as it is sold in a cart of its kind: what is subscribed to is to be had in no other, and a
 * subscription that runs costs what was agreed to.
 * @param plan how often its product is paid; null: once
 */
export function asSubscribed(
  entry: PricedEntry,
  plan: SubscriptionPlan | null,
  { cart, agreed }: Pick<CartWithLines, 'cart' | 'agreed'>,
): PricedEntry {
  if (agreed !== undefined) {
    return { ...entry, purchasePriceCents: agreed.priceCents, subscription: agreed }
  }
  const isSubscription = cart.isSubscription === true
  if (isSubscription !== (plan !== null)) return { ...entry, inStock: 0, isAvailable: false }
  if (plan === null) return entry
  return { ...entry, subscription: { plan, priceCents: entry.purchasePriceCents } }
}
