import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { cartTokenHash, newCartToken } from './cart-token.ts'
import { joinMemberCart, keepOne } from './member-cart.ts'
import {
  copyCart,
  findOpenCart,
  listOpenLines,
  lockOpenCart,
  lockOpenCartOf,
  type OpenCart,
} from './member-cart-store.ts'
import { signedInMember } from './signed-in-member.ts'

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'now' | 'random'>

/** Whether a browser holds a cart already, or a copy of it, so that nothing has to be brought. */
export async function holdsCart(
  view: SiteView,
  request: Request,
  cartId: string,
): Promise<boolean> {
  const held = cartTokenHash(request)
  if (held === undefined) return false
  const cart = await findOpenCart(view.documents.site, held)
  return cart?.id === cartId || cart?.copyOf === cartId
}

/**
 * Brings a copy of a cart into a browser by its link, beside what that has in its own: nobody loses
 * theirs, whoever has the link, and what is put into one of the two stays there. A copy of a member's
 * becomes one with it when they sign in. Of a cart of which a payment is under way there is none, nor
 * of one that is bought.
 * @returns the cookies to set
 */
export async function takeCartBack(
  context: Pick<Context, 'database' | 'signingKey'>,
  view: SiteView,
  request: Request,
  cartId: string,
): Promise<readonly RequestCookie[]> {
  const member = await signedInMember(view, request)
  const own = cartTokenHash(request)
  const fresh = newCartToken(request)
  const isTaken = await context.database.transact(view.siteId, async (site) => {
    const cart = await lockOpenCartOf(site, cartId)
    const held = own === undefined ? undefined : await lockOpenCart(site, own)
    const isHere = held?.id === cartId || held?.copyOf === cartId
    if (cart === undefined || isHere || (await isBeingPaid(site, cart, held))) return false
    // theirs is found by signing in
    if (cart.memberId !== null && cart.memberId === member?.id) return false
    const brought = await copyOfCart(site, request, cart, fresh.tokenHash)
    // what is another member's in this browser is left to them
    if (held?.memberId === null) await keepOne(view, site, brought, held)
    return true
  })
  const token = isTaken ? fresh.cookies.find(({ cookie }) => cookie === 'cart')?.value : undefined
  if (member === undefined) return isTaken ? fresh.cookies : []
  const asked = token == null ? request : withCart(request, token)
  return joinMemberCart(context, view, asked, member.id)
}

function withCart(request: Request, cart: string): Request {
  return { ...request, cookies: { ...request.cookies, cart } }
}

async function isBeingPaid(
  site: SiteDatabase,
  ...carts: readonly (OpenCart | undefined)[]
): Promise<boolean> {
  for (const cart of carts) {
    const lines = cart === undefined ? [] : await listOpenLines(site, cart.id)
    if (lines.some(({ held }) => held > 0)) return true
  }
  return false
}

/** A copy without what pays for it: whoever has the link need not be who typed those codes. */
async function copyOfCart(
  site: SiteDatabase,
  { now, random }: Request,
  cart: OpenCart,
  tokenHash: string,
): Promise<OpenCart> {
  const id = makeId(now, random)
  await copyCart(site, cart.id, { id, tokenHash, copyOf: cart.id, now })
  return { ...cart, id, memberId: null, copyOf: cart.id, couponCodes: [], giftCardIds: [] }
}
