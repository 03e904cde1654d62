import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import { makeId, type AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { JsonReply } from '../../ground/http/reply.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { createRateLimiter } from '../../ground/http/rate-limit.ts'
import { addAccount, listAccountsOf } from './account-store.ts'
import { makeSignInLink } from './sign-in-link.ts'

/** How a link reaches its account; by mail where mail is set up, else on the server's terminal. */
export type LinkMessenger = (email: string, link: string) => void

const asked = createRateLimiter()
const windowMs = 15 * 60_000

/**
 * Always answers the same, and before it is even looked up whether the account exists, so that
 * neither words nor time tell. An account gets a few links in 15 minutes, whoever asks from wherever;
 * whatever goes wrong with one is for the log. Where only sites have made accounts for the address,
 * the link leads to one of its own, which gathers them when it is opened.
 */
export function requestPasswordReset(
  context: Context,
  request: RouteRequest<unknown, unknown, { email: string }>,
  send: LinkMessenger,
): JsonReply<{ ok: true }> {
  const email = normaliseEmailAddress(request.body.email)
  const max = context.config.rateLimits.signInFailuresPer15min
  if (asked.allow('reset', email, max, windowMs, request.uptime)) {
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
  const accountId = await ownAccountOf(context, email, now)
  if (accountId === undefined) return
  send(email, await makeSignInLink(context, accountId, 'reset-password', now))
}

/** The account of an address itself; made where only sites have made some for it. */
async function ownAccountOf(
  { database: { kysely }, random }: Context,
  email: string,
  now: number,
): Promise<AccountId | undefined> {
  const [known] = await listAccountsOf(kysely, email)
  if (known === undefined || known.madeBySite === null) return known?.accountId
  const own = await addAccount(kysely, {
    accountId: makeId(now, random),
    email,
    displayName: known.displayName,
    madeBySite: null,
    now,
  })
  return own.accountId
}
