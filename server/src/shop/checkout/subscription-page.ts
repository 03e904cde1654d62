import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { countryName } from '@vitrine/rules/shop/checkout/country-name.ts'
import { confirmedPath, paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { writtenExpiry } from '@vitrine/rules/shop/payments/kept-cards.ts'
import { refusalOfGiving } from '@vitrine/rules/shop/donations/donations-messages.ts'
import { offeredTestPayments } from '@vitrine/rules/shop/payments/test-payments.ts'
import { refuseOtherCard } from '@vitrine/rules/shop/subscriptions/subscription.ts'
import { subscriptionPath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { countriesSentTo } from '@vitrine/rules/shop/shipping/shipping-ways.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Phrase, SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { paysElsewhere } from '@vitrine/rules/site/sites/stripe-settings.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { answeringFor, renderSystemPage } from '../../site/pages/render-system-page.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { orderToken } from '../orders/order-token.ts'
import { priceEvery } from '../products/price-every.ts'
import {
  chargedBy,
  listCycles,
  type PaidCycleRow,
  type CycleRow,
  type SubscriptionRow,
} from '../subscriptions/subscription-rows.ts'
import { amountFields } from './amount-of-subscription.ts'
import { findPayment } from './payment-store.ts'
import { paymentToken } from './payment-token.ts'
import styles from './checkout.css?raw'
import markup from './subscription-page.block?raw'
import { writtenDate } from './written-date.ts'

type Request = RouteRequest<{ readonly subscriptionToken: string }, unknown, unknown> & OnSite

/** What was typed or wanted, and what is wrong with it. */
export type ToldOnPage = {
  readonly problem?: Refusal
  /** What was done. */
  readonly news?: Phrase
  /** An address that was not taken. */
  readonly typed?: CheckoutEntries
  /** An amount that was not taken. */
  readonly typedAmount?: string
}

/** What its page calls it. */
const wordsOf = {
  subscription: {
    name: 'Your subscription',
    test: 'This is a subscription of a test. No money is taken.',
    keep: 'Keep the subscription',
    paused:
      'Nothing is charged or sent until you go on. Payments that fall into the pause are left out.',
    pause: 'Pause the subscription',
    cancel: 'Cancel the subscription',
    order: 'See the order',
  },
  donation: {
    name: 'Your recurring donation',
    test: 'This is a donation of a test. No money is taken.',
    keep: 'Keep the donation',
    paused: 'Nothing is charged until you go on. Payments that fall into the pause are left out.',
    pause: 'Pause the donation',
    cancel: 'Cancel the donation',
    order: 'See the donation',
  },
} as const satisfies Record<string, Record<string, Phrase>>

/** The page of whoever subscribes, for whoever holds its address (page type 206). */
export async function subscriberPage(
  context: Context,
  request: Request,
  view: SiteView,
  row: SubscriptionRow,
  told: ToldOnPage,
): Promise<PageReply> {
  const { locale } = view
  const say = sayIn(locale)
  const refusal = row.is_donation && told.problem ? refusalOfGiving(told.problem) : told.problem
  const problem = refusal && saidRefusal(refusal, locale)
  const words = wordsOf[row.is_donation ? 'donation' : 'subscription']
  const cycles = await listCycles(view.documents.site, row.id)
  const { subscriptionToken: token } = request.params
  const isOpen = row.state !== 'ended'
  return renderSystemPage(context, request, {
    pageType: PageType.subscriptionConfirmed,
    title:
      problem === undefined ? say(words.name) : say('Error: {page}', { page: say(words.name) }),
    main: { name: 'subscription-page', markup },
    frame: 'platform',
    ...answeringFor(problem),
    data: {
      subscriptionPage: {
        styles,
        back: backSays(view, row, say),
        words: Object.fromEntries(Object.entries(words).map(([name, word]) => [name, say(word)])),
        testMode: row.test_mode,
        problem: problem === undefined ? null : escapeHtml(problem.message),
        news: told.news === undefined ? null : say(told.news),
        ...shownSubscription(view, row, cycles, say),
        ...(await shownPayment(context, view, row, cycles, token)),
        ...addressFields(view, row, told, say),
        ...amountFields(view, row, token, {
          typed: told.typedAmount,
          error: escapeHtml(saidError(told.problem?.fields?.['amount'], locale)) || null,
        }),
        isOpen,
        canKeep: row.state === 'cancelling',
        canResume: row.state === 'paused',
        canPause: row.state === 'active',
        cardPath: refuseOtherCard(row.state) === undefined ? subscriptionPath(token, 'card') : null,
        action: subscriptionPath(token),
        addressPath: subscriptionPath(token, 'address'),
        cancelSays: cancelSays(view, row, say),
        cycles: cycles.map((one) => shownCycle(context, view, row, one, say)),
        consent: row.consent === '' ? null : escapeHtml(row.consent),
      },
    },
  })
}

/** Whoever gives may never have seen a shop here. */
function backSays(
  { settings }: SiteView,
  { is_donation: isDonation }: SubscriptionRow,
  say: SayPhrase,
): string {
  if (!isDonation) return say('Back to the shop')
  return say('Back to {title}', { title: `<bdi>${escapeHtml(settings.title)}</bdi>` })
}

function shownSubscription(
  { settings, locale }: SiteView,
  row: SubscriptionRow,
  cycles: readonly CycleRow[],
  say: SayPhrase,
): Record<string, unknown> {
  const money = siteMoney({ ...settings, currency: row.currency }, locale)
  const day = (at: number | null): string => (at === null ? '' : writtenDate(at, settings, locale))
  const open = cycles.find(({ state }) => state === 'charging' || state === 'retrying')
  const again = open?.state === 'retrying' && open.try_at !== null
  const method = chargedBy(row)
  const rest = row.plan.cycles + row.left_out - row.next_number + 1
  return {
    title: escapeHtml(row.title),
    variant: escapeHtml(row.variant),
    price: escapeHtml(priceEvery(locale, money(row.total_cents), row.plan)),
    state: escapeHtml(
      say(stateSentence(row, open), {
        day: day(row.next_at),
        price: money(open?.asked_cents ?? row.total_cents),
      }),
    ),
    retry: again ? escapeHtml(say('We try again on {day}.', { day: day(open.try_at) })) : null,
    left:
      row.plan.cycles > 0 && row.state !== 'ended' && row.state !== 'cancelling'
        ? say('Payments that are left: {count}.', { count: Math.max(0, rest) })
        : null,
    method: method === undefined ? null : escapeHtml(method.label),
    expires: method === undefined ? '' : writtenExpiry(method),
  }
}

function stateSentence(
  { state, next_at, ...row }: SubscriptionRow,
  open: CycleRow | undefined,
): Phrase {
  if (open?.state === 'charging') return 'A payment is being made.'
  if (open?.why === 'costs-more') {
    return 'It costs {price} by now, with shipping and taxes. Nothing was charged: it is only if you pay it here.'
  }
  switch (state) {
    case 'past-due':
      return 'Your last payment did not go through. Nothing was charged.'
    case 'paused':
      return 'It is paused. Nothing is charged until you go on.'
    case 'cancelling':
      if (row.is_donation) return 'It is canceled. Nothing more is charged.'
      return 'It is canceled and runs until {day}. Nothing more is charged.'
    case 'ended':
      return 'It has ended. Nothing more is charged.'
    case 'active':
      return next_at === null ? 'A payment is being made.' : 'The next payment is on {day}.'
  }
}

/** The way to pay what could not be charged, or to a payment that is open. */
async function shownPayment(
  context: Context,
  { documents, settings, locale, siteId }: SiteView,
  row: SubscriptionRow,
  cycles: readonly CycleRow[],
  token: string,
): Promise<Record<string, unknown>> {
  const open = cycles.find(({ state }) => state === 'charging' || state === 'retrying')
  if (open?.state === 'charging' && open.payment_id !== null) {
    const payment = await findPayment(documents.site, { id: open.payment_id })
    const isElsewhere = payment?.status === 'pending' && payment.go_to !== null
    return isElsewhere
      ? { goOn: paymentPath('pay', paymentToken(context, siteId, open.payment_id)) }
      : {}
  }
  if (open?.state !== 'retrying' || row.state === 'ended') return {}
  const say = sayIn(locale)
  const offered = offeredTestPayments({ isKept: true, takesDays: false })
  const choices = offered.map(({ token: value, ...one }, at) => {
    return { value, title: say(one.title), says: say(one.says), isFirst: at === 0 }
  })
  return {
    payPath: subscriptionPath(token, 'pay'),
    due: siteMoney(
      { ...settings, currency: row.currency },
      locale,
    )(open.asked_cents ?? row.total_cents),
    choices: paysElsewhere(settings.store) ? null : choices,
  }
}

function cancelSays({ settings, locale }: SiteView, row: SubscriptionRow, say: SayPhrase): string {
  if (row.state === 'past-due' || row.next_at === null) {
    return say('It ends at once, and nothing more is charged.')
  }
  if (row.is_donation) return say('Nothing more is charged. A mail confirms it.')
  const day = escapeHtml(writtenDate(row.next_at, settings, locale))
  return say('It runs until {day}, and nothing more is charged. A mail confirms it.', { day })
}

const cycleNames = {
  charging: 'Being paid',
  paid: 'Paid',
  retrying: 'Not paid yet',
  unpaid: 'Not paid',
  skipped: 'Left out',
} as const satisfies Record<CycleRow['state'], Phrase>

function shownCycle(
  context: Context,
  { siteId, settings, locale }: SiteView,
  { currency }: SubscriptionRow,
  { due_at: dueAt, state, why, order_id: orderId, refunded_cents: refunded }: PaidCycleRow,
  say: SayPhrase,
): Record<string, unknown> {
  const money = siteMoney({ ...settings, currency }, locale)
  const order = orderId === null ? null : confirmedPath(orderToken(context, siteId, orderId))
  return {
    day: escapeHtml(writtenDate(dueAt, settings, locale)),
    state: say(
      why === 'out-of-stock' ? 'Left out, because it could not be had or sent' : cycleNames[state],
    ),
    back: refunded === 0 ? null : say('{amount} given back', { amount: money(refunded) }),
    order,
  }
}

const addressFieldsOf = [
  { name: 'firstName', label: 'First name', autocomplete: 'given-name', half: true },
  { name: 'lastName', label: 'Last name', autocomplete: 'family-name', half: true },
  { name: 'line1', label: 'Address', autocomplete: 'address-line1' },
  {
    name: 'line2',
    label: 'Apartment, floor',
    autocomplete: 'address-line2',
    optional: true,
  },
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
] as const satisfies readonly {
  readonly name: keyof CheckoutEntries
  readonly label: Phrase
  readonly autocomplete: string
  readonly half?: true
  readonly optional?: true
}[]

/** What of an address may be changed. */
export const changeableFields = addressFieldsOf.map(({ name }) => name)

/** Whether anything goes there. */
export function goesToAddress({ buyer }: SubscriptionRow): boolean {
  return buyer.line1 !== '' && buyer.delivery !== 'pickup'
}

function addressFields(
  { settings, locale }: SiteView,
  row: SubscriptionRow,
  { typed, problem }: ToldOnPage,
  say: SayPhrase,
): Record<string, unknown> {
  const values = typed ?? row.buyer
  const fields = addressFieldsOf.map((field) => ({
    ...field,
    label: say(field.label),
    value: escapeHtml(values[field.name]),
    error: escapeHtml(saidError(problem?.fields?.[field.name], locale)) || null,
    countries:
      field.name === 'country'
        ? countryChoices([...countriesSentTo(settings.store)], values.country, locale)
        : null,
  }))
  return { hasAddress: goesToAddress(row), fields, addressOpen: typed !== undefined }
}

function saidError(sentence: string | undefined, locale: string): string {
  if (sentence === undefined) return ''
  const said = saidRefusal({ code: '', status: 400, message: '', fields: { it: sentence } }, locale)
  return said.fields?.['it'] ?? sentence
}

function countryChoices(codes: readonly string[], chosen: string, locale: string): string {
  const collator = new Intl.Collator(locale)
  const named = codes.map((code) => ({ code, name: countryName(code, locale) }))
  return named
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map(({ code, name }) => {
      const selected = code === chosen ? ' selected' : ''
      return `<option value="${code}"${selected}>${escapeHtml(name)}</option>`
    })
    .join('')
}
