import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { PagePart } from '../../site/content/page-part.ts'
import { productContext } from './product-context.ts'
import { productJsonLd } from './product-json-ld.ts'
import { englishShopTexts, translatedShopTexts } from './shop-texts.ts'

const nothing = {}

/** What products show on pages of a site. */
export const productPagePart: PagePart = {
  ofItem: (item, around) =>
    item.product === null ? nothing : productContext(item.product, around),
  ofPage: ({ items }) => ({ productMerchandisingContext: merchandisingContext(items) }),
  ofHead: productJsonLd,
  texts: { english: englishShopTexts, translated: translatedShopTexts },
}

/** What the shop's formatters read per product: low-stock and restock texts (spec §3). */
function merchandisingContext(
  items: readonly StoredDocument<'item'>[],
): Readonly<Record<string, unknown>> {
  const products = items.filter((item) => item.body.product !== null)
  return Object.fromEntries(
    products.map((item) => [
      item.id,
      {
        scarcityEnabled: false,
        scarcityTemplateViews: [],
        scarcityText: '',
        scarcityShownByDefault: false,
        restockNotificationViews: [],
        restockNotificationMessages: {},
        mailingListSignUpEnabled: false,
        mailingListOptInByDefault: false,
        customSoldOutText: item.body.product?.soldOutText ?? '',
      },
    ]),
  )
}
