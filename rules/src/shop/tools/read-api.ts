import { z } from 'zod'
import { contract } from '../../ground/http/contract.ts'
import { readRefusal } from './read-messages.ts'
import { readPaths } from './read-paths.ts'
import { toolCustomer, toolProduct, toolStock } from './tool-goods.ts'
import { fulfillmentStatus, toolOrder, toolTransaction } from './tool-order.ts'

/** Contracts of what a shop's own tools read; addresses in `read-paths.ts`. */

const instant = z.iso.datetime({ offset: true }).max(40)

const page = {
  cursor: z
    .string()
    .max(100)
    .optional()
    .describe('The `nextPageCursor` of the page before, with the rest of the query as it was.'),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
}
const changed = {
  ...page,
  modifiedAfter: instant.optional().describe('Changed at this instant or later.'),
  modifiedBefore: instant.optional().describe('Changed before this instant.'),
}
const pagination = z
  .object({ hasNextPage: z.boolean(), nextPageCursor: z.string().nullable() })
  .meta({ id: 'Pagination' })

const pages =
  'As long as `hasNextPage` is true, ask again with `cursor` and everything else as before.'
const unknownCursor = readRefusal('cursor-unknown')

export const readApi = {
  orders: contract({
    method: 'GET',
    path: readPaths.orders,
    query: z.object({ ...changed, fulfillmentStatus: fulfillmentStatus.optional() }),
    reply: z.object({ orders: z.array(toolOrder), pagination }),
    about: {
      operationId: 'listOrders',
      group: 'Orders',
      summary: 'Orders, the newest first',
      description: `${pages} Orders that come in meanwhile stand before the first page.`,
      refusals: [unknownCursor],
    },
  }),
  order: contract({
    method: 'GET',
    path: readPaths.order,
    params: z.object({ orderId: z.string().max(300) }),
    reply: toolOrder,
    about: {
      operationId: 'getOrder',
      group: 'Orders',
      summary: 'One order',
      refusals: [readRefusal('order-unknown')],
    },
  }),
  transactions: contract({
    method: 'GET',
    path: readPaths.transactions,
    query: z.object(changed),
    reply: z.object({ transactions: z.array(toolTransaction), pagination }),
    about: {
      operationId: 'listTransactions',
      group: 'Transactions',
      summary: 'What was paid of each order and what went back, the newest order first',
      description: pages,
      refusals: [unknownCursor],
    },
  }),
  products: contract({
    method: 'GET',
    path: readPaths.products,
    query: z.object(page),
    reply: z.object({ products: z.array(toolProduct), pagination }),
    about: {
      operationId: 'listProducts',
      group: 'Products',
      summary: 'Products with their variants, also those that visitors do not see',
      description: pages,
    },
  }),
  inventory: contract({
    method: 'GET',
    path: readPaths.inventory,
    query: z.object(page),
    reply: z.object({ inventory: z.array(toolStock), pagination }),
    about: {
      operationId: 'listInventory',
      group: 'Inventory',
      summary: 'What there is of each variant',
      description: pages,
    },
  }),
  customers: contract({
    method: 'GET',
    path: readPaths.customers,
    query: z.object(page),
    reply: z.object({ customers: z.array(toolCustomer), pagination }),
    about: {
      operationId: 'listCustomers',
      group: 'Customers',
      summary: 'Whoever has an account, the newest first',
      description: pages,
      refusals: [unknownCursor],
    },
  }),
}
