import { parseCursor, type TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import { newId } from '@vitrine/rules/ground/ids/new-id.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { ToolScope } from '@vitrine/rules/ground/rights/tool-scope.ts'
import { readApi } from '@vitrine/rules/shop/tools/read-api.ts'
import { readRefusal } from '@vitrine/rules/shop/tools/read-messages.ts'
import {
  fulfillmentStatuses,
  type FulfillmentStatus,
} from '@vitrine/rules/shop/tools/tool-order.ts'
import type { Context } from '../../ground/context.ts'
import { route, type OnSite, type Route } from '../../ground/http/route.ts'
import { listCustomers } from '../customers/list-customers.ts'
import {
  listChangedOrders,
  readChangedOrder,
  type ChangedOrdersPage,
} from '../orders/list-changed-orders.ts'
import { listToolProducts, listToolStock, toToolCustomer } from './tool-goods.ts'
import { toToolOrder, toToolTransaction } from './tool-orders.ts'

/** Of a site that is locked as well: whoever has a token reads what its owner does. */
function tool<Scope extends ToolScope>(scope: Scope) {
  return {
    on: 'site',
    access: { kind: 'token', scope },
    limit: 'tools',
    whileLocked: true,
  } as const
}

/** What a shop's own tools read, with a token. */
export const readRoutes: readonly Route[] = [
  route({
    ...tool('orders'),
    ...readApi.orders,
    async handle(context, { site, query }) {
      const page = await ordersPage(context, { site, query })
      if (!page.ok) return page
      const { orders, nextPageCursor } = page.value
      return { json: { orders: orders.map(toToolOrder), pagination: pagination(nextPageCursor) } }
    },
  }),
  route({
    ...tool('orders'),
    ...readApi.order,
    async handle({ database }, { site, params }) {
      const order = await readChangedOrder(database.dbFor(site.siteId), params.orderId)
      return order ? { json: toToolOrder(order) } : refuse(readRefusal('order-unknown'))
    },
  }),
  route({
    ...tool('orders'),
    ...readApi.transactions,
    async handle(context, { site, query }) {
      const page = await ordersPage(context, { site, query })
      if (!page.ok) return page
      const transactions = page.value.orders.map(toToolTransaction)
      return { json: { transactions, pagination: pagination(page.value.nextPageCursor) } }
    },
  }),
  route({
    ...tool('products'),
    ...readApi.products,
    async handle({ database }, { site, query, now }) {
      const { siteId, origin } = site
      const after = readIdCursor(query.cursor)
      if (!after.ok) return after
      const wish = { limit: query.limit, after: after.value }
      const listed = await listToolProducts(database.dbFor(siteId), wish, { origin, now })
      return { json: { products: listed.products, pagination: pagination(listed.next) } }
    },
  }),
  route({
    ...tool('stock'),
    ...readApi.inventory,
    async handle({ database }, { site, query }) {
      const after = readIdCursor(query.cursor)
      if (!after.ok) return after
      const wish = { limit: query.limit, after: after.value }
      const { inventory, next } = await listToolStock(database.dbFor(site.siteId), wish)
      return { json: { inventory, pagination: pagination(next) } }
    },
  }),
  route({
    ...tool('customers'),
    ...readApi.customers,
    async handle({ database }, { site, query, now }) {
      const after = readCursor(query.cursor)
      if (!after.ok) return after
      const wish = { limit: query.limit, after: after.value, now }
      const listed = await listCustomers(database.dbFor(site.siteId), wish)
      const customers = listed.customers.map(toToolCustomer)
      return { json: { customers, pagination: pagination(listed.nextPageCursor) } }
    },
  }),
]

type OrdersQuery = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly modifiedAfter?: string | undefined
  readonly modifiedBefore?: string | undefined
  readonly fulfillmentStatus?: FulfillmentStatus | undefined
}

async function ordersPage(
  { database }: Context,
  { site, query }: OnSite & { readonly query: OrdersQuery },
): Promise<Result<ChangedOrdersPage>> {
  const after = readCursor(query.cursor)
  if (!after.ok) return after
  const { fulfillmentStatus: status } = query
  const page = await listChangedOrders(database.dbFor(site.siteId), {
    limit: query.limit,
    after: after.value,
    status: status && fulfillmentStatuses[status],
    from: instantOf(query.modifiedAfter),
    before: instantOf(query.modifiedBefore),
  })
  return ok(page)
}

/** Of a cursor that is none of ours, a list would begin anew and never end. */
function readCursor(text: string | undefined): Result<TimeCursor | undefined> {
  const cursor = parseCursor(text)
  if (text !== undefined && cursor === undefined) return refuse(readRefusal('cursor-unknown'))
  return ok(cursor)
}

/** The cursor of a list that stands by ids. */
function readIdCursor(text: string | undefined): Result<string | undefined> {
  const isNone = text !== undefined && !newId.safeParse(text).success
  return isNone ? refuse(readRefusal('cursor-unknown')) : ok(text)
}

function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text)
}

function pagination(nextPageCursor: string | null) {
  return { hasNextPage: nextPageCursor !== null, nextPageCursor }
}
