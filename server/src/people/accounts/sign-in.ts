import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import { retryLater } from '../../ground/http/rate-limit.ts'
import type { JsonReply } from '../../ground/http/reply.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { listAccountsOf, type Account } from './account-store.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from './password-hash.ts'

const windowMs = 15 * 60_000
/** Failures that an account may have from all addresses together, for each that one may have. */
const fromAnywhere = 10
const maxPasswordCharacters = 128

type Body = { email: string; password: string }

/**
 * Signs in by e-mail and password. A wrong password and an unknown address answer alike and take
 * equally long; after five failures in 15 minutes the pair of account and address has to wait, and
 * after ten times as many from wherever they came the account. A link by mail opens it meanwhile.
 */
export async function signIn(
  context: Context,
  request: RouteRequest<unknown, unknown, Body>,
): Promise<JsonReply<{ ok: true }> | Refused> {
  const { password } = request.body
  const email = normaliseEmailAddress(request.body.email)
  // refused before hashing: a megabyte of password must not cost a hash
  if (password.length > maxPasswordCharacters * 2)
    return refuse(accountsRefusal('password-too-long'))
  const max = context.config.rateLimits.signInFailuresPer15min
  const counters = [
    { name: 'sign-in', key: `${email} ${request.address}`, max },
    { name: 'sign-in from anywhere', key: email, max: max * fromAnywhere },
  ]
  // counted before the hash is looked at, so that tries at the same moment count as well
  for (const { name, key, max: most } of counters) {
    if (context.tries.allow(name, key, most, windowMs, request.uptime)) continue
    const seconds = context.tries.secondsLeft(name, key, request.uptime)
    return refuse(retryLater(accountsRefusal('too-many-sign-ins'), seconds))
  }
  const account = await findByPassword(
    await listAccountsOf(context.database.kysely, email),
    password,
  )
  if (account === undefined) return refuse(accountsRefusal('wrong-credentials'))
  for (const { name, key } of counters) context.tries.giveBack(name, key)
  const cookie = await openSession(context, request, account.accountId)
  return { json: { ok: true }, cookies: [cookie] }
}

/** Beyond these only a link signs in: each account that sites make costs a hash at every try. */
const mostAccounts = 5

/** Of the accounts of one address, which there may be before it is proved, the one meant. */
async function findByPassword(
  accounts: readonly Account[],
  password: string,
): Promise<Account | undefined> {
  const tried = accounts.filter((one) => one.passwordHash !== null).slice(0, mostAccounts)
  // as long as for an account, where there is none
  if (tried.length === 0) await verifyPassword(undefined, password)
  for (const account of tried) {
    if (await verifyPassword(account.passwordHash, password)) return account
  }
  return undefined
}
