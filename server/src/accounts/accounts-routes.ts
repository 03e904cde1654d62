import { z } from 'zod'
import {
  accountDetailsBody,
  passwordBody,
  passwordResetRequestBody,
  redeemLinkBody,
  signInBody,
} from '@vitrine/rules/accounts/accounts-api.ts'
import { accountsRefusal } from '@vitrine/rules/accounts/accounts-messages.ts'
import { accountsPaths } from '@vitrine/rules/accounts/accounts-paths.ts'
import { isEmailAddress, normaliseEmailAddress } from '@vitrine/rules/accounts/email-address.ts'
import { refuse } from '@vitrine/rules/refusals/result.ts'
import { crumbCookies, crumbFromCookies } from '../http/crumb.ts'
import { route, type Route, type Viewer } from '../http/route.ts'
import { findAccount, setAccountDetails } from './account-store.ts'
import { confirmPassword, needsPassword } from './confirm-password.ts'
import { endedSessionCookie, openSession } from './open-session.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { sendLinkSoon } from './send-link.ts'
import { deleteSession, listSessions } from './session-store.ts'
import { setPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { redeemSignInLink } from './sign-in-link.ts'

const anybody = { on: 'editor', access: { kind: 'public' } } as const
const signedIn = { on: 'editor', access: { kind: 'account' } } as const
export const accountsRoutes: readonly Route[] = [
  route({
    ...anybody,
    method: 'GET',
    path: accountsPaths.session,
    async handle(context, request) {
      const known = crumbFromCookies(request.cookies)
      const fresh =
        known === undefined ? crumbCookies(request.random) : { crumb: known, cookies: [] }
      const { viewer } = request
      const account =
        viewer.kind === 'account'
          ? await findAccount(context.database.kysely, viewer.accountId)
          : undefined
      return {
        cookies: fresh.cookies,
        json: {
          crumb: fresh.crumb,
          account:
            account && viewer.kind === 'account'
              ? {
                  accountId: account.accountId,
                  email: account.email,
                  displayName: account.displayName,
                  hasPassword: account.passwordHash !== null,
                  needsPassword: await needsPassword(context, request, account, viewer),
                }
              : null,
        },
      }
    },
  }),
  route({
    ...anybody,
    method: 'POST',
    path: accountsPaths.session,
    limit: 'sign-in',
    body: signInBody,
    handle: signIn,
  }),
  route({
    ...signedIn,
    method: 'DELETE',
    path: accountsPaths.session,
    async handle(context, request) {
      const viewer = accountOf(request.viewer)
      await deleteSession(context.database.kysely, viewer.accountId, viewer.sessionId)
      return { json: { ok: true }, cookies: [endedSessionCookie(request.secureCookies)] }
    },
  }),
  route({
    ...anybody,
    method: 'POST',
    path: accountsPaths.redeemLink,
    limit: 'sign-in',
    body: redeemLinkBody,
    async handle(context, request) {
      const accountId = await redeemSignInLink(
        context.database.kysely,
        request.body.token,
        request.now,
      )
      if (accountId === undefined) return refuse(accountsRefusal('link-not-valid'))
      const cookie = await openSession(context, request, accountId)
      return { json: { ok: true }, cookies: [cookie] }
    },
  }),
  route({
    ...anybody,
    method: 'POST',
    path: accountsPaths.passwordResetRequests,
    limit: 'sign-in',
    body: passwordResetRequestBody,
    handle: (context, request) =>
      requestPasswordReset(context, request, (email, link) =>
        sendLinkSoon(context, email, link, '30 minutes'),
      ),
  }),
  route({
    ...anybody,
    method: 'POST',
    path: accountsPaths.password,
    limit: 'sign-in',
    body: passwordBody,
    handle: setPassword,
  }),
  route({
    ...signedIn,
    method: 'PUT',
    path: accountsPaths.details,
    body: accountDetailsBody,
    async handle(context, request) {
      const email = normaliseEmailAddress(request.body.email)
      const refusal = accountsRefusal('email-not-valid')
      const wrong = refuse({ ...refusal, fields: { email: refusal.message } })
      if (!isEmailAddress(email)) return wrong
      const viewer = accountOf(request.viewer)
      const { accountId } = viewer
      const { displayName, currentPassword } = request.body
      const account = await findAccount(context.database.kysely, accountId)
      if (account?.email !== email) {
        const unconfirmed = await confirmPassword(context, request, viewer, currentPassword)
        if (unconfirmed !== undefined) return refuse(unconfirmed)
      }
      const done = await setAccountDetails(context.database.kysely, accountId, {
        email,
        displayName,
      })
      return done ? { json: { ok: true } } : wrong
    },
  }),
  route({
    ...signedIn,
    method: 'GET',
    path: accountsPaths.sessions,
    async handle(context, request) {
      const viewer = accountOf(request.viewer)
      const rows = await listSessions(context.database.kysely, viewer.accountId, request.now)
      return {
        json: {
          sessions: rows.map((row) => ({
            sessionId: row.session_id,
            createdAt: row.created_at,
            lastSeenAt: row.last_seen_at,
            userAgent: row.user_agent,
            current: row.session_id === viewer.sessionId,
          })),
        },
      }
    },
  }),
  route({
    ...signedIn,
    method: 'DELETE',
    path: accountsPaths.revokeSession,
    params: z.object({ sessionId: z.string() }),
    async handle(context, request) {
      const { accountId } = accountOf(request.viewer)
      await deleteSession(context.database.kysely, accountId, request.params.sessionId)
      return { json: { ok: true } }
    },
  }),
]

/** On routes that ask for an account the guard has seen to it that there is one. */
function accountOf(viewer: Viewer): Extract<Viewer, { kind: 'account' }> {
  if (viewer.kind !== 'account') throw new Error('a route for accounts was reached without one')
  return viewer
}
