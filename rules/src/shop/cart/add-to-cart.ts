import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { type Product, type Variant, ProductType } from '../products/product.ts'
import {
  allowsQuantity,
  isCounted,
  isForSale,
  needsVariantChoice,
} from '../products/availability.ts'
import type { Stock } from '../../site/stock/stock.ts'
import { cartRefusal } from './cart-messages.ts'
import { quantityLimits, readQuantity } from './quantity.ts'

export type AddRequest = VariantRequest & { readonly quantity: unknown }

export type AddDecision = {
  readonly variant: Variant
  readonly quantity: number
  readonly countsStock: boolean
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
    return refuse(
      cartRefusal({ code: isMembership ? 'membership-not-for-sale' : 'not-for-sale-yet' }),
    )
  }
  const isSubscribable = (product.subscription ?? null) !== null
  if (isSubscribable !== (cart === 'subscription')) {
    return refuse(cartRefusal({ code: isSubscribable ? 'subscribe-instead' : 'not-subscribed' }))
  }
  const quantity = readQuantity(request.quantity)
  if (!quantity.ok) return quantity
  const variant = chooseVariant(product, request)
  if (!variant.ok) return variant
  const single = !isSubscribable && allowsQuantity(product, settings) ? quantityLimits.max : 1
  if (quantity.value > single) return refuse(cartRefusal({ code: 'quantity-not-offered' }))
  // one at a time, but several for several people
  const most = product.productType === ProductType.giftCard ? quantityLimits.max : single
  return ok({
    variant: variant.value,
    quantity: quantity.value,
    countsStock: isCounted(product.productType),
    most,
  })
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
