import { makeId, type AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { cookieKinds, type Cookies, type RequestCookie } from '../../ground/http/cookies.ts'
import type { Viewer } from '../../ground/http/viewer.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { hashToken, makeSecretToken } from './secret-token.ts'
import { addSession, findSession, touchSession } from './session-store.ts'

const { lifetimeSeconds } = cookieKinds.session
const touchAfterMs = 60_000

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'now' | 'random' | 'headers'>

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
  return { cookie: 'session', value: token }
}

/** Who a request on the editor origin is from. */
export async function findViewer(
  context: Pick<Context, 'database'>,
  { session: token }: Cookies,
  now: number,
): Promise<Viewer> {
  if (token === undefined) return { kind: 'anonymous' }
  const session = await findSession(context.database.kysely, hashToken(token), now)
  if (session === undefined) return { kind: 'anonymous' }
  if (now - session.lastSeenAt > touchAfterMs) {
    await touchSession(context.database.kysely, session.viewer.sessionId, now)
  }
  return session.viewer
}
