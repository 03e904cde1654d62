import type { FormatterTable, PredicateTable } from '@vitrine/template-language/scope.ts'
import { cartFormatters } from '../cart/cart-formatters.ts'
import { priceFormatters } from '../products/price-formatters.ts'
import { productFormatters } from '../products/product-formatters.ts'
import { productPredicates } from '../products/product-predicates.ts'
import { restockFormatters } from '../restock/restock-formatters.ts'

/** The platform's formatters, beside those of the language itself. */
export const platformFormatters: FormatterTable = {
  ...cartFormatters,
  ...priceFormatters,
  ...productFormatters,
  ...restockFormatters,
}

/** The platform's predicates, beside those of the language itself. */
export const platformPredicates: PredicateTable = {
  ...productPredicates,
}
