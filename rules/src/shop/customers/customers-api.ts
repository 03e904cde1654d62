import { z } from 'zod'
import { contract, doneReply, siteParams } from '../../ground/http/contract.ts'
import { money } from '../orders/order-parts-api.ts'
import { orderLine } from '../orders/orders-api.ts'
import { subscriptionStates } from '../subscriptions/subscription-states.ts'
import { customersPaths } from './customers-paths.ts'

const customer = z.object({
  id: z.string(),
  name: z.string(),
  /** Proved by a link. */
  email: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  /** When they signed in last; epoch milliseconds. */
  seenOn: z.number(),
  /** How many orders have their address, or were placed while they were signed in. */
  orders: z.number(),
  /** What they are a member of now, as in `Club (2026-12-31)`; empty: of nothing. */
  memberships: z.string(),
})
export type Customer = z.infer<typeof customer>

const buyer = z.object({
  email: z.string(),
  /** Of the order that they placed last; empty: it has none. */
  name: z.string(),
  /** How many orders have that address. */
  orders: z.number(),
  /** Epoch milliseconds. */
  lastOrderAt: z.number(),
  hasAccount: z.boolean(),
})
export type Buyer = z.infer<typeof buyer>

const listQuery = z.object({
  cursor: z.string().max(100).optional(),
  /** Words of names or addresses. */
  search: z.string().trim().max(200).default(''),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
})

/** What one e-mail address has bought, in every order that was not cancelled; tests apart. */
const history = z.object({
  email: z.string(),
  /** Of the account, or of the newest order; empty where neither has one. */
  name: z.string(),
  /** Null: there is none. */
  account: customer.nullable(),
  /** What was paid less what went back, by currency. */
  paid: z.array(z.object({ orders: z.number(), total: money })),
  testOrders: z.number(),
  /** Newest first, at most the first page of them. */
  orders: z.array(orderLine),
  hasMoreOrders: z.boolean(),
  /** Newest first. */
  subscriptions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(subscriptionStates),
      testMode: z.boolean(),
      /** When the next payment is due, epoch milliseconds; null: there is none. */
      nextAt: z.number().nullable(),
    }),
  ),
})
export type CustomerHistory = z.infer<typeof history>

const one = siteParams.extend({ customerId: z.string().max(64) })

/** Whoever has an account on a site: for its owner, and those who keep its orders. */
export const customersApi = {
  /** The newest first. */
  list: contract({
    method: 'GET',
    path: customersPaths.customers,
    params: siteParams,
    query: listQuery,
    reply: z.object({
      customers: z.array(customer),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  }),
  /** Whoever has ordered, who did last first. */
  buyers: contract({
    method: 'GET',
    path: customersPaths.buyers,
    params: siteParams,
    query: listQuery,
    reply: z.object({ buyers: z.array(buyer), nextPageCursor: z.string().nullable() }),
  }),
  /** A file that spreadsheets open. */
  buyersFile: contract({ method: 'GET', path: customersPaths.buyersCsv, params: siteParams }),
  /** Refused where nobody of that address has an account or has bought anything. */
  history: contract({
    method: 'GET',
    path: customersPaths.history,
    params: siteParams,
    query: z.object({ email: z.string().trim().min(1).max(320) }),
    reply: history,
  }),
  /** Ends an account: its orders stay, and within a day it can be put back. */
  remove: contract({
    method: 'DELETE',
    path: customersPaths.customer,
    params: one,
    reply: doneReply,
  }),
  putBack: contract({
    method: 'PUT',
    path: customersPaths.customer,
    params: one,
    reply: doneReply,
  }),
  /** A file that spreadsheets open. */
  file: contract({ method: 'GET', path: customersPaths.csv, params: siteParams }),
}
