import {
  lowStockMessage,
  scarcityViews,
  tellsLowStock,
} from '@vitrine/rules/shop/products/low-stock.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import type { PagePart } from '../../site/content/page-part.ts'
import { productContext } from './product-context.ts'
import { productJsonLd } from './product-json-ld.ts'
import { englishShopTexts, fewLeftText, translatedShopTexts } from './shop-texts.ts'

const nothing = {}

/** What products show on pages of a site. */
export const productPagePart: PagePart = {
  ofItem: (item, around) =>
    item.product === null
      ? nothing
      : { ...productContext(item.product, around), ...chosenRelated(item) },
  ofPage: (page) => ({ productMerchandisingContext: merchandisingContext(page) }),
  ofHead: productJsonLd,
  texts: { english: englishShopTexts, translated: translatedShopTexts },
}

type ShownItems = Pick<Parameters<NonNullable<PagePart['ofPage']>>[0], 'items' | 'locale' | 'stock'>

/** What the shop's formatters read per product: low-stock and restock texts (spec §3). */
function merchandisingContext({
  items,
  locale,
  stock,
}: ShownItems): Readonly<Record<string, unknown>> {
  const products = items.flatMap(({ id, body: { product } }) =>
    product === null ? [] : [{ id, product }],
  )
  return Object.fromEntries(
    products.map(({ id, product }) => [
      id,
      {
        scarcityEnabled: tellsLowStock(product),
        scarcityTemplateViews: scarcityViews(product, stock),
        scarcityText: tellsLowStock(product) ? lowStockWords(product, locale) : '',
        // of several variants each is told once it is chosen
        scarcityShownByDefault: product.variants.length === 1,
        restockNotificationViews: [],
        restockNotificationMessages: {},
        mailingListSignUpEnabled: false,
        mailingListOptInByDefault: false,
        customSoldOutText: product.soldOutText ?? '',
      },
    ]),
  )
}

/** Which items its owner shows beside it, where there are any; `squarespace:related` finds them. */
function chosenRelated({ relatedIds = [] }: ContentItem): object {
  return relatedIds.length === 0 ? nothing : { relatedIds }
}

function lowStockWords({ lowStockText = '' }: Product, locale: string): string {
  return lowStockText === '' ? fewLeftText(locale) : lowStockMessage(lowStockText)
}
