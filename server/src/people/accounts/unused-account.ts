import type { Context } from '../../ground/context.ts'
import { listAccountsOf } from './account-store.ts'
import { listSessions } from './session-store.ts'
import { hasUsedLink, makeSignInLink } from './sign-in-link.ts'

/**
 * A new link for an account that nobody has come into yet; undefined where there is no such account
 * or its owner has been here.
 * @param email normalised (`normaliseEmailAddress`)
 */
export async function linkForUnusedAccount(
  context: Pick<Context, 'config' | 'database' | 'random'>,
  email: string,
  now: number,
): Promise<string | undefined> {
  const { kysely } = context.database
  const [account] = await listAccountsOf(kysely, email)
  if (account === undefined || account.passwordHash !== null) return undefined
  const { accountId } = account
  if ((await listSessions(kysely, accountId, now)).length > 0) return undefined
  if (await hasUsedLink(kysely, accountId)) return undefined
  return makeSignInLink(context, accountId, 'sign-in', now)
}
