import { z } from 'zod'
import { contract, doneReply, siteParams } from '../../ground/http/contract.ts'
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

const one = siteParams.extend({ customerId: z.string().max(64) })

/** Whoever has an account on a site: for its owner, and those who keep its orders. */
export const customersApi = {
  /** The newest first. */
  list: contract({
    method: 'GET',
    path: customersPaths.customers,
    params: siteParams,
    query: z.object({
      cursor: z.string().max(100).optional(),
      /** Words of names or addresses. */
      search: z.string().trim().max(200).default(''),
      limit: z.coerce.number<number>().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      customers: z.array(customer),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
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
