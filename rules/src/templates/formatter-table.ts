import type { FormatterTable, PredicateTable } from '@vitrine/template-language/scope.ts'
import { cartFormatters } from '../cart/cart-formatters.ts'
import { collectionPredicates } from '../collections/collection-predicates.ts'
import { contentFormatters } from '../content/content-formatters.ts'
import { contentPredicates } from '../content/content-predicates.ts'
import { colorFormatters } from '../design/color-formatters.ts'
import { galleryPredicates } from '../galleries/gallery-predicates.ts'
import { imageFormatters } from '../media/image-formatters.ts'
import { slicePredicates } from '../pages/slice-predicates.ts'
import { priceFormatters } from '../products/price-formatters.ts'
import { productFormatters } from '../products/product-formatters.ts'
import { productPredicates } from '../products/product-predicates.ts'
import { restockFormatters } from '../restock/restock-formatters.ts'
import { socialFormatters } from '../social/social-formatters.ts'
import { socialPredicates } from '../social/social-predicates.ts'

/** The platform's formatters, beside those of the language itself. */
export const platformFormatters: FormatterTable = {
  ...cartFormatters,
  ...colorFormatters,
  ...contentFormatters,
  ...imageFormatters,
  ...priceFormatters,
  ...productFormatters,
  ...restockFormatters,
  ...socialFormatters,
}

/** The platform's predicates, beside those of the language itself. */
export const platformPredicates: PredicateTable = {
  ...collectionPredicates,
  ...contentPredicates,
  ...galleryPredicates,
  ...productPredicates,
  ...slicePredicates,
  ...socialPredicates,
}
