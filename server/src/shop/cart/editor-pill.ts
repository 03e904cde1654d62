import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import {
  cartIconPath,
  hasPill,
  isCartOrAfter,
  isCustomCart,
  pillText,
} from '@vitrine/rules/shop/cart/pill.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import pillStyles from '@vitrine/rules/shop/cart/cart-pill.css?raw'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
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
  const subtotal = escapeHtml(siteMoney(settings, locale)(totals.subtotalCents))
  return `<style>${statusStyles}${pillStyles}</style>
<div class="vitrine-cart" data-made-up-cart ${figures}><a class="vitrine-cart-pill" href="${cartPaths.cartPage}">
<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
<path d="${cartIconPath}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
<span class="vitrine-status">${text.label}</span>
<span class="vitrine-pill-quantity" aria-hidden="true">${text.quantity} <span class="vitrine-pill-suffix">${text.suffix}</span></span>
<span class="vitrine-pill-subtotal">${subtotal}</span>
</a></div>`
}
