import { cartStepText } from '@vitrine/rules/shop/checkout/cart-details.ts'
import { emptyEntries, type CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { asksForAddress, asksForTaxPlace, makeOffer } from '@vitrine/rules/shop/checkout/offer.ts'
import { hasChoice, pickupDelivery, sendsOrders } from '@vitrine/rules/shop/shipping/pickup.ts'
import { neededOfTaxPlace } from '@vitrine/rules/shop/taxes/find-tax-place.ts'
import { takesTaxes } from '@vitrine/rules/shop/taxes/tax-plan-of.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { saidRefusal, sayAnyIn, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { readCartSettings } from '@vitrine/rules/site/sites/cart-settings.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { CartNotice } from '../cart/cart-notice.ts'
import { cartFields, findShop, wishedFields } from '../cart/cart-page.ts'
import { isTaxPlaceKnown, totalsOf, type LoadedCart, type PricedLines } from '../cart/load-cart.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { atCheckout } from './at-checkout.ts'
import { cartGroups, fieldProblems, shownGroups } from './checkout-fields.ts'
import cartMarkup from './full-cart-page.block?raw'
import { checkoutSummary } from './checkout-summary.ts'
import { codeFields } from './code-fields.ts'
import { deliveriesToChoose, waysToChoose } from './ways-to-choose.ts'
import checkoutStyles from './checkout.css?raw'
import cartStyles from './full-cart.css?raw'

/** What a cart with codes and places is shown with. */
export type FullCartState = {
  /** Undefined where there is none. */
  readonly lines: PricedLines | undefined
  /** What is known of the order so far. */
  readonly typed?: CheckoutEntries
  /** A discount code that was not taken. */
  readonly code?: string
  readonly notice?: CartNotice | undefined
  readonly problem?: Refusal | undefined
}

/**
 * The cart where its shop has it take codes, places and a note (page type 205): in the platform's own
 * frame, as all pages from 201 on.
 */
export async function fullCartPage(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown> & OnSite,
  view: SiteView,
  { lines, typed = emptyEntries, code = '', notice, problem: refusal }: FullCartState,
): Promise<PageReply> {
  const say = sayIn(view.locale)
  const problem = refusal && saidRefusal(refusal, view.locale)
  const isOfALine = lines?.entries.some(({ id }) => id === notice?.entryId) === true
  const told = isOfALine ? undefined : notice?.message
  const sentence = problem?.message ?? (told && sayAnyIn(view.locale)(told))
  const isWrong = notice !== undefined || problem !== undefined
  const title = say('Your cart')
  const placed = lines && (await placedAt(view, lines, typed))
  return renderSystemPage(context, request, {
    pageType: PageType.cartV2,
    title: isWrong ? say('Error: {page}', { page: title }) : title,
    main: { name: 'full-cart-page', markup: cartMarkup },
    frame: 'platform',
    status: problem?.status ?? 200,
    data: {
      fullCart: {
        styles: checkoutStyles + cartStyles,
        problem: sentence === undefined ? null : escapeHtml(sentence),
        focusesProblem: problem?.fields === undefined,
        wished: isOfALine ? null : wishedFields(notice),
        shopUrl: findShop(view),
        ...(lines && (await cartFields(view, placed ?? lines, notice))),
        ...(placed && sumFields(placed, { typed, code, problem })),
      },
    },
  })
}

/** As it costs where it goes; undefined where no number holds its total. */
async function placedAt(
  view: SiteView,
  lines: PricedLines,
  typed: CheckoutEntries,
): Promise<LoadedCart | undefined> {
  const totals = totalsOf(lines)
  if (!totals.ok) return undefined
  const placed = await atCheckout(view.documents.site, { ...lines, totals: totals.value }, typed)
  return placed.ok ? placed.value : undefined
}

/** What it costs, and what it asks by which that is worked out. */
function sumFields(
  placed: LoadedCart,
  {
    typed,
    code,
    problem,
  }: {
    readonly typed: CheckoutEntries
    readonly code: string
    readonly problem: Refusal | undefined
  },
): Record<string, unknown> {
  const { settings, entries, pickup } = placed
  const { store } = settings
  const offer = makeOffer(placed)
  const hasPlace = isTaxPlaceKnown(placed, typed)
  const { lines: _lines, ...sums } = checkoutSummary(placed, offer, {
    shown: undefined,
    hasPlace,
  }).data
  const country = typed.country === '' ? settings.country : typed.country
  const groups = cartGroups({
    address: asksForAddress(entries),
    delivery: deliveriesToChoose(placed),
    isFetched: pickup !== undefined,
    isOnlyFetched: !sendsOrders(store),
    taxPlace: asksForTaxPlace(placed),
    ways: waysToChoose(placed),
    needed: neededOfTaxPlace(store.taxes?.places ?? [], country),
    note: readCartSettings(store).takesNote,
  })
  const values = {
    ...typed,
    delivery: pickup === undefined ? 'ship' : pickupDelivery,
    shipping: placed.shipping.id,
    payment: '',
    terms: '',
    download: '',
    keepAddress: '',
    news: '',
    remind: '',
  }
  const errors = problem?.fields ?? {}
  const codes = codeFields(placed, offer, { code, problem })
  const focus = errors['note'] === undefined ? undefined : 'note'
  return {
    ...sums,
    ...codes.data,
    problems: [...fieldProblems(groups, problem, sayIn(placed.locale)), ...codes.problems],
    placeStep: cartStepText({ kind: 'place' }),
    takesCodes: placed.takesCodes,
    followsPlace: takesTaxes({ store }) || hasChoice(store),
    groups: shownGroups(groups, values, placed, { errors, focus }),
  }
}
