import { asksForAddress } from '@vitrine/rules/shop/checkout/offer.ts'
import { pickupLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import { pickupDelivery, pickupPlaces, sendsOrders } from '@vitrine/rules/shop/shipping/pickup.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { Choice } from './checkout-fields.ts'

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
function placesToFetch({ settings: { store }, locale }: LoadedCart): Choice[] {
  return pickupPlaces(store).map((place) => ({
    value: place.id,
    title: `<bdi>${escapeHtml(place.name)}</bdi>`,
    says: pickupLines({ ...place, name: '' }, locale)
      .map(escapeHtml)
      .join('<br>'),
  }))
}

function waysToSend({ ways, entries, settings, locale }: LoadedCart): Choice[] {
  if (!asksForAddress(entries)) return []
  const money = siteMoney(settings, locale)
  const say = sayIn(locale)
  return ways.map(({ id: value, name, cents }) => {
    return { value, title: escapeHtml(name), says: shippingPrice(cents, money, say('Free')) }
  })
}
