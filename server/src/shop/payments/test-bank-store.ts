import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { TestBankTable } from '../../ground/db/shop-tables.ts'

export type TestBankRow = Omit<TestBankTable, 'website_id'>

/** Asks whoever pays; asked again, it is the same question. */
export async function askAtTestBank(
  { siteId, queries }: SiteDatabase,
  payment: Omit<TestBankRow, 'state'>,
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
    .select(['payment_id', 'amount_cents', 'currency', 'state'])
    .where('website_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

/** Keeps the first answer. */
export async function answerTestBank(
  { siteId, queries }: SiteDatabase,
  paymentId: string,
  state: Exclude<TestBankTable['state'], 'asked'>,
): Promise<void> {
  await queries
    .updateTable('test_bank')
    .set({ state })
    .where('website_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('state', '=', sql.lit('asked'))
    .execute()
}
