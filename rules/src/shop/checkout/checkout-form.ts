import { z } from 'zod'
import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { offeredTestPayments } from '../payments/test-payments.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import type { TaxPlace } from '../../site/sites/tax-settings.ts'
import { neededOfTaxPlace, type TypedPlace } from '../taxes/find-tax-place.ts'
import { readRegion } from '../taxes/tax-regions.ts'
import { taxFieldMessages } from '../taxes/taxes-messages.ts'
import { billingFields, noBilling, wrongOfBilling, type BillingEntries } from './billing-address.ts'
import { checkoutRefusal, checkoutFieldMessages } from './checkout-messages.ts'
import { mostOrderNote, tidyNote } from './order-note.ts'
import { countries } from '../../site/sites/countries.ts'

/** Where an order goes. Without anything to send, only the name is asked for. */
export type Address = {
  readonly firstName: string
  readonly lastName: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  /** ISO 3166 region. */
  readonly country: string
  readonly phone: string
}

/** What a shopper types and the cart keeps, so that a decline costs no typing. Nothing of the payment. */
export type CheckoutEntries = Address &
  BillingEntries & {
    readonly email: string
    /** `pickup`: whoever buys fetches it, where the shop has places for that; else it is sent. */
    readonly delivery: string
    /** The way in which it is to be sent, or the place to fetch it at, where there are several. */
    readonly shipping: string
    /** What whoever buys tells the shop, over several lines. */
    readonly note: string
  }

const addressFields = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
] as const satisfies readonly (keyof Address)[]

export const checkoutFields = [
  'email',
  ...addressFields,
  'delivery',
  'shipping',
  'note',
  ...billingFields,
] as const

// far more than a field holds: what is only too long is told at its field, with all else kept
const text = z.string().max(20_000).default('')

export const checkoutBody = z.object({
  /** Names the attempt: the same key never makes a second order. */
  key: z
    .string()
    .max(64)
    .regex(/^[\w-]{20,64}$/),
  /** What the page had shown, signed. */
  offer: z
    .string()
    .max(256 * 1024)
    .default(''),
  /** Which button was pressed; empty: the one that pays. See `checkout-step.ts`. */
  step: z.string().max(2000).default(''),
  /** A discount code. */
  code: text,
  email: text,
  firstName: text,
  lastName: text,
  line1: text,
  line2: text,
  city: text,
  region: text,
  postalCode: text,
  country: text,
  phone: text,
  delivery: text,
  shipping: text,
  note: text,
  /** `yes`: the bill is made out to somebody else, or another address. */
  billing: text,
  billCompany: text,
  billTaxNumber: text,
  billFirstName: text,
  billLastName: text,
  billLine1: text,
  billLine2: text,
  billCity: text,
  billRegion: text,
  billPostalCode: text,
  billCountry: text,
  /** What stands for the money: a token of the provider's, never a card. */
  payment: z.string().max(2000).default(''),
  /** What the provider's own fields made of a card that was typed into them; empty: they were not used. */
  cardToken: text,
  /** The card of a member that is kept and shall pay; `new` or empty: none. */
  card: z.string().max(100).default(''),
  /** `yes`: a member lets the provider keep the card that they pay by. */
  keepCard: text,
  /** `yes`: whoever buys agrees to them. */
  terms: text,
  /** `yes`: whoever buys agrees that a download begins at once. */
  download: text,
  /** `yes`: a member keeps where it goes for the next time. */
  keepAddress: text,
  /** `yes`: whoever buys wants news by e-mail. */
  news: text,
  /** `yes`: they want a mail if they do not finish. */
  remind: text,
})
export type CheckoutBody = z.infer<typeof checkoutBody>

export const emptyEntries: CheckoutEntries = {
  email: '',
  firstName: '',
  lastName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
  delivery: '',
  shipping: '',
  note: '',
  ...noBilling,
}

/** Where an order goes, of all that was typed. */
export function addressOf(entries: CheckoutEntries): Address {
  return Object.fromEntries(addressFields.map((name) => [name, entries[name]])) as Address
}

const requiredAlways = ['email', 'firstName', 'lastName'] as const
const requiredToSend = [...requiredAlways, 'line1', 'city', 'postalCode', 'country'] as const

const maxLength = 200

function longestOf(name: keyof CheckoutEntries): number {
  return name === 'note' ? mostOrderNote : maxLength
}

/**
 * The values as they were typed, trimmed and each on one line: a line break, which comes with what
 * is pasted, is a space, and so is whatever else no field shows.
 */
export function typedEntries(body: Readonly<Record<string, unknown>>): CheckoutEntries {
  const entries: Record<string, string> = { ...emptyEntries }
  for (const name of checkoutFields) {
    const value = body[name]
    if (typeof value !== 'string') continue
    entries[name] = name === 'note' ? tidyNote(value) : onOneLine(value)
  }
  return entries as CheckoutEntries
}

/** The same as a cart keeps it: a little longer than a field holds, and no more. */
export function keptEntries(body: Readonly<Record<string, unknown>>): CheckoutEntries {
  const entries: Record<string, string> = { ...typedEntries(body) }
  for (const name of checkoutFields) {
    // by whole characters: half of one is no text that can be stored
    entries[name] = [...(entries[name] ?? '')].slice(0, longestOf(name) + 100).join('')
  }
  return entries as CheckoutEntries
}

function onOneLine(value: string): string {
  const line = value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  // what nobody sees is nothing typed
  return /^[\p{Cf}\p{Z}]*$/u.test(line) ? '' : line
}

export type CheckoutReading = {
  readonly entries: CheckoutEntries
  /** Null where nothing has to be paid, or not here: the test payment, or what fields made of a card. */
  readonly paymentToken: string | null
  /** They were asked to. */
  readonly agreesToTerms: boolean
  /** They were asked to, as something of it is downloaded. */
  readonly agreesToDownload: boolean
}

/** What a checkout asks for. */
type Needs = {
  /** An address to send to. */
  readonly shipping: boolean
  /** Where whoever gets nothing sent is, for the taxes. */
  readonly taxPlace: boolean
  /** Whether anything is to be paid, and whether that is done here or on a page of the provider's. */
  readonly payment: 'here' | 'elsewhere' | 'none'
  /** The way of paying is kept, or may be. */
  readonly isKept: boolean
  /** It is paid by a card that is kept. */
  readonly paysByKept: boolean
  /** The checkout shows the provider's own fields for cards. */
  readonly cardFields: boolean
  /** Payments that take days are offered. */
  readonly takesDays: boolean
  /** That they agree to the terms. */
  readonly terms: boolean
  /** Whether the shop takes a note. */
  readonly note: boolean
  /** That they agree to a download that begins at once. */
  readonly download: boolean
  /** Those that the shop sends to. */
  readonly countries: ReadonlySet<string>
  /** Where the shop takes taxes; none where it takes none. */
  readonly taxPlaces: readonly TaxPlace[]
}

/** Checks a checkout form; a refusal names every field that needs another look. */
export function readCheckout(
  body: {
    readonly payment: string
    readonly cardToken: string
    readonly terms: string
    readonly download: string
  } & Readonly<Record<string, unknown>>,
  needs: Needs,
): Result<CheckoutReading> {
  const kept = keptEntries(body)
  // what was typed while there was a field for it is no part of the order
  const entries = needs.note ? kept : { ...kept, note: '' }
  const fields: Record<string, string> = {}
  for (const name of checkoutFields) {
    if (name !== 'email' && entries[name].length > longestOf(name) && isAskedFor(name, entries)) {
      fields[name] = checkoutFieldMessages.tooLong
    }
  }
  if (!isEmailAddress(entries.email)) fields['email'] = checkoutFieldMessages.email
  if (needs.shipping && !needs.countries.has(entries.country)) {
    const isKnown = countries.has(entries.country)
    fields['country'] = checkoutFieldMessages[isKnown ? 'countryNotSentTo' : 'country']
  }
  if (needs.shipping || needs.taxPlace) Object.assign(fields, wrongOfTaxPlace(entries, needs))
  const offered = offeredTestPayments(needs)
  const paysHere = needs.payment === 'here' && !needs.paysByKept
  if (paysHere && !offered.some(({ token }) => token === body.payment)) {
    fields['payment'] = checkoutFieldMessages.payment
  }
  const cardToken = cardTokenOf(body, needs)
  if (cardToken !== null && !cardTokenPattern.test(cardToken)) {
    fields['cardToken'] = checkoutFieldMessages.cardToken
  }
  if (needs.terms && body.terms !== 'yes') fields['terms'] = checkoutFieldMessages.terms
  if (needs.download && body.download !== 'yes') fields['download'] = checkoutFieldMessages.download
  for (const name of needs.shipping ? requiredToSend : requiredAlways) {
    if (entries[name] === '') fields[name] = checkoutFieldMessages.required
  }
  Object.assign(fields, wrongOfBilling(entries))
  if (Object.keys(fields).length > 0) return refuse(checkoutRefusal('fields-not-valid', fields))
  const paymentToken = paysHere ? body.payment : cardToken
  const agreed = { agreesToTerms: needs.terms, agreesToDownload: needs.download }
  return ok({ entries, paymentToken, ...agreed })
}

/** As Stripe names them. */
const cardTokenPattern = /^ctoken_\w{1,200}$/

/** Null where a card was not typed here, or another means pays. */
function cardTokenOf(
  { cardToken }: { readonly cardToken: string },
  { payment, paysByKept, cardFields }: Pick<Needs, 'payment' | 'paysByKept' | 'cardFields'>,
): string | null {
  const isUsed = payment === 'elsewhere' && cardFields && !paysByKept && cardToken !== ''
  return isUsed ? cardToken : null
}

/** What was typed for a bill, before that was thought better of, is hidden and no part of the order. */
function isAskedFor(name: keyof CheckoutEntries, { billing }: CheckoutEntries): boolean {
  return billing === 'yes' || !Object.hasOwn(noBilling, name)
}

/** What of a place has to be known before its taxes are. */
function wrongOfTaxPlace(
  { country, region, postalCode }: CheckoutEntries,
  { taxPlace, taxPlaces }: Pick<Needs, 'taxPlace' | 'taxPlaces'>,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (taxPlace && !countries.has(country)) wrong['country'] = checkoutFieldMessages.country
  const needed = neededOfTaxPlace(taxPlaces, country)
  if (needed.has('region') && readRegion(country, region) === undefined) {
    wrong['region'] = taxFieldMessages.region
  }
  if (needed.has('postalCode') && postalCode === '') {
    wrong['postalCode'] = checkoutFieldMessages.required
  }
  return wrong
}

/** Where an order is taxed; null as long as what is typed of it does not say which taxes are due. */
export function taxPlaceOf(
  entries: CheckoutEntries,
  taxPlaces: readonly TaxPlace[] = [],
): TypedPlace | null {
  const { country, region, postalCode } = entries
  const wrong = wrongOfTaxPlace(entries, { taxPlace: true, taxPlaces })
  return Object.keys(wrong).length > 0 ? null : { country, region, postalCode }
}
