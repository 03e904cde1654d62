import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import { retryLater } from '../../ground/http/rate-limit.ts'
import type { SignedIn } from '../../ground/http/viewer.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { findAccount, type Account } from './account-store.ts'
import { verifyPassword } from './password-hash.ts'
import { hasComeByLink } from './sign-in-link.ts'

const windowMs = 15 * 60_000

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'now' | 'uptime'>

/**
 * Whether an account has to give its password before it gets another one, or another address. Not
 * where it has none, nor within half an hour of coming by a link, as somebody does who forgot it.
 */
export async function needsPassword(
  context: Pick<Context, 'database'>,
  { now }: Request,
  account: Pick<Account, 'passwordHash'>,
  { accountId, sessionId }: SignedIn,
): Promise<boolean> {
  if (account.passwordHash === null) return false
  return !(await hasComeByLink(context.database.kysely, accountId, sessionId, now))
}

/**
 * Makes sure that it is the account's own person who sits at an open session.
 * @returns the refusal, or undefined where the person may go on
 */
export async function confirmPassword(
  context: Pick<Context, 'database' | 'config' | 'tries'>,
  request: Request,
  viewer: SignedIn,
  sent: string | undefined,
): Promise<Refusal | undefined> {
  const account = await findAccount(context.database.kysely, viewer.accountId)
  if (account === undefined) return requestRefusal('signed-out')
  if (!(await needsPassword(context, request, account, viewer))) return undefined
  const { message } = accountsRefusal('current-password-wrong')
  const wrong = accountsRefusal('current-password-wrong', { currentPassword: message })
  if (sent === undefined || sent === '' || sent.length > 256) return wrong
  const max = context.config.rateLimits.signInFailuresPer15min
  // counted before the hash is looked at, so that tries at the same moment count as well
  if (!context.tries.allow('confirm', viewer.accountId, max, windowMs, request.uptime)) {
    const seconds = context.tries.secondsLeft('confirm', viewer.accountId, request.uptime)
    return retryLater(accountsRefusal('too-many-sign-ins'), seconds)
  }
  if (!(await verifyPassword(account.passwordHash, sent))) return wrong
  context.tries.giveBack('confirm', viewer.accountId)
  return undefined
}
