import { child } from '@vitrine/template-language/values.ts'
import { contentOf, variantsOf, type ProductInContext } from './product-in-context.ts'

/** The plans of a product as templates see them; none where it is sold once. */
export function planOptionsOf(item: ProductInContext): readonly unknown[] {
  const options = child(contentOf(item), 'productSubscriptionOptions')
  return Array.isArray(options) ? options : []
}

/**
 * A product with the prices that it has by one of its plans. One without prices by plans, as templates
 * from elsewhere may know it, stays as it is.
 */
export function pricedByPlan(item: ProductInContext, place: number): ProductInContext {
  const content = contentOf(item)
  const variants = variantsOf(item).map((variant) => withOption(variant, variant, place))
  // of a download the product itself has the price
  const [first] = variantsOf(item)
  return {
    ...asObject(item),
    structuredContent: { ...asObject(withOption(content, first, place)), variants },
  }
}

const priceFields = [
  'price',
  'salePrice',
  'priceMoney',
  'salePriceMoney',
  'onSale',
  'unitPriceMoney',
] as const

function withOption(priced: unknown, variant: unknown, place: number): unknown {
  const option = child(child(variant, 'pricingOptions'), place)
  if (option === undefined || option === null) return priced
  const prices = priceFields.map((name) => [name, child(option, name)] as const)
  return { ...asObject(priced), ...Object.fromEntries(prices) }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
