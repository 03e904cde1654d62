import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { paywallPaths } from './paywall-paths.ts'

/** Access that a customer has, or had. */
const access = z.object({
  /** By which it is known: the line of an order, a subscription, or whoever gave it. */
  cause: z.string(),
  productId: z.string(),
  /** Empty: the product is gone. */
  title: z.string(),
  /** Epoch milliseconds. */
  fromOn: z.number(),
  /** Null: for ever. */
  untilOn: z.number().nullable(),
  /** By the next payment of its subscription, which is due then. */
  renews: z.boolean(),
  /** That its subscription goes on being charged, whatever becomes of the access. */
  isCharged: z.boolean(),
  /** Since when it was taken away, or given back with its money; null: it was not. */
  endedOn: z.number().nullable(),
  /** Null: it was given by hand. */
  orderId: z.string().nullable(),
})
export type CustomerAccess = z.infer<typeof access>

const reply = z.object({
  access: z.array(access),
  /** What can be given. */
  products: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type CustomerAccessReply = z.infer<typeof reply>

const one = siteParams.extend({ customerId: z.string().max(64) })

/** Memberships of a customer: for the owner, and those who keep the orders. */
export const paywallApi = {
  list: contract({ method: 'GET', path: paywallPaths.access, params: one, reply }),
  /** Gives a membership by hand, once for each key. */
  give: contract({
    method: 'POST',
    path: paywallPaths.access,
    params: one,
    body: z.object({
      key: z.string().min(1).max(100),
      productId: z.string().min(1).max(100),
      /** The last day, as in `2026-12-31`, by the clock of the shop; empty: for ever. */
      untilDay: z.string().max(20),
    }),
    reply,
  }),
  /** Takes a membership away, or takes that back. */
  set: contract({
    method: 'PUT',
    path: paywallPaths.access,
    params: one,
    body: z.object({ cause: z.string().min(1).max(300), isEnded: z.boolean() }),
    reply,
  }),
}
