import type { AccountId } from '@vitrine/rules/ids/ids.ts'
import type { Queries } from '../db/database.ts'

export type Account = {
  readonly accountId: AccountId
  readonly email: string
  readonly displayName: string
  readonly passwordHash: string | null
}

const columns = ['account_id', 'email', 'display_name', 'password_hash'] as const
type Row = Record<'account_id' | 'email' | 'display_name', string> & {
  password_hash: string | null
}

function toAccount(row: Row): Account {
  return {
    accountId: row.account_id as AccountId,
    email: row.email,
    displayName: row.display_name,
    passwordHash: row.password_hash,
  }
}

/** @param email normalised (`normaliseEmailAddress`) */
export async function findAccountByEmail(
  queries: Queries,
  email: string,
): Promise<Account | undefined> {
  const row = await queries
    .selectFrom('account')
    .select(columns)
    .where('email', '=', email)
    .executeTakeFirst()
  return row && toAccount(row)
}

export async function findAccount(
  queries: Queries,
  accountId: AccountId,
): Promise<Account | undefined> {
  const row = await queries
    .selectFrom('account')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && toAccount(row)
}

/** Adds the account, or returns the one that already has the address. */
export async function addAccount(
  queries: Queries,
  account: { accountId: AccountId; email: string; displayName: string; now: number },
): Promise<Account> {
  await queries
    .insertInto('account')
    .values({
      account_id: account.accountId,
      email: account.email,
      display_name: account.displayName,
      password_hash: null,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const stored = await findAccountByEmail(queries, account.email)
  if (stored === undefined) throw new Error('an account vanished while it was added')
  return stored
}

export async function setPasswordHash(
  queries: Queries,
  accountId: AccountId,
  hash: string,
): Promise<void> {
  await queries
    .updateTable('account')
    .set({ password_hash: hash })
    .where('account_id', '=', accountId)
    .execute()
}

/** False when another account has the address, even one that took it at the same moment. */
export async function setAccountDetails(
  queries: Queries,
  accountId: AccountId,
  details: { email: string; displayName: string },
): Promise<boolean> {
  try {
    await queries
      .updateTable('account')
      .set({ email: details.email, display_name: details.displayName })
      .where('account_id', '=', accountId)
      .execute()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return false
    throw error
  }
}

const uniqueViolation = '23505'
