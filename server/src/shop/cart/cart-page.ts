import cartMarkup from './cart-page.block?raw'
import { notSoldSoSentence } from '@vitrine/rules/shop/cart/cart-entry-messages.ts'
import { cartMessages } from '@vitrine/rules/shop/cart/cart-messages.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { answersPath } from '@vitrine/rules/shop/cart/product-form-path.ts'
import { asksForAddress } from '@vitrine/rules/shop/checkout/offer.ts'
import { sumCents } from '@vitrine/rules/ground/money/money.ts'
import { discountsOf, type CartTotals, type PricedEntry } from '@vitrine/rules/shop/cart/cart.ts'
import { codeProblemSentence, minimumOf } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import { linkedCodes } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { problemOfCode } from '@vitrine/rules/shop/coupons/held-code.ts'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { recipientOf } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayAnyIn, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { accessWords } from '@vitrine/rules/shop/paywall/access-words.ts'
import { taxHint } from '@vitrine/rules/shop/taxes/tax-hint.ts'
import { deliverySentence } from '@vitrine/rules/shop/shipping/delivery-time.ts'
import { shippingHint } from '@vitrine/rules/shop/shipping/shipping-hint.ts'
import { offersQuantity } from '@vitrine/rules/shop/products/availability.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { shownAnswers } from '../../site/forms/shown-answers.ts'
import { siteMoney, type SiteMoney } from '../../site/sites/site-money.ts'
import { isCollectionShown } from '../../site/views/shown-collection.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { findViewMode } from '../../site/views/view-mode.ts'
import type { CartNotice } from './cart-notice.ts'
import { cartTokenHash } from './cart-token.ts'
import { letGoOfCodes } from './let-go-of-codes.ts'
import { loadCartLines, totalsOf, type PricedLines } from './load-cart.ts'
import { formOfProduct } from './product-form.ts'
import { shownDiscountName } from './shown-discount-name.ts'
import { mockCart } from './mock-cart.ts'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

/**
 * The page at `/cart` (page type 200), in the site's own template; in the editor, with a made-up cart.
 * @param problem where there is no other page that could show it
 */
export async function cartPage(
  context: Context,
  request: Request,
  {
    notice,
    problem,
  }: { readonly notice?: CartNotice | undefined; readonly problem?: Refusal } = {},
): Promise<PageReply> {
  const { siteId } = request.site
  const mode = await findViewMode(context, request, siteId)
  // whoever edits sees the last change at once
  if (mode.kind !== 'visitor') context.views.live.forget(siteId)
  const view = await visitorView(context, request)
  const cart =
    mode.kind === 'edit' ? mockCart(view, request.now) : await findOpenCart(view, request)
  const isOfALine = cart?.entries.some(({ id }) => id === notice?.entryId) === true
  const say = sayIn(view.locale)
  const title = say('Your cart')
  const sentence = problem?.message ?? (isOfALine ? undefined : notice?.message)
  const page = await renderSystemPage(context, request, {
    pageType: PageType.cart,
    title:
      notice === undefined && problem === undefined ? title : say('Error: {page}', { page: title }),
    main: { name: 'cart-page', markup: cartMarkup },
    frame: 'site',
    status: problem?.status ?? 200,
    data: {
      cartPage: {
        ...(cart === undefined ? { entries: [] } : await cartFields(view, cart, notice)),
        shopUrl: findShop(view),
        problem: sentence === undefined ? null : escapeHtml(sayAnyIn(view.locale)(sentence)),
        wished: isOfALine ? null : wishedFields(notice),
      },
    },
  })
  const theirs = mode.kind === 'edit' ? undefined : cart
  const letGo = await letGoOfCodes(view.documents.site, request, theirs)
  return { ...page, cookies: [...(page.cookies ?? []), ...letGo] }
}

/** What could not be added, and how many of it were asked for. */
export function wishedFields(notice: CartNotice | undefined): Record<string, string> | null {
  if (notice === undefined || notice.item === '') return null
  const { item, path, quantity } = notice
  return { item: escapeHtml(item), path: escapeHtml(path), quantity: escapeHtml(quantity) }
}

/** The visitor's cart, until it is bought. */
export async function findOpenCart(
  view: SiteView,
  request: Request,
): Promise<PricedLines | undefined> {
  const linked = linkedCodes(request.cookies.discount)
  const lines = await loadCartLines(view, cartTokenHash(request), request.now, linked)
  return lines?.cart.purchasedOrderId === null ? lines : undefined
}

/** The lines of a cart, and what is said beneath them. */
export async function cartFields(
  view: SiteView,
  lines: PricedLines,
  notice: CartNotice | undefined,
): Promise<Record<string, unknown>> {
  const { documents, locale } = view
  const { entries, settings } = lines
  const money = siteMoney(settings, locale)
  const say = sayIn(locale)
  const totals = totalsOf(lines)
  const isAvailable = entries.every((entry) => entry.isAvailable)
  const lacksAnswers = entries.some((entry) => entry.lacksAnswers)
  const hasTotals = totals.ok && entries.some((entry) => entry.isAvailable)
  const asksForm = await itemsThatAsk(view, lines)
  const left = await documents.totalStock([...new Set(entries.map(({ itemId }) => itemId))])
  return {
    entries: entries.map((entry) => ({
      ...entryFields(entry, money, asksForm.has(entry.itemId)),
      lasts: escapeHtml(accessWords(entry, say) ?? ''),
      ...movedSince(entry, money, say),
      ...quantityFields(entry, notice, locale),
      hasQuantity: hasQuantity(entry, left.get(entry.itemId) ?? 0, settings),
    })),
    hasEntries: entries.length > 0,
    canCheckOut: totals.ok && isAvailable && !lacksAnswers,
    lacksAnswers: isAvailable && lacksAnswers,
    tooLarge: totals.ok ? null : escapeHtml(saidRefusal(totals.refusal, locale).message),
    hasTotals,
    shippingHint: shippingHint(settings.store, {
      isSent: asksForAddress(entries),
      totals: totals.ok ? totals.value : undefined,
      notSent: lines.notSent,
      money,
      say,
    }),
    deliveryHint: deliveryHint(lines, say),
    taxHint: taxHint(settings, say),
    subtotal: hasTotals ? money(totals.value.subtotalCents) : null,
    discounts: (totals.ok ? discountsOf(totals.value.adjustments) : []).map(
      ({ cents, freesShipping, ...one }) => ({
        code: shownDiscountName(one),
        // one that frees shipping may keep another one out
        amount: cents === 0 && freesShipping ? say('Free shipping') : money(-cents),
      }),
    ),
    codesOfNoUse: totals.ok ? codesOfNoUse(lines, totals.value, { money, say }) : [],
  }
}

/** What is otherwise than when it was put in: what it costs, and how many there are. */
function movedSince(
  { addedCents, inStock, isAvailable }: PricedEntry,
  money: SiteMoney,
  say: SayPhrase,
): Record<string, unknown> {
  const isMoved = addedCents !== undefined && isAvailable
  const count = isAvailable ? 0 : (inStock ?? 0)
  return {
    costBefore: isMoved
      ? say('When you added this, it cost {price}.', { price: money(addedCents) })
      : null,
    left: count > 0 ? say('Available now: {count}.', { count }) : null,
  }
}

/** How long it takes in the way that the checkout begins with; null: nobody says it, or nothing is sent. */
function deliveryHint(
  { entries, shipping, pickup, notSent, locale }: PricedLines,
  say: SayPhrase,
): string | null {
  if (notSent !== undefined || !asksForAddress(entries)) return null
  const sentence = deliverySentence(shipping.deliveryDays, pickup !== undefined, { say, locale })
  return sentence && `${escapeHtml(sentence)}.`
}

/** The products of a cart that ask a form now. */
async function itemsThatAsk(
  view: SiteView,
  { entries, siteRevision }: PricedLines,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(entries.map(({ itemId }) => itemId))]
  const items = await view.documents.asOf('item', ids, siteRevision)
  const asked = await Promise.all(
    [...items].map(async ([id, item]) => ((await formOfProduct(view, item)) ? [id] : [])),
  )
  return new Set(asked.flat())
}

/** Codes of the cart that take nothing off, each with why. */
function codesOfNoUse(
  { codes }: PricedLines,
  { invalidCoupons }: CartTotals,
  { money, say }: { readonly money: SiteMoney; readonly say: SayPhrase },
): Record<string, string>[] {
  return codes.flatMap((held) => {
    const why = problemOfCode(held, invalidCoupons)
    if (why === undefined) return []
    const sentence = codeProblemSentence(why, minimumOf(held.coupon, money), say)
    return [{ code: escapeHtml(held.code), sentence: escapeHtml(sentence) }]
  })
}

/** Whether a line has a field for its quantity: none where there is nothing of it at all. */
function hasQuantity(
  { quantity, inStock, productType }: PricedEntry,
  totalStock: number,
  { store }: PricedLines['settings'],
): boolean {
  if (inStock === 0) return false
  // what was put in when there was more can be lowered
  return quantity > 1 || offersQuantity({ productType, isSubscribable: false, totalStock }, store)
}

/** Why a line cannot be had. */
function unavailableSentence(isNotSoldSo: true | undefined): string {
  return isNotSoldSo === true ? notSoldSoSentence : cartMessages['not-enough-stock'].message
}

/** The quantity of a line: as it was typed and why that is not so, where a change was refused. */
function quantityFields(
  { id, quantity, isAvailable, isNotSoldSo }: PricedEntry,
  notice: CartNotice | undefined,
  locale: string,
): Record<string, unknown> {
  const isRefused = notice?.entryId === id
  const sentence = isRefused
    ? notice.message
    : isAvailable
      ? undefined
      : unavailableSentence(isNotSoldSo)
  return {
    quantity,
    isRefused,
    typedQuantity: escapeHtml(
      isRefused && notice.quantity !== '' ? notice.quantity : String(quantity),
    ),
    sentence: sentence === undefined ? null : escapeHtml(sayAnyIn(locale)(sentence)),
  }
}

function entryFields(
  entry: PricedEntry,
  money: SiteMoney,
  asksForm: boolean,
): Record<string, unknown> {
  const { id, isAvailable, imageUrl, quantity } = entry
  const subTotal = sumCents([entry.purchasePriceCents * quantity])
  const variant = Object.values(entry.attributes).join(' / ')
  return {
    id,
    isAvailable,
    imageUrl,
    title: escapeHtml(entry.title),
    fullUrl: escapeHtml(entry.fullUrl === '' ? cartPaths.cartPage : entry.fullUrl),
    variant: escapeHtml(variant),
    fullName: escapeHtml(variant === '' ? entry.title : `${entry.title}, ${variant}`),
    goesTo: escapeHtml(recipientOf(entry)),
    answers: shownAnswers(entry.additionalFields),
    editPath: asksForm ? answersPath(id) : null,
    lacksAnswers: isAvailable && entry.lacksAnswers === true,
    subTotal: subTotal.ok && isAvailable ? money(subTotal.value) : null,
  }
}

/** Where an empty cart leads: the first shop of the site; null where nothing is sold. */
export function findShop(view: SiteView): string | null {
  for (const page of view.collections.values()) {
    if (page.type === CollectionType.products && isCollectionShown(view, page)) {
      return `/${page.urlId}`
    }
  }
  return null
}
