import { accountsRefusal } from '@vitrine/rules/accounts/accounts-messages.ts'
import { normaliseEmailAddress } from '@vitrine/rules/accounts/email-address.ts'
import { refuse, type Refused } from '@vitrine/rules/refusals/result.ts'
import type { Context } from '../context.ts'
import { createRateLimiter } from '../http/rate-limit.ts'
import type { Reply, RouteRequest } from '../http/route.ts'
import { findAccountByEmail } from './account-store.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from './password-hash.ts'

const failures = createRateLimiter()
const windowMs = 15 * 60_000
const maxPasswordCharacters = 128

type Body = { email: string; password: string }

/**
 * Signs in by e-mail and password. A wrong password and an unknown address answer alike and take
 * equally long; after five failures in 15 minutes the pair of account and address has to wait.
 */
export async function signIn(
  context: Context,
  request: RouteRequest<unknown, unknown, Body>,
): Promise<Reply | Refused> {
  const { password } = request.body
  const email = normaliseEmailAddress(request.body.email)
  // refused before hashing: a megabyte of password must not cost a hash
  if (password.length > maxPasswordCharacters * 2)
    return refuse(accountsRefusal('password-too-long'))
  const key = `${email} ${request.address}`
  const max = context.config.rateLimits.signInFailuresPer15min
  // counted before the hash is looked at, so that tries at the same moment count as well
  if (!failures.allow('sign-in', key, max, windowMs, request.now)) {
    return refuse(accountsRefusal('too-many-sign-ins'))
  }
  const account = await findAccountByEmail(context.database.kysely, email)
  const matches = await verifyPassword(account?.passwordHash, password)
  if (account === undefined || !matches) return refuse(accountsRefusal('wrong-credentials'))
  failures.giveBack('sign-in', key)
  const cookie = await openSession(context, request, account.accountId)
  return { json: { ok: true }, cookies: [cookie] }
}
