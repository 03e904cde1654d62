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
  moveReminder,
  turnCartToken,
  type OpenCart,
} from './member-cart-store.ts'
import { signedInMember } from './signed-in-member.ts'

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'now' | 'random'>

/** Whether a browser holds a cart already, so that nothing has to be brought. */
export async function holdsCart(
  view: SiteView,
  request: Request,
  cartId: string,
): Promise<boolean> {
  const held = cartTokenHash(request)
  if (held === undefined) return false
  return (await findOpenCart(view.documents.site, held))?.id === cartId
}

/**
 * Brings a cart back into a browser by its link, beside what that has in its own. The cart gets another
 * token, so that the browser of before holds it no more. That of a member stays theirs: whoever has the
 * link gets a copy of it, which becomes one with it when they sign in. A cart of which a payment is
 * under way is left as it is, and so is one that is bought.
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
    const brought = await bring(site, request, cart, fresh.tokenHash)
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

/** The cart itself under another token, or a copy of a member's. */
async function bring(
  site: SiteDatabase,
  { now, random }: Request,
  cart: OpenCart,
  tokenHash: string,
): Promise<OpenCart> {
  if (cart.memberId === null) {
    await turnCartToken(site, cart.id, tokenHash)
    return { ...cart, giftCardIds: [] }
  }
  const id = makeId(now, random)
  await copyCart(site, cart.id, { id, tokenHash, copyOf: cart.id, now })
  // by which it is known whether an order comes of it
  await moveReminder(site, { from: cart.id, to: id })
  return { ...cart, id, memberId: null, copyOf: cart.id, couponCodes: [], giftCardIds: [] }
}
