import { customersApi, type Customer } from '@vitrine/rules/shop/customers/customers-api.ts'
import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import { writeCsv } from '@vitrine/rules/ground/files/write-csv.ts'
import { done } from '@vitrine/rules/ground/http/contract.ts'
import { membersRefusal } from '@vitrine/rules/people/members/members-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { takeCartsFromBrowsers } from '../cart/member-cart.ts'
import { listCustomers } from './list-customers.ts'
import { readCustomerHistory } from './read-customer-history.ts'
import { listCustomerRows, putCustomerBack, removeCustomer } from './customers-store.ts'

const reader = {
  on: 'editor',
  access: { kind: 'capability', capability: 'view-orders' },
} as const
const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-orders' },
} as const

/** Whoever has an account, as the owner of the site sees them. */
export const customersRoutes: readonly Route[] = [
  route({
    ...reader,
    ...customersApi.list,
    async handle({ database }, { siteId, query, now }) {
      const { search, limit, cursor } = query
      const wish = { search, limit, now, after: parseCursor(cursor) }
      const { customers, nextPageCursor } = await listCustomers(database.dbFor(siteId), wish)
      return { json: { customers, hasNextPage: nextPageCursor !== null, nextPageCursor } }
    },
  }),
  route({
    ...reader,
    ...customersApi.history,
    async handle({ database }, { siteId, query, now }) {
      const read = await readCustomerHistory(database.dbFor(siteId), query.email, now)
      return read.ok ? { json: read.value } : read
    },
  }),
  route({
    ...keeper,
    ...customersApi.remove,
    async handle({ database }, { siteId, params, now, random }) {
      const site = database.dbFor(siteId)
      const isGone = await removeCustomer(site, params.customerId, now)
      await takeCartsFromBrowsers(site, params.customerId, { random })
      return isGone ? { json: done } : refuse(membersRefusal('no-such-member'))
    },
  }),
  route({
    ...keeper,
    ...customersApi.putBack,
    async handle({ database }, { siteId, params }) {
      const isBack = await putCustomerBack(database.dbFor(siteId), params.customerId)
      return isBack ? { json: done } : refuse(membersRefusal('no-such-member'))
    },
  }),
  route({
    ...reader,
    ...customersApi.file,
    async handle({ database }, { siteId, now }) {
      const table = await customersTable(database.dbFor(siteId), now)
      const headers = { 'content-disposition': 'attachment; filename="customers.csv"' }
      // the mark by which spreadsheets know UTF-8
      const bytes = Buffer.from(`\uFEFF${writeCsv(table)}`)
      return { bytes, contentType: 'text/csv; charset=utf-8', headers }
    },
  }),
]

function cursorOf({ createdOn, id }: Customer): string {
  return formatCursor({ at: createdOn, id })
}

/** So many customers are read at once. */
const batch = 1000

async function customersTable(site: SiteDatabase, now: number): Promise<string[][]> {
  const table = [['E-mail', 'Name', 'Since', 'Last signed in', 'Orders', 'Memberships']]
  let cursor: string | undefined
  do {
    const rows = await listCustomerRows(site, { after: parseCursor(cursor), limit: batch, now })
    const shown = rows.slice(0, batch)
    for (const { email, name, createdOn, seenOn, orders, memberships } of shown) {
      const times = [isoTime(createdOn), isoTime(seenOn)]
      table.push([email, name, ...times, String(orders), memberships])
    }
    const last = shown.at(-1)
    cursor = rows.length > batch && last !== undefined ? cursorOf(last) : undefined
  } while (cursor !== undefined)
  return table
}

function isoTime(instant: number): string {
  return new Date(instant).toISOString()
}
