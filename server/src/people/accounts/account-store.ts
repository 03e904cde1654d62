import { sql, type Selectable } from 'kysely'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Queries } from '../../ground/db/database.ts'
import type { AccountTable } from '../../ground/db/schema.ts'
import { isUniqueViolation } from '../../ground/db/unique-violation.ts'

export type Account = {
  readonly accountId: AccountId
  readonly email: string
  readonly displayName: string
  /** The site whose own link made it; null: it is the account of its address. */
  readonly madeBySite: SiteId | null
  readonly passwordHash: string | null
  readonly newEmail: { readonly email: string; readonly expiresAt: number } | null
}

const columns = [
  'account_id',
  'email',
  'display_name',
  'made_by_site',
  'password_hash',
  'new_email',
  'new_email_expires_at',
] as const
type Row = Pick<Selectable<AccountTable>, (typeof columns)[number]>

function toAccount(row: Row): Account {
  return {
    accountId: row.account_id as AccountId,
    email: row.email,
    displayName: row.display_name,
    madeBySite: row.made_by_site,
    passwordHash: row.password_hash,
    newEmail:
      row.new_email === null
        ? null
        : { email: row.new_email, expiresAt: row.new_email_expires_at ?? 0 },
  }
}

/**
 * The account of the address first, then those of sites, newest first.
 * @param email normalised (`normaliseEmailAddress`)
 */
export async function listAccountsOf(queries: Queries, email: string): Promise<Account[]> {
  const rows = await queries
    .selectFrom('account')
    .select(columns)
    .where('email', '=', email)
    .orderBy(sql`made_by_site is not null`)
    .orderBy('account_id', 'desc')
    .execute()
  return rows.map(toAccount)
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

export type NewAccount = {
  readonly accountId: AccountId
  readonly email: string
  readonly displayName: string
  readonly madeBySite: SiteId | null
  readonly now: number
}

/** Adds the account, or returns the one that already has the address, for that site. */
export async function addAccount(queries: Queries, account: NewAccount): Promise<Account> {
  await queries
    .insertInto('account')
    .values({
      account_id: account.accountId,
      email: account.email,
      display_name: account.displayName,
      made_by_site: account.madeBySite,
      password_hash: null,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await listAccountsOf(queries, account.email)
  const stored = known.find(({ madeBySite }) => madeBySite === account.madeBySite)
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

export async function setDisplayName(
  queries: Queries,
  accountId: AccountId,
  displayName: string,
): Promise<void> {
  await queries
    .updateTable('account')
    .set({ display_name: displayName })
    .where('account_id', '=', accountId)
    .execute()
}

export type NewEmail = {
  readonly email: string
  readonly tokenHash: string
  readonly expiresAt: number
}

/** Keeps the address that somebody wants, in place of one that they wanted before; null: none. */
export async function setNewEmail(
  queries: Queries,
  accountId: AccountId,
  wish: NewEmail | null,
): Promise<void> {
  await queries
    .updateTable('account')
    .set({
      new_email: wish?.email ?? null,
      new_email_token_hash: wish?.tokenHash ?? null,
      new_email_expires_at: wish?.expiresAt ?? null,
    })
    .where('account_id', '=', accountId)
    .execute()
}

/** Uses a link up; of two that open it at once, one finds the account. */
export async function takeNewEmail(
  queries: Queries,
  tokenHash: string,
  now: number,
): Promise<Account | undefined> {
  const row = await queries
    .selectFrom('account')
    .select(columns)
    .where('new_email_token_hash', '=', tokenHash)
    .where('new_email_expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const account = toAccount(row)
  await setNewEmail(queries, account.accountId, null)
  return account
}

/**
 * Gives an account another address, which it has proved.
 * @returns false when another account has the address, even one that took it at the same moment
 */
export async function setEmail(
  queries: Queries,
  accountId: AccountId,
  email: string,
): Promise<boolean> {
  try {
    await queries
      .updateTable('account')
      .set({ email, made_by_site: null })
      .where('account_id', '=', accountId)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Leaves of an account its name, which stands in histories: nobody comes into it any more. */
export async function closeAccount(queries: Queries, accountId: AccountId): Promise<void> {
  await queries
    .updateTable('account')
    .set({
      password_hash: null,
      new_email: null,
      new_email_token_hash: null,
      new_email_expires_at: null,
    })
    .where('account_id', '=', accountId)
    .execute()
  await queries.deleteFrom('session').where('account_id', '=', accountId).execute()
  await queries.deleteFrom('sign_in_link').where('account_id', '=', accountId).execute()
}
