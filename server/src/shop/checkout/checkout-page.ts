import type { MemberAtCheckout, OfferedAddress } from './member-at-checkout.ts'
import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import {
  asksForAddress,
  asksForTaxPlace,
  dueOf,
  makeOffer,
  type Offer,
} from '@vitrine/rules/shop/checkout/offer.ts'
import { asksForDownloadConsent } from '@vitrine/rules/shop/checkout/asks-for-download-consent.ts'
import { asksForTerms } from '@vitrine/rules/shop/checkout/asks-for-terms.ts'
import { stepText } from '@vitrine/rules/shop/checkout/checkout-step.ts'
import { membersPaths } from '@vitrine/rules/people/members/members-paths.ts'
import { neededOfTaxPlace } from '@vitrine/rules/shop/taxes/find-tax-place.ts'
import { hasChoice, pickupDelivery, sendsOrders } from '@vitrine/rules/shop/shipping/pickup.ts'
import type { KeptCard } from '@vitrine/rules/shop/payments/kept-cards.ts'
import { mayTakeDays } from '@vitrine/rules/shop/payments/may-take-days.ts'
import { readCartSettings } from '@vitrine/rules/site/sites/cart-settings.ts'
import { waysOfPaying } from '@vitrine/rules/shop/payments/ways-of-paying.ts'
import { takesTaxes } from '@vitrine/rules/shop/taxes/tax-plan-of.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { isTaxPlaceKnown, type LoadedCart } from '../cart/load-cart.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import {
  answeringFor,
  renderSystemPage,
  type SystemPage,
} from '../../site/pages/render-system-page.ts'
import {
  fieldGroups,
  fieldProblems,
  firstWrong,
  shownGroups,
  type FieldGroups,
  type PlacedSentence,
} from './checkout-fields.ts'
import checkoutMarkup from './checkout-page.block?raw'
import { checkoutSummary, type CheckoutSummary } from './checkout-summary.ts'
import { codeFields, type CodeFields } from './code-fields.ts'
import { sealOffer } from './offer-token.ts'
import { subscriptionFields } from './subscription-words.ts'
import type { OfferedReminder } from '../reminders/keep-reminder.ts'
import { newCard } from './card-choice.ts'
import { cardFieldsOf } from './card-fields.ts'
import { keepCardWords } from './paying-fields.ts'
import { deliveriesToChoose, waysToChoose } from './ways-to-choose.ts'
import type { CheckoutWhere } from './checkout-where.ts'
import styles from './checkout.css?raw'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

/** What the page is made of, beside the shop's frame. */
export type CheckoutState = {
  readonly where: CheckoutWhere
  readonly loaded: LoadedCart
  /** What was typed so far. */
  readonly typed: CheckoutEntries
  /** What was chosen to pay with; empty where nothing was, or where it did not go through. */
  readonly payment: string
  /** `yes` where the terms were agreed to. */
  readonly terms: string
  readonly download: string
  /** `yes` where news were asked for. */
  readonly news?: string
  /** How it asks whether to remind of the cart; undefined: it does not. */
  readonly reminder?: OfferedReminder | undefined
  /** A discount code that was not taken; empty where none is tried. */
  readonly code: string
  /** What the page showed when it was sent; undefined where it is opened, or that is not known. */
  readonly shown: Offer | undefined
  readonly problem: Refusal | undefined
  /** The kept cards that may pay; undefined: none may, nor be kept. */
  readonly cards?: readonly KeptCard[] | undefined
  /** Which of them does; empty where none was chosen. */
  readonly card?: string
  /** `yes` where the one that pays is to be kept. */
  readonly keepCard?: string
  /** Who is signed in; null: nobody. Absent: the shop has no accounts. */
  readonly member?: MemberAtCheckout | undefined
}

/** The page at `/checkout` (page type 201), in the platform's own frame. */
export async function checkoutPage(
  context: Context,
  request: Request,
  state: CheckoutState,
): Promise<PageReply> {
  const { where, loaded, typed, code, shown, problem: refusal, member } = state
  const say = sayIn(loaded.locale)
  const problem = refusal && saidRefusal(refusal, loaded.locale)
  const isUnderway = problem?.code === 'order-in-flight'
  const isRefused = problem !== undefined && !isUnderway
  const { cart, entries } = loaded
  const offer = makeOffer(loaded)
  const canPay = entries.every((entry) => entry.isAvailable)
  const addresses = member?.addresses
  const paying = payingOf(context, loaded, offer, { ...state, problem })
  const { hasCardFields } = paying
  const groups = groupsOf(loaded, offer, { ...state, addresses, hasCardFields })
  const focus = firstWrong(groups, problem)
  const wrong = { errors: problem?.fields ?? {}, focus }
  const summary = checkoutSummary(loaded, offer, {
    shown,
    hasPlace: isTaxPlaceKnown(loaded, typed),
  })
  const codes = codeFields(loaded, offer, { code, problem })
  const values = valuesOf(state)
  const reply = await renderSystemPage(context, request, {
    pageType: PageType.checkout,
    // the title is what a screen reader says first of a page that has just loaded
    title: isRefused ? say('Error: {page}', { page: say('Checkout') }) : say('Checkout'),
    main: { name: 'checkout-page', markup: checkoutMarkup },
    frame: 'platform',
    ...answeringFor(problem),
    ...paying.page,
    data: {
      checkoutPage: {
        styles,
        key: Buffer.from(request.random(24)).toString('base64url'),
        offer: sealOffer(context, { siteId: request.site.siteId, cartId: cart.id }, offer),
        problem: problem === undefined ? null : escapeHtml(problem.message),
        // what sums it names are old as soon as others are shown
        isOfOffer: problem?.code === 'offer-changed' || problem?.code === 'too-heavy',
        problems: toldOf(groups, problem, { summary, codes }, say),
        focusesProblem: focus === undefined && codes.problems.length === 0,
        canGoOn: summary.data['hasTotals'] === true || summary.data['canLower'] === true,
        due: summary.data['due'],
        isSummedUp: loaded.notSent === undefined,
        canPay,
        ...memberFields(member),
        takesCodes: loaded.takesCodes,
        ...placeFields(loaded, state),
        ...subscriptionFields(loaded, offer, request.now),
        ...paying.data,
        parts: [
          { name: 'entries', groups: shownGroups(groups.entries, values, loaded, wrong) },
          { isSummary: true, ...summary.data, ...codes.data },
          { name: 'pay', groups: shownGroups(groups.pay, values, loaded, wrong), hasButton: true },
        ],
      },
    },
  })
  return isUnderway ? lookingAgain(reply, where) : reply
}

/** Without script the browser looks again by itself, until the order stands. */
function lookingAgain(reply: PageReply, where: CheckoutWhere): PageReply {
  return { ...reply, headers: { ...reply.headers, refresh: `2;url=${where.page}` } }
}

/** What the fields show. */
function valuesOf(state: CheckoutState) {
  const { loaded, typed, payment, terms, download, member, news = '', reminder } = state
  const delivery = loaded.pickup === undefined ? 'ship' : pickupDelivery
  const keepAddress = member?.keepAddress ?? ''
  const remind = reminder?.isTicked === true ? 'yes' : ''
  const { card = '', keepCard = '' } = state
  const ticks = { terms, download, keepAddress, keepCard, news, remind }
  return { ...typed, delivery, shipping: loaded.shipping.id, payment, card, ...ticks }
}

/** What is wrong, and what is new, in the order of the page. */
function toldOf(
  { entries, pay }: FieldGroups,
  problem: Refusal | undefined,
  { summary, codes }: { readonly summary: CheckoutSummary; readonly codes: CodeFields },
  say: SayPhrase,
): readonly PlacedSentence[] {
  return [
    ...fieldProblems(entries, problem, say),
    ...summary.changes,
    ...codes.problems,
    ...fieldProblems(pay, problem, say),
  ]
}

/** Who is signed in, or the way to do so. */
function memberFields(member: CheckoutState['member']): Record<string, unknown> {
  const signIn = `${membersPaths.signIn}?next=checkout`
  return {
    email: member == null ? null : escapeHtml(member.email),
    signIn: member === null ? signIn : null,
    account: membersPaths.account,
  }
}

type Paying = {
  readonly page: Pick<SystemPage, 'guest'>
  readonly hasCardFields: boolean
  readonly data: Record<string, unknown>
}

/** How it is paid, and whether money moves. */
function payingOf(
  context: Context,
  loaded: LoadedCart,
  offer: Offer,
  { problem, cards, card = '', keepCard }: CheckoutState,
): Paying {
  const { store } = loaded.settings
  const due = dueOf(offer)
  const isTyped = card === newCard || (cards ?? []).length === 0
  const fields = cardFieldsOf(context, loaded, offer, isTyped ? problem : undefined)
  return {
    page: fields === undefined ? {} : { guest: fields.guest },
    hasCardFields: fields !== undefined,
    data: {
      testMode: store.paymentMode === 'test',
      nothingToPay: due === 0,
      hasCards: cards !== undefined && cards.length > 0,
      paysElsewhere: waysOfPaying(due, store) === 'elsewhere',
      cardFields: fields?.data ?? null,
      keepsCard: cards === undefined ? null : sayIn(loaded.locale)(keepCardWords),
      isKept: keepCard === 'yes',
    },
  }
}

/** By which a form looks at what another place or way makes, and keeps that a reminder is wanted. */
function placeFields(
  loaded: LoadedCart,
  { where, reminder }: Pick<CheckoutState, 'where' | 'reminder'>,
): Record<string, unknown> {
  const { store } = loaded.settings
  return {
    followsPlace: takesTaxes({ store }) || hasChoice(store) || reminder !== undefined,
    placeStep: stepText({ kind: 'place' }),
    placePath: escapeHtml(where.place),
    action: escapeHtml(where.page),
    ...wayBack(loaded, where),
  }
}

/** To the cart; where things are bought without one, to what is bought. */
function wayBack(
  { settings, entries }: LoadedCart,
  { back, isSubscription }: CheckoutWhere,
): Record<string, unknown> {
  if (isSubscription || !settings.store.expressCheckout) return { back }
  const product = entries.find(({ fullUrl }) => fullUrl !== '')?.fullUrl
  return { back: escapeHtml(product ?? '/'), isExpress: true }
}

function groupsOf(
  loaded: LoadedCart,
  offer: Offer,
  asked: Pick<CheckoutState, 'reminder' | 'cards' | 'typed'> & {
    readonly hasCardFields: boolean
    readonly addresses: readonly OfferedAddress[] | undefined
  },
): FieldGroups {
  const { settings } = loaded
  const { typed, addresses, reminder, cards, hasCardFields } = asked
  const country = typed.country === '' ? settings.country : typed.country
  return fieldGroups({
    needed: neededOfTaxPlace(settings.store.taxes?.places ?? [], country),
    address: asksForAddress(loaded.entries),
    delivery: deliveriesToChoose(loaded),
    isFetched: loaded.pickup !== undefined,
    isOnlyFetched: !sendsOrders(settings.store),
    taxPlace: asksForTaxPlace(loaded),
    ways: waysToChoose(loaded),
    payment: waysOfPaying(dueOf(offer), settings.store) === 'here',
    isSubscription: offer.plan !== undefined,
    cards,
    hasCardFields,
    takesDays: mayTakeDays(settings.store, offer.plan !== undefined),
    terms: asksForTerms(settings.store),
    note: readCartSettings(settings.store).takesNote,
    download: asksForDownloadConsent(loaded.entries, settings),
    addresses,
    offersNews: settings.mailingList?.atCheckout === true,
    reminder,
    say: sayIn(loaded.locale),
  })
}
