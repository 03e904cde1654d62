import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { hasPill, isCustomCart, pillContent, pillText } from '@vitrine/rules/shop/cart/pill.ts'
import { isCartOrAfter } from '@vitrine/rules/site/pages/page-type.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import pillStyles from '@vitrine/rules/shop/cart/cart-pill.css?raw'
import statusStyles from '@vitrine/rules/site/pages/status.css?raw'
import type { EditedPage } from '../../site/content/page-part.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import { mockCart } from './mock-cart.ts'

/** What stands over pages is edited by itself: nobody shops there. */
const overPages: ReadonlySet<number> = new Set([PageType.lockScreen, PageType.popupOverlay])

const classAttribute = /\sclass=(?:"([^"<>]{0,2000})"|'([^'<>]{0,2000})')/g

function hasCustomCart(html: string): boolean {
  return [...html.matchAll(classAttribute)].some(([, double, single]) =>
    isCustomCart(double ?? single ?? ''),
  )
}

/**
 * The pill as it stands in the editor's frame, with a made-up cart of one line; empty where the page
 * has none, or the site nothing to buy. Its figures stand on it for whatever else of the page tells of
 * the cart. A click on it is a link's: the editor sets the frame's address.
 */
export function editorPill(page: EditedPage): string {
  const { html, pageType, settings, collections, locale, now } = page
  if (overPages.has(pageType)) return ''
  if (![...collections.values()].some(({ type }) => type === CollectionType.products)) return ''
  const isShown = hasPill({
    expressCheckout: settings.store.expressCheckout,
    hasCustomCart: hasCustomCart(html),
    isEmbedded: false,
    isCartOrCheckout: isCartOrAfter(pageType),
  })
  const { totals } = mockCart({ settings, locale }, now)
  const text = pillText(totals.totalQuantity, sayIn(locale))
  if (!isShown || text === null) return ''
  const figures = `data-quantity="${totals.totalQuantity}" data-cents="${totals.subtotalCents}" data-currency="${escapeHtml(settings.currency)}"`
  const subtotal = siteMoney(settings, locale)(totals.subtotalCents)
  return `<style>${statusStyles}${pillStyles}</style>
<div class="vitrine-cart" data-made-up-cart ${figures}><a class="vitrine-cart-pill" href="${cartPaths.cartPage}">${pillContent(text, subtotal)}</a></div>`
}
