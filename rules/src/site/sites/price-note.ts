import type { DeliveryDays } from './delivery-days.ts'
import { noPriceNote } from './price-note-settings.ts'
import type { SiteSettings } from './site-settings.ts'

/** What stands beside prices, as part of the page context. */
export type PriceNote = {
  /** Whether prices hold the tax, it comes on top of them, or none is taken. */
  readonly tax: 'included' | 'added' | 'none'
  /** Whether it can cost anything to be sent. */
  readonly hasShipping: boolean
  readonly shippingPage: string
}

/** How long the usual way takes, for product pages; null: it does not say so, or nothing is sent. */
export function deliveryDaysOf({ store }: Pick<SiteSettings, 'store'>): DeliveryDays | null {
  return store.pickup?.only === true ? null : (store.shipping.deliveryDays ?? null)
}

/**
 * What is said beside prices (Directive 2011/83/EU, article 6, 1 e).
 * @returns null where the owner does not want it said
 */
export function priceNoteOf({ store }: Pick<SiteSettings, 'store'>): PriceNote | null {
  const { taxes, shipping, moreShipping = [], pickup, priceNote = noPriceNote } = store
  if (!priceNote.isShown) return null
  const prices = [shipping, ...moreShipping].flatMap(({ priceCents, weightSteps = [] }) => [
    priceCents,
    ...weightSteps.map((step) => step.priceCents),
  ])
  return {
    tax: taxes === undefined || taxes.places.length === 0 ? 'none' : taxes.prices,
    // what is only fetched is never sent
    hasShipping: pickup?.only !== true && prices.some((cents) => cents > 0),
    shippingPage: priceNote.shippingPage,
  }
}
