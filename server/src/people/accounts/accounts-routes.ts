import { z } from 'zod'
import {
  accountDetailsBody,
  changeEmailBody,
  confirmEmailBody,
  passwordBody,
  passwordResetRequestBody,
  redeemLinkBody,
  signInBody,
} from '@vitrine/rules/people/accounts/accounts-api.ts'
import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import { accountsPaths } from '@vitrine/rules/people/accounts/accounts-paths.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { crumbFromCookies, crumbCookie, makeCrumb } from '../../ground/http/crumb.ts'
import type { Viewer } from '../../ground/http/viewer.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { findAccount, setDisplayName, setNewEmail, type Account } from './account-store.ts'
import { askForEmail, confirmEmail } from './change-email.ts'
import { needsPassword } from './confirm-password.ts'
import { openSession } from './open-session.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { sendAccountMail, signInLinkMail } from './send-account-mail.ts'
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
      const crumb = known ?? makeCrumb(request.random)
      const { viewer } = request
      const account =
        viewer.kind === 'account'
          ? await findAccount(context.database.kysely, viewer.accountId)
          : undefined
      return {
        cookies: known === undefined ? [crumbCookie(crumb)] : [],
        json: {
          crumb,
          sendsMail: context.config.smtpUrl !== null,
          account:
            account && viewer.kind === 'account'
              ? {
                  accountId: account.accountId,
                  email: account.email,
                  displayName: account.displayName,
                  newEmail: pendingEmail(account, request.now),
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
      return { json: { ok: true }, cookies: [{ cookie: 'session', value: null }] }
    },
  }),
  route({
    ...anybody,
    method: 'POST',
    path: accountsPaths.redeemLink,
    limit: 'sign-in',
    body: redeemLinkBody,
    async handle(context, request) {
      const { body, now } = request
      const redeemed = await context.database.kysely
        .transaction()
        .execute((queries) => redeemSignInLink(queries, body.token, request))
      if (redeemed === undefined) return refuse(accountsRefusal('link-not-valid'))
      if (redeemed.provesAddress) await context.people.addressProved(redeemed.accountId, now)
      const cookie = await openSession(context, request, redeemed.accountId)
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
        sendAccountMail(context, signInLinkMail(email, link, '30 minutes')),
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
      const displayName = request.body.displayName.trim()
      const refusal = accountsRefusal('name-not-valid')
      if (displayName === '' || displayName.length > 100) {
        return refuse({ ...refusal, fields: { displayName: refusal.message } })
      }
      await setDisplayName(
        context.database.kysely,
        accountOf(request.viewer).accountId,
        displayName,
      )
      return { json: { ok: true } }
    },
  }),
  route({
    ...signedIn,
    method: 'POST',
    path: accountsPaths.emailChange,
    limit: 'sign-in',
    body: changeEmailBody,
    handle: (context, request) => askForEmail(context, request, accountOf(request.viewer)),
  }),
  route({
    ...signedIn,
    method: 'DELETE',
    path: accountsPaths.emailChange,
    async handle(context, request) {
      await setNewEmail(context.database.kysely, accountOf(request.viewer).accountId, null)
      return { json: { ok: true } }
    },
  }),
  route({
    ...anybody,
    method: 'POST',
    path: accountsPaths.confirmEmail,
    limit: 'sign-in',
    body: confirmEmailBody,
    handle: confirmEmail,
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
    params: z.object({ sessionId: z.string().max(300) }),
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

/** An address whose link is too old is asked for no more. */
function pendingEmail({ newEmail }: Account, now: number): string | null {
  return newEmail !== null && newEmail.expiresAt > now ? newEmail.email : null
}
