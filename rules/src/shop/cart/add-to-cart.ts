import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import type { Product, Variant } from '../products/product.ts'
import { allowsQuantity } from '../products/offers-quantity.ts'
import { isCounted } from '../products/availability.ts'
import { chooseVariant, type VariantRequest } from './choose-variant.ts'
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
 */
export function decideAdd(
  product: Product,
  request: AddRequest,
  settings: { readonly multipleQuantityAllowedForServices: boolean },
): Result<AddDecision> {
  const quantity = readQuantity(request.quantity)
  if (!quantity.ok) return quantity
  const variant = chooseVariant(product, request)
  if (!variant.ok) return variant
  const most = allowsQuantity(product, settings) ? quantityLimits.max : 1
  if (quantity.value > most) return refuse(cartRefusal({ code: 'quantity-not-offered' }))
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
