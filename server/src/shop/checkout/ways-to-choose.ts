import { asksForAddress } from '@vitrine/rules/shop/checkout/offer.ts'
import { pickupLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import { pickupDelivery, pickupPlaces, sendsOrders } from '@vitrine/rules/shop/shipping/pickup.ts'
import { deliverySentence, wayInWords } from '@vitrine/rules/shop/shipping/delivery-time.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { Choice } from './field-group.ts'

/** Whether it is sent or fetched, where there is that choice. */
export function deliveriesToChoose({ entries, settings: { store }, locale }: LoadedCart): Choice[] {
  const places = pickupPlaces(store)
  const [first] = places
  if (first === undefined || !sendsOrders(store) || !asksForAddress(entries)) return []
  const say = sayIn(locale)
  const where =
    places.length === 1
      ? `<bdi>${escapeHtml(first.name)}</bdi>`
      : say('{count} places', { count: places.length })
  return [
    { value: 'ship', title: say('Send it to me'), says: '' },
    { value: pickupDelivery, title: say('I pick it up'), says: say('{where}, free', { where }) },
  ]
}

/** The ways in which a cart can be sent, or the places where it can be fetched. */
export function waysToChoose(loaded: LoadedCart): Choice[] {
  return loaded.pickup === undefined ? waysToSend(loaded) : placesToFetch(loaded)
}

/** With their addresses, by which somebody chooses. */
function placesToFetch({ settings: { store }, ways, locale }: LoadedCart): Choice[] {
  const reader = { say: sayIn(locale), locale }
  return pickupPlaces(store).map((place) => {
    const days = ways.find(({ id }) => id === place.id)?.deliveryDays ?? null
    const ready = deliverySentence(days, true, reader)
    return {
      value: place.id,
      title: `<bdi>${escapeHtml(place.name)}</bdi>`,
      says: [...(ready === null ? [] : [ready]), ...pickupLines({ ...place, name: '' }, locale)]
        .map(escapeHtml)
        .join('<br>'),
    }
  })
}

function waysToSend({ ways, entries, settings, locale }: LoadedCart): Choice[] {
  if (!asksForAddress(entries)) return []
  const money = siteMoney(settings, locale)
  const say = sayIn(locale)
  return ways.map((way) => {
    const title = escapeHtml(wayInWords(way, false, { say, locale }))
    return { value: way.id, title, says: shippingPrice(way.cents, money, say('Free')) }
  })
}
