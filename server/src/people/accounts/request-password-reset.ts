import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import type { Context } from '../../ground/context.ts'
import type { JsonReply } from '../../ground/http/reply.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { listAccountsOf } from './account-store.ts'
import { makeSignInLink } from './sign-in-link.ts'

/** How a link reaches its account; by mail where mail is set up, else on the server's terminal. */
export type LinkMessenger = (email: string, link: string) => void

const windowMs = 15 * 60_000

/**
 * Always answers the same, and before it is even looked up whether the account exists, so that
 * neither words nor time tell. An account gets a few links in 15 minutes, whoever asks from wherever;
 * whatever goes wrong with one is for the log. Asking makes no account: where only sites
 * have made some for the address, its own comes into being when the link is opened.
 */
export function requestPasswordReset(
  context: Context,
  request: RouteRequest<unknown, unknown, { email: string }>,
  send: LinkMessenger,
): JsonReply<{ ok: true }> {
  const email = normaliseEmailAddress(request.body.email)
  const max = context.config.rateLimits.signInFailuresPer15min
  if (context.tries.allow('reset', email, max, windowMs, request.uptime)) {
    sendLink(context, email, request.now, send).catch((error: unknown) =>
      context.logger.error({ err: error }, 'a link to sign in was not made'),
    )
  }
  return { status: 202, json: { ok: true } }
}

async function sendLink(
  context: Context,
  email: string,
  now: number,
  send: LinkMessenger,
): Promise<void> {
  const [account] = await listAccountsOf(context.database.kysely, email)
  if (account === undefined) return
  send(email, await makeSignInLink(context, account.accountId, 'reset-password', now))
}
