import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { restToSend } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { Tracking } from '@vitrine/rules/shop/orders/order-parts-api.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { parcelOf } from '@vitrine/rules/shop/orders/parcel-of.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { pieceNames } from './piece-names.ts'
import { writtenDate } from './written-date.ts'

type Around = {
  readonly settings: SiteSettings
  /** The language of the page. */
  readonly locale: string
}

/**
 * How far the sending of an order is, as its page says it: one parcel with all of it in a sentence,
 * several of them each with what is in it, and what is still to come.
 */
export function shownParcels(order: OrderReply, around: Around): Record<string, unknown> {
  const { status, isSentInPart, shippingName, pickup, fulfilments } = order
  const isShipped = shippingName !== ''
  const isListed = isShipped && pickup === null && (isSentInPart || fulfilments.length > 1)
  const last = fulfilments.at(-1)
  return {
    isSent: status === 'fulfilled' && isShipped,
    isSentInPart: isSentInPart && isShipped,
    tracking: isListed || last === undefined ? null : shownTracking(last.tracking),
    parcels: isListed ? listed(order, around) : null,
    rest: isListed && isSentInPart ? pieceNames(order, restToSend(order.items)) : null,
  }
}

function listed({ fulfilments, ...order }: OrderReply, { settings, locale }: Around): unknown[] {
  return fulfilments.map(({ at, tracking, lines }) => ({
    day: escapeHtml(writtenDate(at, settings, locale)),
    tracking: shownTracking(tracking),
    content: pieceNames(order, lines),
  }))
}

/** How a parcel is followed; null where nothing is known of it. */
function shownTracking(tracking: Tracking): Record<string, string> | null {
  const { address } = tracking
  const words = parcelOf(tracking)
  if (words === '' && address === '') return null
  return { words: escapeHtml(words === '' ? address : words), address: escapeHtml(address) }
}
