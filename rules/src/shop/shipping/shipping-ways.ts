import type { ShippingOption, ShippingWay, WeightPrices } from '../../site/sites/site-settings.ts'
import type { DeliveryDays } from '../../site/sites/delivery-days.ts'
import { countries } from '../../site/sites/countries.ts'
import { isPostcodeOf } from '../taxes/postcodes.ts'
import { priceAtWeight, takesWeight } from './price-by-weight.ts'

type Ways = {
  readonly shipping: ShippingOption
  readonly moreShipping?: readonly ShippingWay[]
}

/** One way of sending an order; minor units of the site's currency. */
export type ShippingChoice = {
  /** What a form sends and a cart keeps. */
  readonly id: string
  readonly name: string
  readonly priceCents: number
  readonly freeFromCents: number | null
  /** Null: nobody says how long it takes. */
  readonly deliveryDays: DeliveryDays | null
}

/** Of the way that every shop has. */
export const usualWayId = 'flat'

/** The way that every shop has, as one of several. @param weight of what is sent */
export function usualWay({ shipping }: Pick<Ways, 'shipping'>, weight: number): ShippingChoice {
  const { name, freeFromCents = null, deliveryDays = null } = shipping
  const priceCents = priceAtWeight(shipping, weight)
  return { id: usualWayId, name, priceCents, freeFromCents, deliveryDays }
}

/** Where something is sent, as it was typed. */
export type SentTo = {
  /** ISO 3166 region. */
  readonly country: string
  readonly postalCode: string
}

/**
 * All ways in which an order goes somewhere, the usual one first; none: it is not sent there, or is
 * too heavy for it.
 * @param weight of what is sent, in units of the site
 */
export function waysTo(store: Ways, to: SentTo, weight: number): readonly ShippingChoice[] {
  const { country } = to
  const own = (store.moreShipping ?? []).filter((way) => goesTo(way, to))
  const isUsual = sendsUsually(store, country) && !own.some(({ instead }) => instead)
  const more = (store.moreShipping ?? []).filter(
    (way) => own.includes(way) || (isUsual && way.countries === null),
  )
  const takes = (way: WeightPrices): boolean => takesWeight(way, weight)
  return [
    ...(isUsual && takes(store.shipping) ? [usualWay(store, weight)] : []),
    ...more.filter(takes).map((way) => choiceOf(way, weight)),
  ]
}

function goesTo({ countries: codes, postcodes = [] }: ShippingWay, to: SentTo): boolean {
  if (codes?.includes(to.country) !== true) return false
  return postcodes.length === 0 || postcodes.some((rule) => isPostcodeOf(rule, to.postalCode))
}

/** Why an order goes in no way to a country that the shop sends to. */
export type NotSent = 'too-heavy' | 'needs-postcode' | 'not-to-postcode'

/** @returns undefined where it goes there, and of a country that the shop does not send to at all */
export function whyNotSent(store: Ways, to: SentTo, weight: number): NotSent | undefined {
  if (waysTo(store, to, weight).length > 0) return undefined
  if (waysTo(store, to, 0).length > 0) return 'too-heavy'
  if (!countriesSentTo(store).has(to.country)) return undefined
  return to.postalCode.trim() === '' ? 'needs-postcode' : 'not-to-postcode'
}

/**
 * The country that an order is looked at for: the one that was typed, or else that of home, or else the
 * first, of those that the shop sends to.
 */
export function countrySentTo(store: Ways, home: string, typed: string): string {
  const served = countriesSentTo(store)
  const [first = home] = served
  return [typed, home].find((one) => served.has(one)) ?? first
}

/** The countries that a shop sends to in any way. */
export function countriesSentTo(store: Ways): ReadonlySet<string> {
  const usual = knownOf(store.shipping.countries)
  if (usual.length === 0) return countries
  return new Set([...usual, ...(store.moreShipping ?? []).flatMap((way) => knownOf(way.countries))])
}

/** The way that was chosen, or else the one that costs least, of equal ones the first. */
export function chosenWay<Way extends ShippingChoice & { readonly cents: number }>(
  ways: readonly Way[],
  chosenId: string,
): Way | undefined {
  const chosen = ways.find(({ id }) => id === chosenId)
  const [least] = ways.toSorted((one, other) => one.cents - other.cents)
  return chosen ?? least
}

function choiceOf(way: ShippingWay, weight: number): ShippingChoice {
  const { id, name, freeFromCents, deliveryDays = null } = way
  return { id, name, priceCents: priceAtWeight(way, weight), freeFromCents, deliveryDays }
}

function sendsUsually({ shipping }: Ways, country: string): boolean {
  const usual = knownOf(shipping.countries)
  return usual.length === 0 || usual.includes(country)
}

function knownOf(codes: readonly string[] | null | undefined): readonly string[] {
  return (codes ?? []).filter((code) => countries.has(code))
}
