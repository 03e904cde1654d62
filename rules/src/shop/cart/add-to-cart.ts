import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { notForSaleRefusal } from '../products/not-for-sale-messages.ts'
import { findPlan, isSoldOnce, plansOf } from '../products/offered-plans.ts'
import type { OfferedPlan } from '../products/subscription-plan.ts'
import { type Product, type Variant, ProductType } from '../products/product.ts'
import {
  allowsQuantity,
  isCounted,
  isForSale,
  needsVariantChoice,
} from '../products/availability.ts'
import type { Stock } from '../../site/stock/stock.ts'
import { subscriptionsRefusal } from '../subscriptions/subscriptions-messages.ts'
import { cartRefusal } from './cart-messages.ts'
import { quantityLimits, readQuantity } from './quantity.ts'

export type AddRequest = VariantRequest & {
  readonly quantity: unknown
  /** Of a subscription: the id of its plan; absent or null: the first one. */
  readonly plan?: string | null
}

export type AddDecision = {
  readonly variant: Variant
  readonly quantity: number
  readonly countsStock: boolean
  /** By which it is subscribed to; null: it is bought once. */
  readonly plan: OfferedPlan | null
  /** The most that a cart may hold of this variant, whatever the stock: 1 of what is sold singly. */
  readonly most: number
}

/**
 * Decides everything about an add that does not depend on what there is at the moment of writing:
 * which variant, how many, and whether stock counts (spec §5).
 * @param cart the shopper's own one, or that which a subscription begins with
 */
export function decideAdd(
  product: Product,
  request: AddRequest,
  settings: {
    readonly multipleQuantityAllowedForServices: boolean
    readonly memberAccounts?: boolean
  },
  cart: 'own' | 'subscription' = 'own',
): Result<AddDecision> {
  if (!isForSale(product, settings)) {
    const isMembership = product.productType === ProductType.paywall
    return refuse(notForSaleRefusal(isMembership ? 'membership-not-for-sale' : 'not-for-sale-yet'))
  }
  const plan = decidePlan(product, request, cart)
  if (!plan.ok) return plan
  const quantity = readQuantity(request.quantity)
  if (!quantity.ok) return quantity
  const variant = chooseVariant(product, request)
  if (!variant.ok) return variant
  const offersSeveral = allowsQuantity(product, settings)
  const single = plan.value === null && offersSeveral ? quantityLimits.max : 1
  if (quantity.value > single) {
    const isByPlan = plan.value !== null && offersSeveral
    return refuse(
      isByPlan
        ? subscriptionsRefusal('subscribe-to-one')
        : cartRefusal({ code: 'quantity-not-offered' }),
    )
  }
  // one at a time, but several for several people
  const most = product.productType === ProductType.giftCard ? quantityLimits.max : single
  return ok({
    variant: variant.value,
    quantity: quantity.value,
    countsStock: isCounted(product.productType),
    plan: plan.value,
    most,
  })
}

/** The plan by which it is subscribed to in a cart of that kind; null in a shopper's own. */
function decidePlan(
  product: Product,
  { plan: planId = null }: Pick<AddRequest, 'plan'>,
  cart: 'own' | 'subscription',
): Result<OfferedPlan | null> {
  if (cart === 'own') {
    return isSoldOnce(product) ? ok(null) : refuse(subscriptionsRefusal('subscribe-instead'))
  }
  if (plansOf(product).length === 0) return refuse(subscriptionsRefusal('not-subscribed'))
  const plan = findPlan(product, planId)
  return plan === undefined ? refuse(subscriptionsRefusal('no-such-plan')) : ok(plan)
}

/**
 * Whether somebody wants to subscribe to it: they name a plan, or it is sold in no other way.
 * @param plan as it was chosen; '': to buy it once, null: nothing was said
 */
export function wantsSubscription(product: Product, plan: string | null): boolean {
  if (plan === null) return !isSoldOnce(product)
  return plan !== ''
}

/** Whether the cart may hold `wanted` of a variant, given what there is now. */
export function checkStock(stock: Stock, wanted: number): Result<number> {
  if (stock.kind === 'counted' && stock.quantity < wanted) {
    return refuse(cartRefusal({ code: 'not-enough-stock' }))
  }
  if (wanted > quantityLimits.max) return refuse(cartRefusal({ code: 'quantity-out-of-range' }))
  return ok(wanted)
}

/** What a shopper says of the variant: its SKU, or a value per option, or nothing. */
export type VariantRequest = {
  readonly sku: string | null
  readonly options?: Readonly<Record<string, string>>
}

/** Finds the variant that a shopper means, or says what is still to choose (spec §5). */
export function chooseVariant(product: Product, request: VariantRequest): Result<Variant> {
  const unavailable = refuse(cartRefusal({ code: 'variant-unavailable' }))
  if (request.sku !== null && request.sku !== '') {
    const found = product.variants.find((variant) => variant.sku === request.sku)
    return found === undefined ? unavailable : ok(found)
  }
  const [only] = product.variants
  if (!needsVariantChoice(product)) return only === undefined ? unavailable : ok(only)
  if (product.productType === ProductType.giftCard) {
    return refuse(cartRefusal({ code: 'select-denomination' }))
  }
  const chosen = request.options ?? {}
  const missing = product.variantOptionOrdering.filter((name) => !chosen[name])
  if (missing.length > 0) return refuse(cartRefusal({ code: 'select-options', missing }))
  const found = product.variants.find((variant) =>
    product.variantOptionOrdering.every((name) => variant.attributes[name] === chosen[name]),
  )
  return found === undefined ? unavailable : ok(found)
}
