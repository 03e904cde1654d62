import { cartRefusal } from './cart-messages.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { needsVariantChoice } from '../products/availability.ts'
import { ProductType, type Product, type Variant } from '../products/product.ts'

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
