import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { countriesSentTo, countrySentTo } from '@vitrine/rules/shop/shipping/shipping-ways.ts'
import {
  billingFieldOf,
  type BillingAddress,
} from '@vitrine/rules/shop/checkout/billing-address.ts'
import { mostOrderNote } from '@vitrine/rules/shop/checkout/order-note.ts'
import { downloadConsent } from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { countries } from '@vitrine/rules/site/sites/countries.ts'
import { asksForAddress } from '@vitrine/rules/shop/checkout/offer.ts'
import { countryName } from '@vitrine/rules/shop/checkout/country-name.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { stepText } from '@vitrine/rules/shop/checkout/checkout-step.ts'
import { group, type Choice, type Field, type Group } from './field-group.ts'
import type { OfferedAddress } from './member-at-checkout.ts'
import { payingGroups, type PayingAsks } from './paying-fields.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import type { OfferedReminder } from '../reminders/keep-reminder.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'

const contactFields: readonly Field[] = [
  { name: 'email', label: 'E-mail', autocomplete: 'email', type: 'email' },
]
const newsField: Field = {
  name: 'news',
  label: 'Send me news by e-mail',
  tick: 'Send me news by e-mail',
  optional: true,
}
function remindField({ email }: OfferedReminder): Field {
  const tick = 'Remind me by e-mail if I do not finish'
  return { name: 'remind', label: tick, tick, optional: true, isKept: true, mailedTo: email }
}

const nameFields: readonly Field[] = [
  { name: 'firstName', label: 'First name', autocomplete: 'given-name', half: true },
  { name: 'lastName', label: 'Last name', autocomplete: 'family-name', half: true },
]
const placeFields: readonly Field[] = [
  { name: 'line1', label: 'Address', autocomplete: 'address-line1' },
  { name: 'line2', label: 'Apartment, floor', autocomplete: 'address-line2', optional: true },
  { name: 'city', label: 'City', autocomplete: 'address-level2', half: true },
  {
    name: 'region',
    label: 'State or region',
    autocomplete: 'address-level1',
    half: true,
    optional: true,
  },
  { name: 'postalCode', label: 'Postal code', autocomplete: 'postal-code', half: true },
  { name: 'country', label: 'Country', autocomplete: 'country', half: true },
]
const phoneField: Field = {
  name: 'phone',
  label: 'Phone',
  autocomplete: 'tel',
  type: 'tel',
  optional: true,
}
/** By which taxes are found, where nothing is sent. */
const taxPlaceFields: readonly Field[] = placeFields
  .filter(({ name }) => ['country', 'region', 'postalCode'].includes(name))
  .map((field) => (field.name === 'postalCode' ? { ...field, optional: true } : field))

const termsFields: readonly Field[] = [
  {
    name: 'terms',
    label: 'Terms',
    tick: 'I have read the <a href="#checkout-terms-text">terms</a> and agree to them.',
  },
]

const downloadFields: readonly Field[] = [
  { name: 'download', label: 'Download', tick: downloadConsent },
]

const keepAddressField: Field = {
  name: 'keepAddress',
  label: 'Keep this address in my account',
  tick: 'Keep this address in my account',
  optional: true,
}

const noteField: Field = {
  name: 'note',
  label: 'What should we know about your order?',
  optional: true,
  mostCharacters: mostOrderNote,
}

const companyFields: readonly Field[] = [
  { name: 'company', label: 'Company', autocomplete: 'organization', optional: true, half: true },
  { name: 'taxNumber', label: 'Its tax number', optional: true, half: true },
]
const billingParts: readonly Field[] = [...companyFields, ...nameFields, ...placeFields].map(
  (field) => ({
    ...field,
    name: billingFieldOf[field.name as keyof BillingAddress],
    ...(field.autocomplete !== undefined && { autocomplete: `billing ${field.autocomplete}` }),
    isOfBill: true,
  }),
)

/** Whom a bill is made out to; until that is wanted the stylesheet hides all but the tick. */
function billingGroup(isSent: boolean): Group {
  const tick: Field = {
    name: 'billing',
    label: 'Billing address',
    tick: isSent
      ? 'Bill to a company or another address'
      : 'Put a company or an address on the bill',
    optional: true,
  }
  return group('Billing address', [tick, ...billingParts], { id: 'checkout-bill' })
}

/** A sentence above the form, with the id of the element that it is about. */
export type PlacedSentence = { readonly place: string; readonly sentence: string }

/** The groups of fields that stand before the order, and those that pay for it. */
export type FieldGroups = { readonly entries: readonly Group[]; readonly pay: readonly Group[] }

export function fieldGroups(
  asks: PayingAsks & {
    readonly address: boolean
    /** Whether it is sent or fetched; none: there is no choice. */
    readonly delivery: readonly Choice[]
    readonly isFetched: boolean
    /** The shop sends nothing, so that no address is asked for. */
    readonly isOnlyFetched: boolean
    /** Where whoever gets nothing sent is, for the taxes. */
    readonly taxPlace: boolean
    readonly terms: boolean
    /** Whether the shop takes a note. */
    readonly note: boolean
    /** Whether something is downloaded, to which whoever buys agrees. */
    readonly download: boolean
    /** What whoever is signed in has kept; undefined: nobody is. */
    readonly addresses: readonly OfferedAddress[] | undefined
    /** Whether the mailing list is offered. */
    readonly offersNews: boolean
    /** How it asks whether to remind of the cart; undefined: it does not. */
    readonly reminder: OfferedReminder | undefined
    /** The ways of shipping or places to fetch at that there are a choice of; none: there is no choice. */
    readonly ways: readonly Choice[]
    /** Fields that may be left out elsewhere, and not where they decide about taxes. */
    readonly needed: ReadonlySet<string>
  },
): FieldGroups {
  const withNeeded = (fields: readonly Field[]): readonly Field[] =>
    fields.map(({ optional, ...field }) =>
      optional === undefined || asks.needed.has(field.name) ? field : { ...field, optional },
    )
  return {
    entries: [
      group('Contact', [
        ...contactFields,
        ...(asks.reminder === undefined ? [] : [remindField(asks.reminder)]),
        ...(asks.offersNews ? [newsField] : []),
      ]),
      ...addressGroups(asks, withNeeded),
      ...(asks.ways.length > 0 ? [shippingGroup(asks.ways, asks.isFetched)] : []),
      ...(asks.taxPlace ? [group('Where you are', withNeeded(taxPlaceFields))] : []),
    ],
    pay: [
      billingGroup(asks.address && !asks.isFetched),
      ...(asks.note ? [noteGroup()] : []),
      ...payingGroups(asks),
      ...(asks.terms ? [group('Terms', termsFields)] : []),
      ...(asks.download ? [group('Download', downloadFields)] : []),
    ],
  }
}

function noteGroup(): Group {
  return group('Note to the shop', [noteField])
}

/** What the cart asks of whoever looks what it costs where they are, and what they tell the shop. */
export function cartGroups(
  asks: Pick<
    Parameters<typeof fieldGroups>[0],
    'address' | 'delivery' | 'isFetched' | 'isOnlyFetched' | 'taxPlace' | 'ways' | 'needed' | 'note'
  >,
): readonly Group[] {
  const [regionField, ...others] = taxPlaceFields
  // the country says what the rest of it is
  const place = [...others.toReversed(), regionField].flatMap((field) => {
    if (field === undefined) return []
    const { optional, half: _half, ...asked } = field
    const isShort = field.name !== 'country' && { half: true as const }
    const mayLack = optional === true && !asks.needed.has(field.name) && { optional }
    return [{ ...asked, ...isShort, ...mayLack }]
  })
  const isAsked = asks.taxPlace || (asks.address && !asks.isOnlyFetched)
  const delivery: Field = { name: 'delivery', label: 'Delivery', choices: asks.delivery }
  return [
    ...(asks.delivery.length > 0 ? [group('Delivery', [delivery], { isSummed: true })] : []),
    ...(isAsked ? [group('Where it goes', place, { id: 'checkout-address', isSummed: true })] : []),
    ...(asks.ways.length > 0 ? [shippingGroup(asks.ways, asks.isFetched)] : []),
    ...(asks.note ? [noteGroup()] : []),
  ]
}

function shippingGroup(choices: readonly Choice[], isFetched: boolean): Group {
  const legend = isFetched ? 'Where you pick it up' : 'Shipping'
  const field: Field = { name: 'shipping', label: legend, choices }
  return group(legend, [field], { id: 'checkout-ways', isSummed: true })
}

/** Whom it is for and where it goes. Of what is fetched the stylesheet hides the address. */
function addressGroups(
  asks: Pick<
    Parameters<typeof fieldGroups>[0],
    'address' | 'delivery' | 'isOnlyFetched' | 'addresses'
  >,
  withNeeded: (fields: readonly Field[]) => readonly Field[],
): readonly Group[] {
  if (!asks.address) return [group('Your name', nameFields)]
  const names = group('Your name', [...nameFields, phoneField])
  if (asks.isOnlyFetched) return [names]
  const { addresses } = asks
  const kept = addresses === undefined ? [] : [keepAddressField]
  const offered = addresses !== undefined && addresses.length > 0 && { addresses }
  if (asks.delivery.length === 0) {
    return [
      group(
        'Shipping address',
        [...withNeeded([...nameFields, ...placeFields, phoneField]), ...kept],
        { ...offered },
      ),
    ]
  }
  const delivery: Field = { name: 'delivery', label: 'Delivery', choices: asks.delivery }
  return [
    group('Delivery', [delivery], { isSummed: true }),
    names,
    group('Shipping address', [...withNeeded(placeFields), ...kept], {
      id: 'checkout-address',
      ...offered,
    }),
  ]
}

/** What is wrong with single fields, as HTML, in the order in which they stand on the page. */
export function fieldProblems(
  groups: readonly Group[],
  problem: Refusal | undefined,
  say: SayPhrase,
): readonly PlacedSentence[] {
  return groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, label, isOfBill }) => {
      const sentence = problem?.fields?.[name]
      if (sentence === undefined) return []
      const told = isOfBill === true ? `${say('Billing address')}, ${say(label)}` : say(label)
      return [
        {
          place: `checkout-${name}`,
          sentence: say('{label}: {sentence}', { label: told, sentence: escapeHtml(sentence) }),
        },
      ]
    })
}

/** The field that has the focus on a refused form; undefined where nothing is wrong with any. */
export function firstWrong(
  { entries, pay }: FieldGroups,
  problem: Refusal | undefined,
): string | undefined {
  const fields = [...entries, ...pay].flatMap(({ fields }) => fields)
  return fields.find(({ name }) => problem?.fields?.[name] !== undefined)?.name
}

/** Whose form it is, and the language that it is in. */
type ShownIn = Pick<LoadedCart, 'settings' | 'locale' | 'entries'>

/** What fields show: what was typed, what was chosen to pay, and what was agreed to. */
type ShownValues = CheckoutEntries & {
  readonly payment: string
  readonly terms: string
  readonly download: string
  readonly keepAddress: string
  readonly card?: string
  readonly keepCard?: string
  readonly news: string
  readonly remind: string
}

/** The groups as the markup prints them. */
export function shownGroups(
  groups: readonly Group[],
  typed: ShownValues,
  shownIn: ShownIn,
  wrong: {
    readonly errors: Readonly<Record<string, string>>
    readonly focus: string | undefined
  },
): Record<string, unknown>[] {
  const say = sayIn(shownIn.locale)
  const show = (field: Field): Record<string, unknown> => {
    const value = typed[field.name as keyof ShownValues] ?? ''
    const error = wrong.errors[field.name]
    return {
      ...field,
      label: say(field.label),
      tick: field.tick === undefined ? null : say(field.tick),
      keepStep: field.isKept === true ? stepText({ kind: 'remind' }) : null,
      mailedTo: escapeHtml(field.mailedTo ?? ''),
      type: field.type ?? 'text',
      value: escapeHtml(value),
      isTicked: value === 'yes',
      error: error === undefined ? null : escapeHtml(error),
      hasFocus: field.name === wrong.focus,
      choices: field.choices === undefined ? null : shownChoices(field.choices, value),
      countries: countriesOf(field, value, shownIn),
    }
  }
  return groups.map(({ legend, fields, ...more }) => {
    return { ...more, legend: say(legend), fields: fields.map(show) }
  })
}

function shownChoices(choices: readonly Choice[], chosen: string): Record<string, unknown>[] {
  const known = choices.find(({ value }) => value === chosen) ?? choices[0]
  return choices.map((choice, index) => ({
    ...choice,
    isFirst: index === 0,
    isChosen: choice === known,
  }))
}

/** The countries to choose from in a field of one; null: it is none. */
function countriesOf({ name }: Field, typed: string, shownIn: ShownIn): string | null {
  if (name === 'country') {
    const isSent = asksForAddress(shownIn.entries)
    return countryOptions(countryShown(typed, shownIn), shownIn, isSent)
  }
  if (name !== 'billCountry') return null
  return countryOptions(typed || shownIn.settings.country, shownIn, false)
}

type CountryList = { readonly locale: string; readonly options: string }

/** Of each site, apart for those that it sends to and for all. */
const lastLists = {
  sent: new WeakMap<SiteSettings, CountryList>(),
  all: new WeakMap<SiteSettings, CountryList>(),
}

/**
 * Those that something is sent to, or all, by their names in a language and as it sorts them: as the
 * options of a field, none of which is chosen. All checkouts of a site show the same ones.
 */
function countriesIn({ settings, locale }: ShownIn, isSent: boolean): string {
  const lists = lastLists[isSent ? 'sent' : 'all']
  const last = lists.get(settings)
  if (last?.locale === locale) return last.options
  const collator = new Intl.Collator(locale)
  const chosen = isSent ? countriesSentTo(settings.store) : countries
  const named = [...chosen].map((code) => ({ code, name: countryName(code, locale) }))
  const sorted = named.toSorted((a, b) => collator.compare(a.name, b.name))
  const options = sorted
    .map(({ code, name }) => `<option value="${code}">${escapeHtml(name)}</option>`)
    .join('')
  lists.set(settings, { locale, options })
  return options
}

function countryShown(typed: string, { settings, entries }: ShownIn): string {
  const { store, country: home } = settings
  return asksForAddress(entries) ? countrySentTo(store, home, typed) : typed || home
}

function countryOptions(chosen: string, shownIn: ShownIn, isSent: boolean): string {
  const options = countriesIn(shownIn, isSent)
  // only a code of two letters names an option, whatever was typed
  if (!countries.has(chosen)) return options
  return options.replace(`value="${chosen}"`, `value="${chosen}" selected`)
}
