import { makeId, type AccountId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { Queries } from '../../ground/db/database.ts'
import { addAccount, findAccount } from './account-store.ts'
import { hashToken, makeSecretToken } from './secret-token.ts'

const halfHour = 30 * 60_000
const week = 7 * 24 * 3_600_000

/** How long a link works: a reset link 30 minutes, one that was handed over by hand a week. */
const lifetimes = { 'sign-in': week, 'reset-password': halfHour } as const

/**
 * Makes a one-time link. The address is built from the configured origin, never from a request's
 * Host header, so that a forged host cannot send the token elsewhere. It proves the address where it
 * goes there, by mail or through the operator.
 */
export async function makeSignInLink(
  context: Pick<Context, 'config' | 'database' | 'random'>,
  accountId: AccountId,
  purpose: keyof typeof lifetimes,
  now: number,
  { provesAddress } = { provesAddress: true },
): Promise<string> {
  const token = makeSecretToken(context.random)
  const { kysely } = context.database
  await deleteOldLinks(kysely, accountId, now)
  await kysely
    .insertInto('sign_in_link')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose,
      created_at: now,
      expires_at: now + lifetimes[purpose],
      used_at: null,
      proves_address: provesAddress,
    })
    .execute()
  return `${context.config.editorOrigin}/config/sign-in?token=${token}`
}

/** Links are asked for by anybody who knows an address; those that work no more do not pile up. */
async function deleteOldLinks(queries: Queries, accountId: AccountId, now: number): Promise<void> {
  await queries
    .deleteFrom('sign_in_link')
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', now)
    .execute()
}

/**
 * Uses a link up; of two that use it at once, one gets the account. One that proves an address leads
 * to the account of the address, which is made now where only sites have made some: before, nobody
 * has shown that the address is theirs.
 */
export async function redeemSignInLink(
  queries: Queries,
  token: string,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<{ accountId: AccountId; provesAddress: boolean } | undefined> {
  const row = await queries
    .updateTable('sign_in_link')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'proves_address'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const accountId = row.account_id as AccountId
  if (!row.proves_address) return { accountId, provesAddress: false }
  const ownId = await ownAccountOf(queries, accountId, { now, random })
  // the session that begins now is found again as one that has come by this link
  if (ownId !== accountId) await moveLink(queries, token, ownId)
  return { accountId: ownId, provesAddress: true }
}

async function ownAccountOf(
  queries: Queries,
  accountId: AccountId,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<AccountId> {
  const account = await findAccount(queries, accountId)
  if (account === undefined || account.madeBySite === null) return accountId
  const { email, displayName } = account
  const own = { accountId: makeId<'account'>(now, random), email, displayName, madeBySite: null }
  return (await addAccount(queries, { ...own, now })).accountId
}

async function moveLink(queries: Queries, token: string, accountId: AccountId): Promise<void> {
  await queries
    .updateTable('sign_in_link')
    .set({ account_id: accountId })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** Whether a session was opened by a link within the last half hour: both are of one instant. */
export async function hasComeByLink(
  queries: Queries,
  accountId: AccountId,
  sessionId: string,
  now: number,
): Promise<boolean> {
  const row = await queries
    .selectFrom('session')
    .innerJoin('sign_in_link', (join) =>
      join
        .onRef('sign_in_link.account_id', '=', 'session.account_id')
        .onRef('sign_in_link.used_at', '=', 'session.created_at'),
    )
    .select('session.session_id')
    .where('session.account_id', '=', accountId)
    .where('session.session_id', '=', sessionId)
    .where('session.created_at', '>', now - halfHour)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasUsedLink(queries: Queries, accountId: AccountId): Promise<boolean> {
  const row = await queries
    .selectFrom('sign_in_link')
    .select('used_at')
    .where('account_id', '=', accountId)
    .where('used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** After a new password, no older link of the account works any more. */
export async function deleteSignInLinks(queries: Queries, accountId: AccountId): Promise<void> {
  await queries.deleteFrom('sign_in_link').where('account_id', '=', accountId).execute()
}
