import { normaliseEmailAddress } from '@vitrine/rules/accounts/email-address.ts'
import type { Context } from '../context.ts'
import type { Reply, RouteRequest } from '../http/route.ts'
import { findAccountByEmail } from './account-store.ts'
import { makeSignInLink } from './sign-in-link.ts'

/** How a link reaches its account; by mail where mail is set up, else on the server's terminal. */
export type LinkMessenger = (email: string, link: string) => void

/** Always answers the same and without waiting for a mail, whether or not the account exists. */
export async function requestPasswordReset(
  context: Context,
  request: RouteRequest<unknown, unknown, { email: string }>,
  send: LinkMessenger,
): Promise<Reply> {
  const account = await findAccountByEmail(
    context.database.kysely,
    normaliseEmailAddress(request.body.email),
  )
  if (account !== undefined) {
    const link = await makeSignInLink(context, account.accountId, 'reset-password', request.now)
    send(account.email, link)
  }
  return { status: 202, json: { ok: true } }
}
