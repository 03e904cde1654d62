import { done } from '@vitrine/rules/ground/http/contract.ts'
import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { crumbFromCookies, crumbCookie, makeCrumb } from '../../ground/http/cookies.ts'
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
    ...accountsApi.session,
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
    ...accountsApi.signIn,
    limit: 'sign-in',
    handle: signIn,
  }),
  route({
    ...signedIn,
    ...accountsApi.signOut,
    async handle(context, request) {
      const { accountId, sessionId } = request.account
      await deleteSession(context.database.kysely, accountId, sessionId)
      return { json: done, cookies: [{ cookie: 'session', value: null }] }
    },
  }),
  route({
    ...anybody,
    ...accountsApi.redeemLink,
    limit: 'sign-in',
    async handle(context, request) {
      const { body, now } = request
      const redeemed = await context.database.kysely
        .transaction()
        .execute((queries) => redeemSignInLink(queries, body.token, request))
      if (redeemed === undefined) return refuse(accountsRefusal('link-not-valid'))
      if (redeemed.provesAddress) await context.people.addressProved(redeemed.accountId, now)
      const cookie = await openSession(context, request, redeemed.accountId)
      return { json: done, cookies: [cookie] }
    },
  }),
  route({
    ...anybody,
    ...accountsApi.requestPasswordReset,
    limit: 'sign-in',
    handle: (context, request) =>
      requestPasswordReset(context, request, (email, link) =>
        sendAccountMail(context, signInLinkMail(email, link, '30 minutes')),
      ),
  }),
  route({
    ...anybody,
    ...accountsApi.setPassword,
    limit: 'sign-in',
    handle: setPassword,
  }),
  route({
    ...signedIn,
    ...accountsApi.setDetails,
    async handle(context, request) {
      const displayName = request.body.displayName.trim()
      const refusal = accountsRefusal('name-not-valid')
      if (displayName === '' || displayName.length > 100) {
        return refuse({ ...refusal, fields: { displayName: refusal.message } })
      }
      await setDisplayName(context.database.kysely, request.account.accountId, displayName)
      return { json: done }
    },
  }),
  route({
    ...signedIn,
    ...accountsApi.askForEmail,
    limit: 'sign-in',
    handle: (context, request) => askForEmail(context, request, request.account),
  }),
  route({
    ...signedIn,
    ...accountsApi.dropEmail,
    async handle(context, request) {
      await setNewEmail(context.database.kysely, request.account.accountId, null)
      return { json: done }
    },
  }),
  route({
    ...anybody,
    ...accountsApi.confirmEmail,
    limit: 'sign-in',
    handle: confirmEmail,
  }),
  route({
    ...signedIn,
    ...accountsApi.sessions,
    async handle(context, request) {
      const { accountId, sessionId } = request.account
      const rows = await listSessions(context.database.kysely, accountId, request.now)
      return {
        json: {
          sessions: rows.map((row) => ({
            sessionId: row.session_id,
            createdAt: row.created_at,
            lastSeenAt: row.last_seen_at,
            userAgent: row.user_agent,
            current: row.session_id === sessionId,
          })),
        },
      }
    },
  }),
  route({
    ...signedIn,
    ...accountsApi.revokeSession,
    async handle(context, request) {
      const { accountId } = request.account
      await deleteSession(context.database.kysely, accountId, request.params.sessionId)
      return { json: done }
    },
  }),
]

/** An address whose link is too old is asked for no more. */
function pendingEmail({ newEmail }: Account, now: number): string | null {
  return newEmail !== null && newEmail.expiresAt > now ? newEmail.email : null
}
