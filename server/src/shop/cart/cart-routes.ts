import { z } from 'zod'
import { cartApi, type CartReply, type CartReplyEntry } from '@vitrine/rules/shop/cart/cart-api.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { checkoutPaths } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { saidRefusal } from '@vitrine/rules/site/phrases/say-in.ts'
import { subscribePath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { linkedCodes } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import {
  ok,
  type Refused,
  type Result,
  refuse,
  type Refusal,
} from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { JsonReply, PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { addSubscription, isSubscribedTo } from './add-subscription.ts'
import { addOrBuy, pathAfterAdding } from './add-or-buy.ts'
import { findFormPage, findGiftCardPage, wishedProduct, type AddInput } from './add-to-cart.ts'
import { noticeAddress, type CartNotice } from './cart-notice.ts'
import { drawerFormat } from './cart-drawer.ts'
import { cartPage, findOpenCart } from './cart-page.ts'
import { cartReply, cartReplyEntry, emptyCartReply, withoutSubtotal } from './cart-reply.ts'
import { cartTokenHash } from './cart-token.ts'
import { changeFields, changeQuantity, removeEntry } from './change-cart.ts'
import { changeLines, setLine, type RefusedLine } from './change-lines.ts'
import { inMemberCart, joinNewCart } from './member-cart.ts'
import { loadCart, readSettings, type LoadedCart } from './load-cart.ts'
import { mockCart } from './mock-cart.ts'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

const shopper = { on: 'site', access: { kind: 'public' } } as const
const fieldText = z.string().max(20_000)
const formFields = z.record(z.string().max(300), z.union([fieldText, z.array(fieldText).max(1000)]))

type Sent = RouteRequest<unknown, unknown, z.output<typeof formFields>> & OnSite

export const cartRoutes: readonly Route[] = [
  route({
    ...shopper,
    ...cartApi.add,
    limit: 'cart',
    async handle(context, request) {
      const view = await visitorView(context, request)
      const { itemId, sku, quantity, additionalFields } = request.body
      const input = {
        itemId,
        sku: sku ?? null,
        quantity: quantity ?? null,
        additionalFields: additionalFields ?? null,
      }
      const added = await addOrBuy(context, view, input, request)
      if (!added.ok) return saidIn(view, added)
      const { cart, entryId } = added.value
      const cookies = await joinNewCart(context, view, request, added.value.cookies)
      const { shoppingCart, entry } = shownWith(view, cart, entryId)
      return {
        json: entry === undefined ? shoppingCart : { shoppingCart, newlyAdded: entry },
        cookies,
      }
    },
  }),
  route({
    ...shopper,
    ...cartApi.subscribe,
    limit: 'cart',
    async handle(context, request) {
      const view = await visitorView(context, request)
      const { itemId, sku, qty, plan, additionalFields } = request.body
      const input = {
        itemId,
        sku: sku ?? null,
        plan: plan ?? null,
        quantity: qty ?? 1,
        additionalFields: additionalFields ?? null,
      }
      const added = await addSubscription(context, view, input, request)
      return added.ok ? { json: { cartToken: added.value } } : saidIn(view, added)
    },
  }),
  route({
    ...shopper,
    ...cartApi.cart,
    async handle(context, request) {
      const { mock, calculateSubtotal } = request.query
      const view = await visitorView(context, request)
      const { request: asked, cookies } = await inMemberCart(context, view, request)
      const cart = await cartToShow(view, asked, mock === 'true')
      if (!cart.ok) return saidIn(view, cart)
      const json = calculateSubtotal === 'false' ? withoutSubtotal(cart.value) : cart.value
      return { json, cookies }
    },
  }),
  route({
    ...shopper,
    ...cartApi.change,
    limit: 'cart',
    async handle(context, request) {
      const { now, params, body } = request
      const change = { entryId: params.entryId, quantity: body.quantity, now }
      const tokenHash = cartTokenHash(request)
      const view = await visitorView(context, request)
      const changed = await changeQuantity(view, tokenHash, change)
      return changed.ok ? replyWithCart(view, request) : ofEntry(view, change.entryId, changed)
    },
  }),
  route({
    ...shopper,
    ...cartApi.remove,
    limit: 'cart',
    async handle(context, request) {
      const tokenHash = cartTokenHash(request)
      const { entryId } = request.params
      const view = await visitorView(context, request)
      const removed = await removeEntry(view.documents.site, tokenHash, entryId)
      return removed.ok ? replyWithCart(view, request) : ofEntry(view, entryId, removed)
    },
  }),
  route({
    ...shopper,
    ...cartApi.changeFields,
    limit: 'cart',
    async handle(context, request) {
      const { entryId } = request.params
      const tokenHash = cartTokenHash(request)
      const { itemId, sku, additionalFields } = request.body
      const change = { entryId, additionalFields, named: { itemId, sku: sku ?? null } }
      const view = await visitorView(context, request)
      const changed = await changeFields(view, tokenHash, change)
      if (!changed.ok) return ofEntry(view, entryId, changed)
      const cart = await openCart(view, request)
      if (!cart.ok) return saidIn(view, cart)
      if (cart.value === undefined) return { json: await emptyCart(view, request.now) }
      const { shoppingCart, entry } = shownWith(view, cart.value, changed.value)
      return { json: entry === undefined ? shoppingCart : { shoppingCart, updatedEntry: entry } }
    },
  }),
  // where the forms go is no page: opened by hand, it leads to the cart
  ...[cartPaths.addForm, cartPaths.changeForm].map((path) =>
    route({
      ...shopper,
      method: 'GET',
      path,
      handle: () => ({ redirect: cartPaths.cartPage, status: 303 }),
    }),
  ),
  route({
    ...shopper,
    method: 'POST',
    path: cartPaths.addForm,
    limit: 'cart',
    body: formFields,
    handle: addByForm,
  }),
  route({
    ...shopper,
    method: 'POST',
    path: cartPaths.changeForm,
    limit: 'cart',
    body: formFields,
    handle: changeByForm,
  }),
]

/**
 * A plain form post: the cart page shows the outcome, or the sentence why not. A cart is found by
 * its cookie again, so that nothing is put into one for a browser that keeps none.
 */
async function addByForm(context: Context, request: Sent): Promise<PageReply> {
  if (!request.keepsCookies) {
    return cartPage(context, request, { problem: requestRefusal('cookies-disabled') })
  }
  const field = (name: string): string | null => {
    const value = request.body[name]
    return typeof value === 'string' ? value : null
  }
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.body)) {
    if (name.startsWith('option-') && typeof value === 'string') options[name.slice(7)] = value
  }
  const input = {
    itemId: field('itemId') ?? '',
    sku: field('sku'),
    options,
    quantity: field('quantity') ?? '1',
    plan: field('plan'),
    additionalFields: field('additionalFields'),
  }
  const view = await visitorView(context, request)
  const page = await findGiftCardPage(view, input, request.now)
  if (page !== undefined) return { redirect: page, status: 303 }
  const asked = await findFormPage(view, input, request.now)
  if (asked.ok && asked.value !== undefined) return { redirect: asked.value, status: 303 }
  if (asked.ok && (await isSubscribedTo(view, input))) {
    const begun = await addSubscription(context, view, input, request)
    if (begun.ok) return { redirect: subscribePath(begun.value), status: 303 }
    return refusedAdd(context, request, view, input, begun)
  }
  const added = asked.ok ? await addOrBuy(context, view, input, request) : asked
  if (!added.ok) return refusedAdd(context, request, view, input, added)
  const cookies = await joinNewCart(context, view, request, added.value.cookies)
  return { redirect: pathAfterAdding(view), status: 303, cookies }
}

/** The cart's page says why something does not go into it. */
async function refusedAdd(
  context: Context,
  request: Request,
  view: SiteView,
  input: AddInput & { readonly quantity: string | number },
  { refusal }: Refused,
): Promise<PageReply> {
  const wished = await wishedProduct(view, input, request.now)
  const said = saidRefusal(refusal, view.locale)
  return toCart(context, request, said, { ...wished, quantity: String(input.quantity) })
}

async function changeByForm(context: Context, request: Sent): Promise<PageReply> {
  if (!request.keepsCookies) {
    return cartPage(context, request, { problem: requestRefusal('cookies-disabled') })
  }
  const { do: what, format } = request.body
  // the checkout is a page of its own, and so is what says why it may not be
  const isBeside = format === drawerFormat && what !== 'checkout'
  const view = await visitorView(context, request)
  const refused = Object.hasOwn(request.body, 'entryId')
    ? await changeOne(view, request)
    : await changeAll(view, request)
  if (refused !== undefined) {
    const { refusal, ...typed } = refused
    const { redirect } = toCart(context, request, refusal, typed)
    return { redirect: isBeside ? `${redirect}&format=${drawerFormat}` : redirect, status: 303 }
  }
  if (what === 'checkout') return { redirect: checkoutPaths.checkout, status: 303 }
  const part = isBeside ? `?format=${drawerFormat}` : ''
  return { redirect: cartPaths.cartPage + part, status: 303 }
}

/** The form of one line, as a template of its owner's may have it. */
async function changeOne(view: SiteView, request: Sent): Promise<RefusedLine | undefined> {
  const { quantity, do: what } = request.body
  const entryId = String(request.body['entryId'])
  if (what === 'remove') return changeLines(view, request, [], entryId)
  return setLine(view, request, { entryId, quantity: typeof quantity === 'string' ? quantity : '' })
}

/** The form of the whole cart: whichever button was pressed, what was typed is kept. */
async function changeAll(view: SiteView, request: Sent): Promise<RefusedLine | undefined> {
  const removed = /^remove (\S+)$/.exec(String(request.body['do']))?.[1]
  const cart = await findOpenCart(view, request)
  return changeLines(view, request, cart?.entries ?? [], removed)
}

/** To the cart's own page, which says what was refused: reloaded, it changes nothing. */
function toCart(
  context: Context,
  request: Request,
  refusal: Refusal,
  typed: Partial<CartNotice> = {},
): { readonly redirect: string; readonly status: 303 } {
  const where = { siteId: request.site.siteId, now: request.now }
  return { redirect: noticeAddress(context, where, refusal, typed), status: 303 }
}

/** A refusal that names the entry it is about. */
function ofEntry(view: SiteView, entryId: string, { refusal }: Refused): Refused {
  return saidIn(view, refuse({ ...refusal, details: { ...refusal.details, entryId } }))
}

/** In the language of the site. */
function saidIn({ locale }: SiteView, { refusal }: Refused): Refused {
  return refuse(saidRefusal(refusal, locale))
}

/** The cart that the request's cookie names, as it is now; undefined where it is bought, or none. */
async function openCart(view: SiteView, request: Request): Promise<Result<LoadedCart | undefined>> {
  const linked = linkedCodes(request.cookies.discount)
  const loaded = await loadCart(view, cartTokenHash(request), request.now, linked)
  if (loaded?.ok !== true) return loaded ?? ok(undefined)
  return ok(loaded.value.cart.purchasedOrderId === null ? loaded.value : undefined)
}

/** The cart of the request, or an empty one, or the made-up one. */
async function cartToShow(
  view: SiteView,
  request: Request,
  isMock: boolean,
): Promise<Result<CartReply>> {
  const { siteId } = view
  if (isMock) {
    const settings = await readSettings(view)
    return ok(cartReply(siteId, mockCart({ settings, locale: view.locale }, request.now)))
  }
  const cart = await openCart(view, request)
  if (!cart.ok) return cart
  return ok(cart.value ? cartReply(siteId, cart.value) : await emptyCart(view, request.now))
}

async function replyWithCart(
  view: SiteView,
  request: Request,
): Promise<JsonReply<CartReply> | Refused> {
  const cart = await cartToShow(view, request, false)
  return cart.ok ? { json: cart.value } : saidIn(view, cart)
}

async function emptyCart(view: SiteView, now: number): Promise<CartReply> {
  const { currency } = await readSettings(view)
  return emptyCartReply(view.siteId, currency, now)
}

/** A cart, and the entry of it that a request was about. */
function shownWith(
  { siteId }: SiteView,
  cart: LoadedCart,
  entryId: string,
): { readonly shoppingCart: CartReply; readonly entry: CartReplyEntry | undefined } {
  const found = cart.entries.find(({ id }) => id === entryId)
  return {
    shoppingCart: cartReply(siteId, cart),
    entry: found && cartReplyEntry(found, cart.settings.currency),
  }
}
