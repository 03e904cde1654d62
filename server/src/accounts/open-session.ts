import { makeId, type AccountId } from '@vitrine/rules/ids/ids.ts'
import type { Context } from '../context.ts'
import type { RequestCookie, RouteRequest, Viewer } from '../http/route.ts'
import { hashToken, makeSecretToken } from './secret-token.ts'
import { addSession, findSession, touchSession } from './session-store.ts'

const lifetimeSeconds = 30 * 24 * 3600
const touchAfterMs = 60_000

type Request = Pick<
  RouteRequest<unknown, unknown, unknown>,
  'now' | 'random' | 'headers' | 'secureCookies'
>

/**
 * Signs somebody in: always a new session with a new token, whatever the browser held before.
 * @returns the cookie to set
 */
export async function openSession(
  context: Context,
  request: Request,
  accountId: AccountId,
): Promise<RequestCookie> {
  const token = makeSecretToken(request.random)
  const userAgent = request.headers['user-agent']
  await addSession(context.database.kysely, {
    tokenHash: hashToken(token),
    sessionId: makeId(request.now, request.random),
    accountId,
    now: request.now,
    expiresAt: request.now + lifetimeSeconds * 1000,
    userAgent: typeof userAgent === 'string' ? userAgent.slice(0, 300) : '',
  })
  return sessionCookie(token, lifetimeSeconds, request.secureCookies)
}

export function endedSessionCookie(secure: boolean): RequestCookie {
  return sessionCookie('', 0, secure)
}

// plain http on a host other than localhost cannot keep a `__Host-` cookie
function sessionCookie(value: string, maxAge: number, secure: boolean): RequestCookie {
  return { name: cookieName(secure), value, maxAge, httpOnly: true, sameSite: 'strict', path: '/' }
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-vitrine_session' : 'vitrine_session'
}

/** Who a request on the editor origin is from. */
export async function findViewer(
  context: Context,
  cookies: Readonly<Record<string, string | undefined>>,
  { now, secureCookies }: { readonly now: number; readonly secureCookies: boolean },
): Promise<Viewer> {
  // where `__Host-` cookies are kept, a cookie of the plain name was tossed by a neighbour
  const token = cookies[cookieName(secureCookies)]
  if (token === undefined || token === '') return { kind: 'anonymous' }
  const session = await findSession(context.database.kysely, hashToken(token), now)
  if (session === undefined) return { kind: 'anonymous' }
  if (now - session.lastSeenAt > touchAfterMs) {
    await touchSession(context.database.kysely, session.viewer.sessionId, now)
  }
  return session.viewer
}
