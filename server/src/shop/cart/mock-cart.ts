import { emptyPurse, sumCart, type PricedEntry } from '@vitrine/rules/shop/cart/cart.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { usualWay } from '@vitrine/rules/shop/shipping/shipping-ways.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import type { LoadedCart } from './load-cart.ts'

const entry: PricedEntry = {
  id: 'mock',
  itemId: 'mock',
  categoryIds: [],
  variantId: 'mock',
  sku: 'MOCK',
  attributes: {},
  title: 'Sample item',
  fullUrl: '',
  imageUrl: null,
  taxClass: 'standard',
  productType: ProductType.physical,
  weight: 0,
  quantity: 1,
  purchasePriceCents: 2000,
  additionalFields: null,
  isAvailable: true,
  inStock: null,
}

/**
 * A made-up cart of one line: what the editor's frame shows, and the cart's address answers with
 * `mock=true` (spec §5). It is stored nowhere.
 * @param now epoch milliseconds
 */
export function mockCart(
  { settings, locale }: Pick<SiteView, 'settings' | 'locale'>,
  now: number,
): LoadedCart {
  const totals = sumCart([entry], settings.store.shipping)
  if (!totals.ok) throw new Error('a cart of one line has no sum')
  const cart = {
    id: 'mock',
    createdAt: now,
    purchasedOrderId: null,
    checkout: null,
    couponCodes: [],
    giftCardIds: [],
  }
  return {
    cart,
    siteRevision: 0,
    entries: [entry],
    totals: totals.value,
    settings,
    locale,
    shipping: usualWay(settings.store, 0),
    ways: [],
    codes: [],
    automatic: [],
    giftCards: [],
    purse: emptyPurse,
    takesCodes: false,
    codesAre: { discounts: false, giftCards: false },
    taxes: null,
  }
}
