import type { FormatterTable, PredicateTable } from '@vitrine/template-language/scope.ts'
import { cartFormatters } from './shop/cart/cart-formatters.ts'
import { collectionPredicates } from './site/collections/collection-predicates.ts'
import { contentFormatters } from './site/content/content-formatters.ts'
import { contentPredicates } from './site/content/content-predicates.ts'
import { dateFormatters } from './ground/dates/date-formatters.ts'
import { colorFormatters } from './site/design/color-formatters.ts'
import { formFormatters } from './site/forms/form-formatters.ts'
import { galleryPredicates } from './site/galleries/gallery-predicates.ts'
import { i18nFormatters } from './site/i18n/i18n-formatters.ts'
import { i18nPredicates } from './site/i18n/i18n-predicates.ts'
import { imageFormatters } from './site/media/image-formatters.ts'
import { moneyFormatters } from './ground/money/money-formatters.ts'
import { slicePredicates } from './site/pages/slice-predicates.ts'
import { priceFormatters } from './shop/products/price-formatters.ts'
import { productClasses } from './shop/products/product-classes.ts'
import { productFormatters } from './shop/products/product-formatters.ts'
import { productPredicates } from './shop/products/product-predicates.ts'
import { restockFormatters } from './shop/restock/restock-formatters.ts'
import { socialFormatters } from './site/social/social-formatters.ts'
import { socialPredicates } from './site/social/social-predicates.ts'

/** The platform's formatters, beside those of the language itself. */
export const platformFormatters: FormatterTable = {
  ...cartFormatters,
  ...colorFormatters,
  ...contentFormatters([productClasses]),
  ...dateFormatters,
  ...formFormatters,
  ...i18nFormatters,
  ...imageFormatters,
  ...moneyFormatters,
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
  ...i18nPredicates,
  ...productPredicates,
  ...slicePredicates,
  ...socialPredicates,
}
