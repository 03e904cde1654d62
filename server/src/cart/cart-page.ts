import { cartPaths } from '@vitrine/rules/cart/cart-paths.ts'
import type { PricedEntry } from '@vitrine/rules/cart/cart.ts'
import { CollectionType } from '@vitrine/rules/collections/collection.ts'
import { formatMoney } from '@vitrine/rules/money/money.ts'
import { escapeHtml } from '@vitrine/rules/pages/escape-html.ts'
import { PageType } from '@vitrine/rules/pages/page-type.ts'
import { ProductType } from '@vitrine/rules/products/product.ts'
import type { Refusal } from '@vitrine/rules/refusals/result.ts'
import { listDocuments } from '../changes/read-documents.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import type { Reply, RequestSite, RouteRequest } from '../http/route.ts'
import { renderSystemPage } from '../pages/render-system-page.ts'
import cartMarkup from './cart-page.block?raw'
import { cartTokenHash } from './cart-token.ts'
import { loadCart, type LoadedCart } from './load-cart.ts'

type Request = RouteRequest<unknown, unknown, unknown> & { readonly site: RequestSite }

/** The page at `/cart` (page type 200), in the site's own template. */
export async function cartPage(
  context: Context,
  request: Request,
  problem?: Refusal,
): Promise<Reply> {
  const site = context.database.dbFor(request.site.siteId)
  const loaded = await loadCart(site, cartTokenHash(request))
  const cart =
    loaded?.ok === true && loaded.value.cart.purchasedOrderId === null ? loaded.value : undefined
  return renderSystemPage(context, request, {
    pageType: PageType.cart,
    title: 'Your cart',
    main: { name: 'cart-page', markup: cartMarkup },
    frame: 'site',
    status: problem?.status ?? 200,
    data: {
      cartPage: {
        ...(cart === undefined ? { entries: [] } : cartFields(cart)),
        shopUrl: await findShop(site),
        problem: problem === undefined ? null : escapeHtml(problem.message),
      },
    },
  })
}

function cartFields({ entries, totals, settings }: LoadedCart): Record<string, unknown> {
  const { currency } = settings
  return {
    entries: entries.map((entry) => entryFields(entry, currency)),
    hasEntries: entries.length > 0,
    canCheckOut: entries.every((entry) => entry.isAvailable),
    requiresShipping: totals.requiresShipping,
    subtotal: formatMoney(totals.subtotalCents, currency),
  }
}

function entryFields(entry: PricedEntry, currency: string): Record<string, unknown> {
  const { id, quantity, isAvailable, imageUrl } = entry
  return {
    id,
    quantity,
    isAvailable,
    imageUrl,
    title: escapeHtml(entry.title),
    fullUrl: escapeHtml(entry.fullUrl === '' ? cartPaths.cartPage : entry.fullUrl),
    variant: escapeHtml(Object.values(entry.attributes).join(' / ')),
    hasQuantity:
      entry.productType === ProductType.physical || entry.productType === ProductType.service,
    subTotal: formatMoney(entry.purchasePriceCents * quantity, currency),
  }
}

/** Where an empty cart leads: the first shop of the site, or its front page. */
async function findShop(site: SiteDatabase): Promise<string> {
  const collections = await listDocuments(site, 'collection', { visibility: 'live' })
  const shop = collections.find(({ body }) => body.type === CollectionType.products)
  return shop === undefined ? '/' : `/${shop.body.urlId}`
}
