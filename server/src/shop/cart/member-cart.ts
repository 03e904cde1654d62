import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { addedToCopy, mergeCarts, type MergeBound } from '@vitrine/rules/shop/cart/merge-carts.ts'
import { quantityLimits } from '@vitrine/rules/shop/cart/quantity.ts'
import { allowsQuantity, isCounted } from '@vitrine/rules/shop/products/availability.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { hashToken, makeSecretToken } from '../../people/accounts/secret-token.ts'
import { holdMember } from '../../people/members/member-account.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { cartCookies, cartTokenHash, memberCartToken, newCartToken } from './cart-token.ts'
import { readSettings } from './load-cart.ts'
import {
  copyCart,
  deleteCart,
  deleteMemberCarts,
  giveCartToMember,
  findOpenCart,
  listOpenLines,
  lockMembersCart,
  lockOpenCart,
  moveLines,
  moveReminder,
  setCodes,
  turnCartTokens,
  type OpenCart,
  type OpenCartLine,
} from './member-cart-store.ts'
import { signedInMember } from './signed-in-member.ts'

type Keys = Pick<Context, 'signingKey'>
type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'now' | 'random'>

/**
 * Makes the cart of a browser and that of its member one, which from then on follows them: as they
 * sign in, and when they have begun another one. A cart of which a payment is under way is left as
 * it is, and so is one of another member.
 * @returns the cookies to set
 */
export async function joinMemberCart(
  context: Keys & Pick<Context, 'database'>,
  view: SiteView,
  request: Request,
  memberId: string,
): Promise<readonly RequestCookie[]> {
  const visitorsHash = cartTokenHash(request)
  return context.database.transact(view.siteId, async (site) => {
    // two browsers that sign in at once come one after the other
    if (!(await holdMember(site, memberId))) return []
    const own = await lockMembersCart(site, memberId)
    const found = visitorsHash === undefined ? undefined : await lockOpenCart(site, visitorsHash)
    const visitors = found?.memberId === null ? found : undefined
    const kept = await keepOne(view, site, own, visitors)
    // what another member has in the cart is no business of this one
    if (kept === undefined) return found === undefined ? [] : noCart
    const token = memberCartToken(context, view.siteId, kept)
    await giveCartToMember(site, kept.id, { memberId, tokenHash: hashToken(token) })
    return cartCookies(token)
  })
}

/** Makes two carts one. @returns the cart that both are now; undefined where there is none */
export async function keepOne(
  view: SiteView,
  site: SiteDatabase,
  own: OpenCart | undefined,
  visitors: OpenCart | undefined,
): Promise<OpenCart | undefined> {
  if (own === undefined || visitors === undefined) return own ?? visitors
  const ownLines = await listOpenLines(site, own.id)
  const lines = await listOpenLines(site, visitors.id)
  // what is paid at this moment must find its cart as it was
  if ([...ownLines, ...lines].some(({ held }) => held > 0)) return visitors
  const bounds = await boundsOf(view, lines)
  const boundOf = (variantId: string) => bounds.get(variantId) ?? unbounded
  const brought = visitors.copyOf === own.id ? addedToCopy(ownLines, lines) : lines
  const merged = mergeCarts(ownLines, brought, boundOf)
  await moveLines(site, { from: visitors.id, to: own.id }, merged)
  await setCodes(site, {
    id: own.id,
    couponCodes: [...new Set([...own.couponCodes, ...visitors.couponCodes])],
    giftCardIds: [...new Set([...own.giftCardIds, ...visitors.giftCardIds])],
  })
  await moveReminder(site, { from: visitors.id, to: own.id })
  await deleteCart(site, visitors.id)
  return own
}

const noCart: readonly RequestCookie[] = [
  { cookie: 'cart', value: null },
  { cookie: 'hasCart', value: null },
]

const unbounded: MergeBound = { most: quantityLimits.max, stock: null }

/** What a cart may hold of each variant, by what its product is now. */
async function boundsOf(
  view: SiteView,
  lines: readonly OpenCartLine[],
): Promise<ReadonlyMap<string, MergeBound>> {
  const { store } = await readSettings(view)
  const bounds = new Map<string, MergeBound>()
  for (const { itemId, variantId, stock } of lines) {
    const item = await view.documents.newest('item', itemId)
    const product = item?.body.product
    // what is gone stays in the cart, which says so
    if (product == null) continue
    const isSingle = !allowsQuantity(product, store) && product.productType !== ProductType.giftCard
    bounds.set(variantId, {
      most: isSingle ? 1 : quantityLimits.max,
      stock: isCounted(product.productType) ? stock : null,
    })
  }
  return bounds
}

/**
 * Takes a member's carts away from all browsers, as they sign out of all or choose another password:
 * those that sign in again find them.
 */
export async function takeCartsFromBrowsers(
  site: SiteDatabase,
  memberId: string,
  { random }: Pick<Request, 'random'>,
): Promise<void> {
  // nobody is ever given that token
  await turnCartTokens(site, memberId, hashToken(makeSecretToken(random)))
}

/** Forgets the carts of somebody who has no account any more. */
export async function forgetMemberCarts(
  site: SiteDatabase,
  memberId: string,
  turn: Pick<Request, 'random'>,
): Promise<void> {
  await takeCartsFromBrowsers(site, memberId, turn)
  await deleteMemberCarts(site, memberId)
}

/** A request as if its browser held the member's cart already, and the cookies by which it will. */
export type InMemberCart<Asked> = {
  readonly request: Asked
  readonly cookies: readonly RequestCookie[]
}

/** A member whose browser holds no cart, or one that is bought, finds theirs of another browser. */
export async function inMemberCart<Asked extends Request>(
  context: Keys & Pick<Context, 'database'>,
  view: SiteView,
  request: Asked,
): Promise<InMemberCart<Asked>> {
  const held = cartTokenHash(request)
  if (view.settings.store.memberAccounts !== true) return { request, cookies: [] }
  const open = held === undefined ? undefined : await findOpenCart(view.documents.site, held)
  const member = await signedInMember(view, request)
  if (member === undefined) return open?.memberId == null ? asItIs(request) : withoutCart(request)
  if (open !== undefined) return asItIs(request)
  const cookies = await joinMemberCart(context, view, request, member.id)
  const token = cookies.find(({ cookie }) => cookie === 'cart')?.value
  if (token == null) return { request, cookies }
  return { request: { ...request, cookies: { ...request.cookies, cart: token } }, cookies }
}

function asItIs<Asked extends Request>(request: Asked): InMemberCart<Asked> {
  return { request, cookies: [] }
}

/** Where a member's sign-in has ended, whoever sits at their browser sees nothing of their cart. */
function withoutCart<Asked extends Request>(request: Asked): InMemberCart<Asked> {
  return {
    request: { ...request, cookies: { ...request.cookies, cart: undefined } },
    cookies: noCart,
  }
}

/** What a member has begun in a new cart becomes part of theirs. @param cookies of the new cart */
export async function joinNewCart(
  context: Keys & Pick<Context, 'database'>,
  view: SiteView,
  request: Request,
  cookies: readonly RequestCookie[],
): Promise<readonly RequestCookie[]> {
  const token = cookies.find(({ cookie }) => cookie === 'cart')?.value
  const member = token == null ? undefined : await signedInMember(view, request)
  if (token == null || member === undefined) return cookies
  const began = { ...request, cookies: { ...request.cookies, cart: token } }
  const joined = await joinMemberCart(context, view, began, member.id)
  const names = new Set(joined.map(({ cookie }) => cookie))
  return [...cookies.filter(({ cookie }) => !names.has(cookie)), ...joined]
}

/**
 * What a browser holds once its member has signed out: a copy of what is in the cart, which is
 * nobody's then, or nothing. The member's own cart waits for them.
 */
export async function leaveMemberCart(
  { database }: Pick<Context, 'database'>,
  siteId: SiteId,
  request: Request,
  isCloned: boolean,
): Promise<readonly RequestCookie[]> {
  const held = cartTokenHash(request)
  const copied =
    held === undefined || !isCloned
      ? undefined
      : await database.transact(siteId, async (site) => {
          const cart = await lockOpenCart(site, held)
          if (cart === undefined) return undefined
          const { tokenHash, cookies } = newCartToken(request)
          const id = makeId(request.now, request.random)
          const copy = { id, tokenHash, copyOf: cart.memberId && cart.id, now: request.now }
          await copyCart(site, cart.id, copy)
          return cookies
        })
  return copied ?? noCart
}
