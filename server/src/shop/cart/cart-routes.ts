import { z } from 'zod'
import {
  addToCartBody,
  additionalFieldsBody,
  cartQuery,
  changeEntryBody,
  type CartReply,
} from '@vitrine/rules/shop/cart/cart-api.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import {
  ok,
  type Refused,
  type Result,
  refuse,
  type Refusal,
} from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Reply } from '../../ground/http/reply.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import { route, type RequestSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { addToCart } from './add-to-cart.ts'
import { noticeAddress, readNotice } from './cart-notice.ts'
import { cartPage } from './cart-page.ts'
import { cartReply, cartReplyEntry, emptyCartReply, withoutSubtotal } from './cart-reply.ts'
import { cartTokenHash } from './cart-token.ts'
import { changeFields, changeQuantity, removeEntry } from './change-cart.ts'
import { loadCart, readSettings, type LoadedCart } from './load-cart.ts'
import { mockCart } from './mock-cart.ts'

const shopper = { on: 'site', access: { kind: 'public' } } as const
const entryParams = z.object({ entryId: z.string().max(64) })
const fieldText = z.string().max(20_000)
const formFields = z.record(z.string().max(300), z.union([fieldText, z.array(fieldText).max(1000)]))
const cartPageQuery = z.object({
  notice: z
    .string()
    .max(64 * 1024)
    .optional(),
})

export const cartRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'POST',
    path: cartPaths.entries,
    limit: 'cart',
    body: addToCartBody,
    async handle(context, request) {
      const site = siteOf(context, request)
      const { itemId, sku, quantity, additionalFields } = request.body
      const input = {
        itemId,
        sku: sku ?? null,
        quantity: quantity ?? null,
        additionalFields: additionalFields ?? null,
      }
      const added = await addToCart(site, input, request)
      if (!added.ok) return added
      const { cart, entryId, cookies } = added.value
      return replyOf(site, cart, { entry: { id: entryId, name: 'newlyAdded' }, cookies })
    },
  }),
  route({
    ...shopper,
    method: 'GET',
    path: cartPaths.cart,
    query: cartQuery,
    async handle(context, request) {
      const { mock, calculateSubtotal } = request.query
      const cart = await cartToShow(context, request, mock === 'true')
      if (!cart.ok) return cart
      return { json: calculateSubtotal === 'false' ? withoutSubtotal(cart.value) : cart.value }
    },
  }),
  route({
    ...shopper,
    method: 'PUT',
    path: cartPaths.entry,
    limit: 'cart',
    params: entryParams,
    body: changeEntryBody,
    async handle(context, request) {
      const { now, params, body } = request
      const change = { entryId: params.entryId, quantity: body.quantity, now }
      const tokenHash = cartTokenHash(request)
      const changed = await changeQuantity(siteOf(context, request), tokenHash, change)
      return changed.ok ? replyWithCart(context, request) : ofEntry(change.entryId, changed)
    },
  }),
  route({
    ...shopper,
    method: 'DELETE',
    path: cartPaths.entry,
    limit: 'cart',
    params: entryParams,
    async handle(context, request) {
      const tokenHash = cartTokenHash(request)
      const { entryId } = request.params
      const removed = await removeEntry(siteOf(context, request), tokenHash, entryId)
      return removed.ok ? replyWithCart(context, request) : ofEntry(entryId, removed)
    },
  }),
  route({
    ...shopper,
    method: 'PUT',
    path: cartPaths.additionalFields,
    limit: 'cart',
    params: entryParams,
    body: additionalFieldsBody,
    async handle(context, request) {
      const { entryId } = request.params
      const tokenHash = cartTokenHash(request)
      const change = { entryId, additionalFields: request.body.additionalFields }
      const changed = await changeFields(siteOf(context, request), tokenHash, change)
      if (!changed.ok) return ofEntry(entryId, changed)
      return replyWithCart(context, request, { entry: { id: entryId, name: 'updatedEntry' } })
    },
  }),
  route({
    ...shopper,
    method: 'GET',
    path: cartPaths.cartPage,
    query: cartPageQuery,
    handle(context, request) {
      const onHost = onSite(request)
      const where = { siteId: onHost.site.siteId, now: request.now }
      return cartPage(context, onHost, { notice: readNotice(context, where, request.query.notice) })
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
async function addByForm(
  context: Context,
  request: RouteRequest<unknown, unknown, z.output<typeof formFields>>,
): Promise<Reply | Refused> {
  if (!request.keepsCookies) {
    return cartPage(context, onSite(request), { problem: requestRefusal('cookies-disabled') })
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
    additionalFields: field('additionalFields'),
  }
  const added = await addToCart(siteOf(context, request), input, request)
  if (!added.ok) return toCart(context, request, added.refusal)
  return { redirect: cartPaths.cartPage, status: 303, cookies: added.value.cookies }
}

async function changeByForm(
  context: Context,
  request: RouteRequest<unknown, unknown, z.output<typeof formFields>>,
): Promise<Reply | Refused> {
  if (!request.keepsCookies) {
    return cartPage(context, onSite(request), { problem: requestRefusal('cookies-disabled') })
  }
  const { quantity, do: what } = request.body
  const entryId = String(request.body['entryId'])
  const site = siteOf(context, request)
  const tokenHash = cartTokenHash(request)
  const changed =
    what === 'remove'
      ? await removeEntry(site, tokenHash, entryId)
      : await changeQuantity(site, tokenHash, { entryId, quantity, now: request.now })
  if (!changed.ok) {
    const typed = typeof quantity === 'string' && what !== 'remove' ? { quantity } : {}
    return toCart(context, request, changed.refusal, { entryId, ...typed })
  }
  return { redirect: cartPaths.cartPage, status: 303 }
}

/** To the cart's own page, which says what was refused: reloaded, it changes nothing. */
function toCart(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown>,
  refusal: Refusal,
  typed: { readonly entryId?: string; readonly quantity?: string } = {},
): Reply {
  const where = { siteId: onSite(request).site.siteId, now: request.now }
  return { redirect: noticeAddress(context, where, refusal, typed), status: 303 }
}

/** A refusal that names the entry it is about. */
function ofEntry(entryId: string, { refusal }: Refused): Refused {
  return refuse({ ...refusal, details: { ...refusal.details, entryId } })
}

/** What a reply says besides the cart. */
type BesidesCart = {
  /** The entry that the request was about, under the name by which the reply shows it. */
  readonly entry?: { readonly id: string; readonly name: 'newlyAdded' | 'updatedEntry' }
  readonly cookies?: readonly RequestCookie[]
}

/** The cart that the request's cookie names, or an empty one, or the made-up one. */
async function cartToShow(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown>,
  isMock: boolean,
): Promise<Result<CartReply>> {
  const site = siteOf(context, request)
  const { siteId } = site
  if (isMock) return ok(cartReply(siteId, mockCart(await readSettings(site), request.now)))
  const loaded = await loadCart(site, cartTokenHash(request), request.now)
  if (loaded?.ok === false) return loaded
  if (loaded === undefined || loaded.value.cart.purchasedOrderId !== null) {
    return ok(await emptyCart(site, request.now))
  }
  return ok(cartReply(siteId, loaded.value))
}

/** With the cart that the request's cookie names, as it is now, and the entry that was changed. */
async function replyWithCart(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown>,
  besides: BesidesCart = {},
): Promise<Reply | Refused> {
  const site = siteOf(context, request)
  const loaded = await loadCart(site, cartTokenHash(request), request.now)
  if (loaded?.ok === false) return loaded
  if (loaded === undefined || loaded.value.cart.purchasedOrderId !== null) {
    return { json: await emptyCart(site, request.now) }
  }
  return replyOf(site, loaded.value, besides)
}

async function emptyCart(site: SiteDatabase, now: number): Promise<CartReply> {
  const { currency } = await readSettings(site)
  return emptyCartReply(site.siteId, currency, now)
}

function replyOf(
  { siteId }: SiteDatabase,
  cart: LoadedCart,
  { entry, cookies = [] }: BesidesCart,
): Reply {
  const shoppingCart = cartReply(siteId, cart)
  const found = cart.entries.find(({ id }) => id === entry?.id)
  if (entry === undefined || found === undefined) return { json: shoppingCart, cookies }
  const shown = cartReplyEntry(found, cart.settings.currency)
  return { json: { shoppingCart, [entry.name]: shown }, cookies }
}

function siteOf(context: Context, request: RouteRequest<unknown, unknown, unknown>): SiteDatabase {
  return context.database.dbFor(onSite(request).site.siteId)
}

/** These routes answer on site hosts only, so there is always a site. */
export function onSite<Request extends RouteRequest<unknown, unknown, unknown>>(
  request: Request,
): Request & { readonly site: RequestSite } {
  if (request.site === null) throw new Error('a route of a site was reached without one')
  return request as Request & { readonly site: RequestSite }
}
