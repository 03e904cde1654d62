import { z } from 'zod'
import {
  addToCartBody,
  additionalFieldsBody,
  cartQuery,
  changeEntryBody,
} from '@vitrine/rules/cart/cart-api.ts'
import { cartPaths } from '@vitrine/rules/cart/cart-paths.ts'
import { requestRefusal } from '@vitrine/rules/refusals/request-messages.ts'
import type { Refused } from '@vitrine/rules/refusals/result.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { hasCookies } from '../http/guards.ts'
import {
  route,
  type Reply,
  type RequestCookie,
  type RequestSite,
  type Route,
  type RouteRequest,
} from '../http/route.ts'
import { addToCart } from './add-to-cart.ts'
import { cartPage } from './cart-page.ts'
import { cartReply, cartReplyEntry, emptyCartReply } from './cart-reply.ts'
import { cartTokenHash } from './cart-token.ts'
import { changeFields, changeQuantity, removeEntry } from './change-cart.ts'
import { loadCart, readSettings, type LoadedCart } from './load-cart.ts'

const shopper = { on: 'site', access: { kind: 'public' } } as const
const entryParams = z.object({ entryId: z.string().max(64) })
const formFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

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
    handle: (context, request) => replyWithCart(context, request),
  }),
  route({
    ...shopper,
    method: 'PUT',
    path: cartPaths.entry,
    limit: 'cart',
    params: entryParams,
    body: changeEntryBody,
    async handle(context, request) {
      const change = { entryId: request.params.entryId, quantity: request.body.quantity }
      const tokenHash = cartTokenHash(request)
      const changed = await changeQuantity(siteOf(context, request), tokenHash, change)
      return changed.ok ? replyWithCart(context, request) : changed
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
      return removed.ok ? replyWithCart(context, request) : removed
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
      if (!changed.ok) return changed
      return replyWithCart(context, request, { entry: { id: entryId, name: 'updatedEntry' } })
    },
  }),
  route({
    ...shopper,
    method: 'GET',
    path: cartPaths.cartPage,
    handle: (context, request) => cartPage(context, onSite(request)),
  }),
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
  if (!hasCookies(request)) {
    return cartPage(context, onSite(request), requestRefusal('cookies-disabled'))
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
  if (!added.ok) return cartPage(context, onSite(request), added.refusal)
  return { redirect: cartPaths.cartPage, status: 303, cookies: added.value.cookies }
}

async function changeByForm(
  context: Context,
  request: RouteRequest<unknown, unknown, z.output<typeof formFields>>,
): Promise<Reply | Refused> {
  if (!hasCookies(request)) {
    return cartPage(context, onSite(request), requestRefusal('cookies-disabled'))
  }
  const { entryId, quantity, do: what } = request.body
  const site = siteOf(context, request)
  const tokenHash = cartTokenHash(request)
  const changed =
    what === 'remove'
      ? await removeEntry(site, tokenHash, String(entryId))
      : await changeQuantity(site, tokenHash, { entryId: String(entryId), quantity })
  if (!changed.ok) return cartPage(context, onSite(request), changed.refusal)
  return { redirect: cartPaths.cartPage, status: 303 }
}

/** What a reply says besides the cart. */
type BesidesCart = {
  /** The entry that the request was about, under the name by which the reply shows it. */
  readonly entry?: { readonly id: string; readonly name: 'newlyAdded' | 'updatedEntry' }
  readonly cookies?: readonly RequestCookie[]
}

/** With the cart that the request's cookie names, as it is now. */
async function replyWithCart(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown>,
  besides: BesidesCart = {},
): Promise<Reply | Refused> {
  const site = siteOf(context, request)
  const loaded = await loadCart(site, cartTokenHash(request))
  if (loaded?.ok === false) return loaded
  if (loaded === undefined || loaded.value.cart.purchasedOrderId !== null) {
    const { currency } = await readSettings(site)
    return { json: emptyCartReply(site.siteId, currency, request.now) }
  }
  return replyOf(site, loaded.value, besides)
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
