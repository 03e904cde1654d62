import type { PricedEntry } from '@vitrine/rules/shop/cart/cart.ts'
import {
  centsByPlan,
  findPlan,
  isSoldOnce,
  periodOf,
} from '@vitrine/rules/shop/products/offered-plans.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import type { CartWithLines } from './cart-store.ts'

/**
 * A line as it is sold in a cart of its kind: by the plan that was chosen or once, where its product is
 * sold so. A subscription that runs costs what was agreed to.
 */
export function asSubscribed(
  entry: PricedEntry,
  product: Product | null,
  { cart, agreed }: Pick<CartWithLines, 'cart' | 'agreed'>,
): PricedEntry {
  if (agreed !== undefined) {
    return { ...entry, purchasePriceCents: agreed.priceCents, subscription: agreed }
  }
  if (product === null) return entry
  const notSold = { ...entry, inStock: 0, isAvailable: false, isNotSoldSo: true as const }
  if (cart.isSubscription !== true) return isSoldOnce(product) ? entry : notSold
  const plan = findPlan(product, cart.planId ?? null)
  if (plan === undefined) return notSold
  const priceCents = centsByPlan(entry.purchasePriceCents, plan)
  const subscription = { plan: periodOf(plan), priceCents }
  return { ...entry, purchasePriceCents: priceCents, subscription }
}
