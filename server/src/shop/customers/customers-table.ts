import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listBuyerRows } from './buyers-store.ts'
import { listCustomerRows } from './customers-store.ts'

/** So many are read at once. */
const batch = 1000

/** Whoever has an account, as a table. */
export async function accountsTable(site: SiteDatabase, now: number): Promise<string[][]> {
  const rows = readAll(
    (after) => listCustomerRows(site, { after, limit: batch, now }),
    ({ createdOn, id }) => ({ at: createdOn, id }),
  )
  const table = [['E-mail', 'Name', 'Since', 'Last signed in', 'Orders', 'Memberships']]
  for await (const { email, name, createdOn, seenOn, orders, memberships } of rows) {
    const times = [isoTime(createdOn), isoTime(seenOn)]
    table.push([email, name, ...times, String(orders), memberships])
  }
  return table
}

/** Whoever has ordered, as a table. */
export async function buyersTable(site: SiteDatabase): Promise<string[][]> {
  const rows = readAll((after) => listBuyerRows(site, { after, limit: batch }), placeOfBuyer)
  const table = [['E-mail', 'Name', 'Orders', 'Last order', 'Has an account']]
  for await (const { email, name, orders, lastOrderAt, hasAccount } of rows) {
    table.push([email, name, String(orders), isoTime(lastOrderAt), hasAccount ? 'yes' : 'no'])
  }
  return table
}

/** Where a page of buyers ends. */
export function placeOfBuyer(buyer: {
  readonly lastOrderAt: number
  readonly lastOrderId: string
}): TimeCursor {
  return { at: buyer.lastOrderAt, id: buyer.lastOrderId }
}

/** All rows of a list that gives one more than `batch` where there are more. */
async function* readAll<Row>(
  read: (after: TimeCursor | undefined) => Promise<readonly Row[]>,
  placeOf: (row: Row) => TimeCursor,
): AsyncGenerator<Row> {
  let after: TimeCursor | undefined
  for (;;) {
    const rows = await read(after)
    yield* rows.slice(0, batch)
    const last = rows[batch - 1]
    if (rows.length <= batch || last === undefined) return
    after = placeOf(last)
  }
}

function isoTime(instant: number): string {
  return new Date(instant).toISOString()
}
