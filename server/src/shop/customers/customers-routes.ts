import { customersApi } from '@vitrine/rules/shop/customers/customers-api.ts'
import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import { writeCsv } from '@vitrine/rules/ground/files/write-csv.ts'
import { done } from '@vitrine/rules/ground/http/contract.ts'
import { membersRefusal } from '@vitrine/rules/people/members/members-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { takeCartsFromBrowsers } from '../cart/member-cart.ts'
import { listBuyerRows } from './buyers-store.ts'
import { accountsTable, buyersTable, placeOfBuyer } from './customers-table.ts'
import { listCustomers } from './list-customers.ts'
import { readCustomerHistory } from './read-customer-history.ts'
import { putCustomerBack, removeCustomer } from './customers-store.ts'

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
      return fileOf('accounts', await accountsTable(database.dbFor(siteId), now))
    },
  }),
  route({
    ...reader,
    ...customersApi.buyers,
    async handle({ database }, { siteId, query }) {
      const { search, limit, cursor } = query
      const wish = { search, limit, after: parseCursor(cursor) }
      const rows = await listBuyerRows(database.dbFor(siteId), wish)
      const buyers = rows.slice(0, limit).map(({ lastOrderId: _id, ...buyer }) => buyer)
      const last = rows.length > limit ? rows[limit - 1] : undefined
      const nextPageCursor = last === undefined ? null : formatCursor(placeOfBuyer(last))
      return { json: { buyers, nextPageCursor } }
    },
  }),
  route({
    ...reader,
    ...customersApi.buyersFile,
    async handle({ database }, { siteId }) {
      return fileOf('customers', await buyersTable(database.dbFor(siteId)))
    },
  }),
]

function fileOf(name: string, table: string[][]) {
  const headers = { 'content-disposition': `attachment; filename="${name}.csv"` }
  // the mark by which spreadsheets know UTF-8
  const bytes = Buffer.from(`\uFEFF${writeCsv(table)}`)
  return { bytes, contentType: 'text/csv; charset=utf-8', headers }
}
