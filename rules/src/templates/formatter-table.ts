import type { FormatterTable, PredicateTable } from '@vitrine/template-language/scope.ts'
import { cartFormatters } from '../cart/cart-formatters.ts'
import { collectionPredicates } from '../collections/collection-predicates.ts'
import { contentFormatters } from '../content/content-formatters.ts'
import { contentPredicates } from '../content/content-predicates.ts'
import { dateFormatters } from '../dates/date-formatters.ts'
import { colorFormatters } from '../design/color-formatters.ts'
import { formFormatters } from '../forms/form-formatters.ts'
import { galleryPredicates } from '../galleries/gallery-predicates.ts'
import { i18nFormatters } from '../i18n/i18n-formatters.ts'
import { i18nPredicates } from '../i18n/i18n-predicates.ts'
import { imageFormatters } from '../media/image-formatters.ts'
import { moneyFormatters } from '../money/money-formatters.ts'
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
