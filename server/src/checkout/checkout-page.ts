import { keptEntries, type CheckoutEntries } from '@vitrine/rules/checkout/checkout-form.ts'
import { countries } from '@vitrine/rules/checkout/countries.ts'
import { countryName } from '@vitrine/rules/checkout/country-name.ts'
import { formatMoney } from '@vitrine/rules/money/money.ts'
import { escapeHtml } from '@vitrine/rules/pages/escape-html.ts'
import { PageType } from '@vitrine/rules/pages/page-type.ts'
import { testCards } from '@vitrine/rules/payments/test-cards.ts'
import type { Refusal } from '@vitrine/rules/refusals/result.ts'
import { shippingPrice } from '@vitrine/rules/shipping/shipping-price.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import type { Context } from '../context.ts'
import type { Reply, RouteRequest } from '../http/route.ts'
import { renderSystemPage } from '../pages/render-system-page.ts'
import checkoutMarkup from './checkout-page.block?raw'
import styles from './checkout.css?raw'

type Request = RouteRequest<unknown, unknown, unknown>

/** The page at `/checkout` (page type 201), in the platform's own frame. */
export async function checkoutPage(
  context: Context,
  request: Request,
  loaded: LoadedCart,
  problem?: Refusal,
): Promise<Reply> {
  const isUnderway = problem?.code === 'order-in-flight'
  const isRefused = problem !== undefined && !isUnderway
  const groups = groupsOf(loaded)
  const focus = firstWrong(groups, problem)
  const { totals, settings } = loaded
  const money = (cents: number): string => formatMoney(cents, settings.currency)
  const reply = await renderSystemPage(context, request, {
    pageType: PageType.checkout,
    // the title is what a screen reader says first of a page that has just loaded
    title: isRefused ? 'Error: Checkout' : 'Checkout',
    main: { name: 'checkout-page', markup: checkoutMarkup },
    frame: 'platform',
    status: problem?.status ?? 200,
    data: {
      checkoutPage: {
        styles,
        key: Buffer.from(request.random(24)).toString('base64url'),
        problem: problem === undefined ? null : escapeHtml(problem.message),
        problems: fieldProblems(problem),
        focusesProblem: focus === undefined,
        testMode: settings.store.paymentMode === 'test',
        testCards: testCards.map(({ number, says }) => ({ number, says })),
        groups: shownGroups(groups, loaded, { errors: problem?.fields ?? {}, focus }),
        lines: loaded.entries.map((entry) => ({
          title: escapeHtml(entry.title),
          variant: escapeHtml(Object.values(entry.attributes).join(' / ')),
          quantity: entry.quantity,
          sum: money(entry.purchasePriceCents * entry.quantity),
          imageUrl: entry.imageUrl,
        })),
        subtotal: money(totals.subtotalCents),
        shippingName: totals.requiresShipping ? escapeHtml(settings.store.shipping.name) : null,
        shipping: shippingPrice(totals.shippingCostCents, settings.currency),
        total: money(totals.grandTotalCents),
        nothingToPay: totals.grandTotalCents === 0,
      },
    },
  })
  // without script the browser looks again by itself, until the order stands
  return isUnderway
    ? { ...reply, headers: { ...reply.headers, refresh: '2;url=/checkout' } }
    : reply
}

type Field = {
  readonly name: string
  readonly label: string
  readonly autocomplete: string
  readonly type?: string
  readonly inputmode?: string
  readonly optional?: true
  readonly half?: true
}

const contactFields: readonly Field[] = [
  { name: 'email', label: 'E-mail', autocomplete: 'email', type: 'email' },
]
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
  { name: 'phone', label: 'Phone', autocomplete: 'tel', type: 'tel', optional: true },
]
const cardFields: readonly Field[] = [
  { name: 'cardNumber', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric' },
  { name: 'cardExpiry', label: 'Expiry date (MM / YY)', autocomplete: 'cc-exp', half: true },
  {
    name: 'cardCode',
    label: 'Security code',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    half: true,
  },
]

const labels = new Map(
  [...contactFields, ...nameFields, ...placeFields, ...cardFields].map((field) => [
    field.name,
    field.label,
  ]),
)

function fieldProblems(problem: Refusal | undefined): Record<string, string>[] {
  return Object.entries(problem?.fields ?? {}).map(([name, sentence]) => ({
    name,
    sentence: `${labels.get(name) ?? name}: ${escapeHtml(sentence)}`,
  }))
}

type Group = {
  readonly legend: string
  readonly fields: readonly Field[]
  readonly isPayment?: true
}

function groupsOf({ totals }: LoadedCart): readonly Group[] {
  return [
    { legend: 'Contact', fields: contactFields },
    totals.requiresShipping
      ? { legend: 'Shipping address', fields: [...nameFields, ...placeFields] }
      : { legend: 'Your name', fields: nameFields },
    ...(totals.grandTotalCents > 0
      ? [{ legend: 'Payment', fields: cardFields, isPayment: true } as const]
      : []),
  ]
}

/** The field that has the focus on a refused form; undefined where nothing is wrong with any. */
function firstWrong(groups: readonly Group[], problem: Refusal | undefined): string | undefined {
  const fields = groups.flatMap((group) => group.fields)
  return fields.find(({ name }) => problem?.fields?.[name] !== undefined)?.name
}

function shownGroups(
  groups: readonly Group[],
  { cart, settings }: LoadedCart,
  wrong: {
    readonly errors: Readonly<Record<string, string>>
    readonly focus: string | undefined
  },
): Record<string, unknown>[] {
  const entries = keptEntries(cart.checkout ?? {})
  const show = (field: Field): Record<string, unknown> => {
    const value = field.name in entries ? entries[field.name as keyof CheckoutEntries] : ''
    const error = wrong.errors[field.name]
    return {
      ...field,
      type: field.type ?? 'text',
      value: escapeHtml(value),
      error: error === undefined ? null : escapeHtml(error),
      hasFocus: field.name === wrong.focus,
      countries:
        field.name === 'country'
          ? countryOptions(value || settings.country, settings.language)
          : null,
    }
  }
  return groups.map((group) => ({ ...group, fields: group.fields.map(show) }))
}

const kept = new Map<string, readonly { code: string; name: string }[]>()

/** The countries by their names in a language, as the language sorts them. */
function countryOptions(chosen: string, language: string): Record<string, unknown>[] {
  let options = kept.get(language)
  if (options === undefined) {
    const collator = new Intl.Collator(language)
    options = [...countries]
      .map((code) => ({ code, name: countryName(code, language) }))
      .toSorted((a, b) => collator.compare(a.name, b.name))
    kept.set(language, options)
  }
  return options.map(({ code, name }) => ({
    code,
    text: escapeHtml(name),
    selected: code === chosen,
  }))
}
