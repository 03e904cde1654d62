import {
  lowStockMessage,
  scarcityViews,
  tellsLowStock,
} from '@vitrine/rules/shop/products/low-stock.ts'
import { quickViewFormat } from '@vitrine/rules/shop/products/quick-view.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { restockPagePath } from '@vitrine/rules/shop/restock/restock-paths.ts'
import { restockViews } from '@vitrine/rules/shop/restock/read-sign-up.ts'
import { noRestockSettings } from '@vitrine/rules/site/sites/restock-settings.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { captchaContext } from '../../site/captcha/captcha-context.ts'
import { captchaTexts } from '../../site/captcha/captcha-texts.ts'
import type { PagePart } from '../../site/content/page-part.ts'
import { restockWords } from '../restock/restock-words.ts'
import { listTools } from './list-tools.ts'
import { installmentContext } from '../installments/installment-context.ts'
import { buyBar } from './buy-bar.ts'
import { productContext } from './product-context.ts'
import { recentProducts } from './recent-products.ts'
import { productNeighbours } from './product-neighbours.ts'
import { productJsonLd } from './product-json-ld.ts'
import quickViewMarkup from './quick-view.block?raw'
import {
  englishShopTexts,
  expressTexts,
  fewLeftText,
  phrasesOfScripts,
  translatedShopTexts,
} from './shop-texts.ts'

const nothing = {}

/** What products show on pages of a site. */
export const productPagePart: PagePart = {
  ofItem: (item, around) =>
    item.product === null
      ? nothing
      : { ...productContext(item.product, around), ...chosenRelated(item) },
  ofPage: (page) => ({
    productMerchandisingContext: merchandisingContext(page),
    ...installmentContext(page),
    ...restockCaptcha(page),
  }),
  ofHead: productJsonLd,
  aboveList: listTools,
  beneathItem: (foot) => productNeighbours(foot) + recentProducts(foot) + buyBar(foot),
  ofFormat: (format, { product }) =>
    format === quickViewFormat && product !== null
      ? { name: quickViewFormat, markup: quickViewMarkup }
      : undefined,
  texts: {
    english: englishShopTexts,
    translated: translatedShopTexts,
    instead: expressTexts,
    ofScripts: phrasesOfScripts,
  },
}

type ShownItems = Pick<
  Parameters<NonNullable<PagePart['ofPage']>>[0],
  'items' | 'locale' | 'settings' | 'stock'
>

/** What the shop's formatters read per product: low-stock and restock texts (spec §3). */
function merchandisingContext(page: ShownItems): Readonly<Record<string, unknown>> {
  const { items, locale, stock } = page
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
        ...restockContext(id, product, page),
        customSoldOutText: product.soldOutText ?? '',
      },
    ]),
  )
}

/**
 * The boxes of what is sold out, where the shop takes sign-ups. Without script none of them works, so
 * that whoever has none is led to a page that does.
 */
function restockContext(
  id: string,
  product: Product,
  { settings, locale, stock }: ShownItems,
): Readonly<Record<string, unknown>> {
  const restock = settings.store.restock ?? noRestockSettings
  const views = restock.takesSignUps ? restockViews(product, stock) : []
  const words = restockWords(locale)
  return {
    restockNotificationViews: views,
    restockNotificationMessages:
      views.length === 0
        ? {}
        : {
            CTAText: words.callToAction,
            placeholderText: words.address,
            buttonText: words.button,
            mailingListDescription: words.mailingList,
          },
    mailingListSignUpEnabled: views.length > 0 && restock.offersMailingList,
    mailingListOptInByDefault: views.length > 0 && restock.isListTicked,
    ...(views.length > 0 && {
      restockPlainPath: restockPagePath(id),
      restockPlainText: words.title,
    }),
  }
}

/** What the boxes' script makes a captcha of, where the site has one and takes sign-ups. */
function restockCaptcha({ settings, locale }: ShownItems): Readonly<Record<string, unknown>> {
  const { captcha = null, store } = settings
  if (captcha === null || store.restock?.takesSignUps !== true) return nothing
  const texts: Readonly<Record<string, string>> = captchaTexts(locale)
  const told = captchaContext(captcha, (name) => texts[name] ?? '')
  return { restockCaptcha: { ...told, absentText: restockWords(locale).captchaAbsent } }
}

/** Which items its owner shows beside it, where there are any; `squarespace:related` finds them. */
function chosenRelated({ relatedIds = [] }: ContentItem): object {
  return relatedIds.length === 0 ? nothing : { relatedIds }
}

function lowStockWords({ lowStockText = '' }: Product, locale: string): string {
  return lowStockText === '' ? fewLeftText(locale) : lowStockMessage(lowStockText)
}
