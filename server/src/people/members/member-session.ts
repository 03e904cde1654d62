import { createHmac } from 'node:crypto'
import { xsrfHeader } from '@vitrine/rules/people/members/members-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { hashToken, makeSecretToken } from '../accounts/secret-token.ts'
import {
  addMemberSession,
  deleteMemberSession,
  findMemberOfSession,
} from './member-session-store.ts'
import { readHeldProducts } from './member-access-store.ts'
import type { Member } from './member.ts'
import { changeMember } from './member-store.ts'

type Keys = Pick<Context, 'signingKey'>
type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'now'>
type SigningIn = Request & Pick<RouteRequest<unknown, unknown, unknown>, 'random' | 'headers'>

const daySeconds = 24 * 3600
/** Of whoever wants to stay signed in; else until the browser closes, and half a day at most. */
const rememberedSeconds = 30 * daySeconds
const shortSeconds = daySeconds / 2

/** A member with the session that they are signed in by. */
export type SignedInMember = Member & { readonly tokenHash: string }

/** Who a request on a site is from; undefined: nobody who is signed in there. */
export async function findMember(
  site: SiteDatabase,
  { cookies, now }: Request,
): Promise<SignedInMember | undefined> {
  const tokenHash = sessionHash(cookies)
  if (tokenHash === undefined) return undefined
  const member = await findMemberOfSession(site, tokenHash, now)
  return member && { ...member, tokenHash }
}

/**
 * The products whose pages a request's member may see; undefined: nobody is signed in there. Where a
 * site has no pages for members, nobody asks.
 */
export async function findHeldProducts(
  site: SiteDatabase,
  { cookies, now }: Request,
): Promise<ReadonlySet<string> | undefined> {
  const tokenHash = sessionHash(cookies)
  return tokenHash === undefined ? undefined : readHeldProducts(site, tokenHash, now)
}

function sessionHash({ member: token }: Request['cookies']): string | undefined {
  return token === undefined || !/^[\w-]{43}$/.test(token) ? undefined : hashToken(token)
}

export type OpenedSession = {
  readonly xsrfToken: string
  readonly cookies: readonly RequestCookie[]
}

/**
 * Signs a member in: always a new session with a new token, and the one that the browser held before
 * is over, whosever it was.
 * @returns what its writes by script carry, and the cookies to set
 */
export async function openMemberSession(
  context: Keys,
  site: SiteDatabase,
  { cookies, now, random, headers }: SigningIn,
  { memberId, isRemembered }: { readonly memberId: string; readonly isRemembered: boolean },
): Promise<OpenedSession> {
  if (cookies.member !== undefined) await deleteMemberSession(site, hashToken(cookies.member))
  const token = makeSecretToken(random)
  const tokenHash = hashToken(token)
  const seconds = isRemembered ? rememberedSeconds : shortSeconds
  const userAgent = headers['user-agent']
  await addMemberSession(site, {
    tokenHash,
    memberId,
    now,
    expiresAt: now + seconds * 1000,
    userAgent: typeof userAgent === 'string' ? userAgent.slice(0, 300) : '',
  })
  await changeMember(site, memberId, { seenAt: now })
  const xsrfToken = xsrfTokenOf(context, site.siteId, tokenHash)
  const lifetime = isRemembered ? { lifetimeSeconds: seconds } : {}
  return {
    xsrfToken,
    cookies: [
      { cookie: 'member', value: token, ...lifetime },
      { cookie: 'memberXsrf', value: xsrfToken, ...lifetime },
      // a page reads the cart of whoever is signed in (spec §4)
      { cookie: 'hasCart', value: 'true', lifetimeSeconds: rememberedSeconds },
    ],
  }
}

/** Cookies of whoever is signed out. */
export const signedOutCookies: readonly RequestCookie[] = [
  { cookie: 'member', value: null },
  { cookie: 'memberXsrf', value: null },
]

/** It belongs to one session, by whose cookie nobody else can name it. */
function xsrfTokenOf({ signingKey }: Keys, siteId: SiteId, tokenHash: string): string {
  return createHmac('sha256', signingKey)
    .update(`member xsrf ${siteId} ${tokenHash}`)
    .digest('base64url')
}

/** Whether a write by script carries the token of the session that it is made in. */
export function hasXsrfToken(
  context: Keys,
  siteId: SiteId,
  { headers }: Pick<RouteRequest<unknown, unknown, unknown>, 'headers'>,
  { tokenHash }: SignedInMember,
): boolean {
  const sent = headers[xsrfHeader]
  // both are hashed, so that how much of them agrees takes no different time
  const known = xsrfTokenOf(context, siteId, tokenHash)
  return typeof sent === 'string' && hashToken(sent) === hashToken(known)
}
