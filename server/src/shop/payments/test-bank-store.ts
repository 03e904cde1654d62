import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { TestBankTable } from '../../ground/db/shop-tables.ts'

export type TestBankRow = Omit<TestBankTable, 'website_id'>

type Asked = Pick<TestBankRow, 'payment_id' | 'amount_cents' | 'currency'>

/** Asks whoever pays; asked again, it is the same question. */
export async function askAtTestBank(
  { siteId, queries }: SiteDatabase,
  payment: Asked & Partial<Pick<TestBankRow, 'method'>>,
): Promise<void> {
  await queries
    .insertInto('test_bank')
    .values({ ...payment, website_id: siteId, state: 'asked' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function findAtTestBank(
  { siteId, queries }: SiteDatabase,
  paymentId: string,
): Promise<TestBankRow | undefined> {
  return queries
    .selectFrom('test_bank')
    .select(['payment_id', 'amount_cents', 'currency', 'state', 'decides', 'decides_at', 'method'])
    .where('website_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

type Answer = Exclude<TestBankTable['state'], 'asked' | 'under-way'>

/** A payment that takes days; asked again, it is the same one. */
export async function keepOnItsWay(
  { siteId, queries }: SiteDatabase,
  payment: Omit<TestBankRow, 'state' | 'method'>,
): Promise<void> {
  await queries
    .insertInto('test_bank')
    .values({ ...payment, website_id: siteId, state: 'under-way' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a payment has come to by now. @param now epoch milliseconds */
export function stateAt(
  { state, decides, decides_at: at }: TestBankRow,
  now: number,
): TestBankRow['state'] {
  return state === 'under-way' && at !== null && at <= now ? (decides ?? state) : state
}

/** Decides of a payment that is under way, unless its days are over. */
export async function decideTestBank(
  { siteId, queries }: SiteDatabase,
  paymentId: string,
  { state, now }: { readonly state: Answer; readonly now: number },
): Promise<void> {
  await queries
    .updateTable('test_bank')
    .set({ state })
    .where('website_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('state', '=', sql.lit('under-way'))
    .where('decides_at', '>', now)
    .execute()
}

/** Keeps the first answer. */
export async function answerTestBank(
  { siteId, queries }: SiteDatabase,
  paymentId: string,
  state: Answer,
  /** The card that it keeps; absent: the one that pays. */
  method?: string,
): Promise<void> {
  await queries
    .updateTable('test_bank')
    .set({ state, ...(method !== undefined && { method }) })
    .where('website_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('state', '=', sql.lit('asked'))
    .execute()
}
