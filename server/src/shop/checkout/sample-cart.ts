import { emptyPurse, type PricedEntry } from '@vitrine/rules/shop/cart/cart.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { taxPlanOf } from '@vitrine/rules/shop/taxes/tax-plan-of.ts'
import { shippingOf, totalsOf, type LoadedCart } from '../cart/load-cart.ts'
import { knownCoupons } from '../coupons/known-coupons.ts'
import type { SiteView } from '../../site/views/site-view.ts'

/** Two lines that nobody sells, so that a checkout looks as it does with something in the cart. */
const entries: readonly PricedEntry[] = [
  { title: 'An item of your shop', quantity: 1, purchasePriceCents: 4800 },
  { title: 'Another one', quantity: 2, purchasePriceCents: 1200 },
].map((line, at) => ({
  id: `sample-${at + 1}`,
  itemId: 'sample',
  categoryIds: [],
  variantId: 'sample',
  sku: '',
  attributes: {},
  fullUrl: '',
  imageUrl: null,
  productType: ProductType.physical,
  taxClass: 'standard',
  weight: 0,
  additionalFields: null,
  inStock: null,
  isAvailable: true,
  ...line,
}))

/** The cart of the checkout that an owner styles in the editor's frame; it is stored nowhere. */
export function sampleCart({ settings, locale, revision, coupons }: SiteView): LoadedCart {
  const taxes = taxPlanOf(settings, null)
  const { hasCodes } = knownCoupons(coupons)
  const sent = shippingOf({ entries, settings, codes: [], automatic: [] })
  const totals = totalsOf({
    entries,
    codes: [],
    automatic: [],
    shipping: sent.shipping,
    taxes,
    purse: emptyPurse,
  })
  if (!totals.ok) throw new Error('the lines of the sample have no total')
  return {
    cart: {
      id: 'sample',
      createdAt: 0,
      purchasedOrderId: null,
      checkout: null,
      couponCodes: [],
      giftCardIds: [],
    },
    siteRevision: revision,
    entries,
    settings,
    locale,
    codes: [],
    automatic: [],
    giftCards: [],
    purse: emptyPurse,
    takesCodes: hasCodes,
    codesAre: { discounts: hasCodes, giftCards: false },
    ...sent,
    taxes,
    totals: totals.value,
  }
}
