import { needsShipping, type PricedEntry } from '../cart/cart.ts'
import { daysText, type DeliveryDays } from '../../site/sites/delivery-days.ts'
import type { SayPhrase } from '../../site/phrases/phrases.ts'

type Later = { readonly deliveryDays: DeliveryDays | null }

/** A way of a cart: what is made to order makes all of it wait. */
export function laterBy<Way extends Later>(
  way: Way,
  entries: readonly Pick<PricedEntry, 'productType' | 'isAvailable' | 'extraDays'>[],
): Way {
  const extra = entries
    .filter(({ productType, isAvailable }) => isAvailable && needsShipping(productType))
    .reduce((most, { extraDays = 0 }) => Math.max(most, extraDays), 0)
  return { ...way, deliveryDays: laterDays(way.deliveryDays, extra) }
}

/** Where nothing is said of a way, nothing is said of what takes longer either. */
export function laterDays(days: DeliveryDays | null, extra: number): DeliveryDays | null {
  return days && { from: days.from + extra, to: days.to + extra }
}

type Reader = { readonly say: SayPhrase; readonly locale: string }

/** How long it takes, as a sentence of its own; null: nobody says it. */
export function deliverySentence(
  days: DeliveryDays | null,
  isPickup: boolean,
  { say, locale }: Reader,
): string | null {
  if (days === null) return null
  if (days.to === 0) return say(isPickup ? 'Ready the same day' : 'Delivery time: the same day')
  const text = daysText(days, locale)
  return isPickup
    ? say('Ready in {days}', { days: text })
    : say('Delivery time: {days}', { days: text })
}

/** A way by its name, with how long it takes where somebody says so, such as `Standard (2–4 days)`. */
export function wayInWords(
  { name, deliveryDays }: Later & { readonly name: string },
  isPickup: boolean,
  { say, locale }: Reader,
): string {
  if (deliveryDays === null) return name
  const days =
    deliveryDays.to === 0
      ? say('the same day')
      : isPickup
        ? say('ready in {days}', { days: daysText(deliveryDays, locale) })
        : daysText(deliveryDays, locale)
  return `${name} (${days})`
}
