import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { retryLater } from '../../ground/http/rate-limit.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { verifyPassword } from '../accounts/password-hash.ts'
import type { Member } from './member.ts'
import { findMemberByEmail } from './member-store.ts'

const windowMs = 15 * 60_000
/** Failures that a member may have from all addresses together, for each that one may have. */
const fromAnywhere = 10
const maxPasswordCharacters = 128

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'address' | 'uptime'>

/** What failed tries are counted by, and how many of each there may be. */
function countersOf({ config }: Pick<Context, 'config'>, whose: string, { address }: Request) {
  const max = config.rateLimits.signInFailuresPer15min
  return [
    { name: 'member', key: `${whose} ${address}`, max },
    { name: 'member from anywhere', key: whose, max: max * fromAnywhere },
  ]
}

/**
 * Finds a member by e-mail and password. A wrong password and an unknown address are refused alike
 * and take equally long; after five failures in 15 minutes the pair of member and address has to wait,
 * and after ten times as many from wherever they came the member. A link by mail opens it meanwhile.
 */
export async function checkMemberPassword(
  context: Pick<Context, 'config' | 'tries'>,
  site: SiteDatabase,
  request: Request,
  typed: { readonly email: string; readonly password: string },
): Promise<Result<Member>> {
  const { password } = typed
  const email = normaliseEmailAddress(typed.email)
  // refused before hashing: a megabyte of password must not cost a hash
  if (password.length > maxPasswordCharacters * 2)
    return refuse(accountsRefusal('password-too-long'))
  const counters = countersOf(context, `${site.siteId} ${email}`, request)
  // counted before the hash is looked at, so that tries at the same moment count as well
  for (const { name, key, max } of counters) {
    if (context.tries.allow(name, key, max, windowMs, request.uptime)) continue
    const seconds = context.tries.secondsLeft(name, key, request.uptime)
    return refuse(retryLater(accountsRefusal('too-many-sign-ins'), seconds))
  }
  const member = await findMemberByEmail(site, email)
  const isRight = await verifyPassword(member?.passwordHash, password)
  if (member === undefined || !isRight) return refuse(accountsRefusal('wrong-credentials'))
  for (const { name, key } of counters) context.tries.giveBack(name, key)
  return ok(member)
}

/** The same for a member who is signed in: that it is their own person who sits there. */
export async function confirmMember(
  context: Pick<Context, 'config' | 'tries'>,
  site: SiteDatabase,
  request: Request,
  { email }: Pick<Member, 'email'>,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<Result<Member>> {
  const checked = await checkMemberPassword(context, site, request, { email, password })
  if (checked.ok || checked.refusal.status === 429) return checked
  const refusal = accountsRefusal('current-password-wrong')
  return refuse({ ...refusal, fields: { [field]: refusal.message } })
}
