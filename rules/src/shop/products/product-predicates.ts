import type { Predicate, PredicateTable } from '@vitrine/template-language/scope.ts'
import {
  hasVariants,
  hasVariedPrices,
  isProductOnSale,
  isProductSoldOut,
} from './product-in-context.ts'
import type { ProductInContext } from './product-in-context.ts'

function ofProduct(holds: (item: ProductInContext) => boolean): Predicate {
  return () => (scope) => holds(scope.node)
}

export const productPredicates: PredicateTable = {
  'has-variants?': ofProduct(hasVariants),
  'on-sale?': ofProduct(isProductOnSale),
  'sold-out?': ofProduct(isProductSoldOut),
  'varied-prices?': ofProduct(hasVariedPrices),
}
