import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { subscriptionStates } from './subscription-states.ts'
import { subscriptionsPaths } from './subscriptions-paths.ts'

const money = z.object({ value: z.string(), currency: z.string() })
const params = siteParams.extend({ subscriptionId: z.string().max(300) })
const plan = z.object({
  every: z.number(),
  unit: z.enum(['WEEK', 'MONTH', 'YEAR']),
  cycles: z.number(),
})

const subscriptionLine = z.object({
  id: z.string(),
  /** Of the order that it began with, by which people name it. */
  orderNumber: z.number(),
  state: z.enum(subscriptionStates),
  /** It is given for nothing, and no product stands behind it. */
  isDonation: z.boolean(),
  title: z.string(),
  /** Its chosen options; empty where there is no choice. */
  variant: z.string(),
  customerName: z.string(),
  email: z.string(),
  plan,
  /** What was charged last. */
  total: money,
  testMode: z.boolean(),
  /** Epoch milliseconds. */
  startedAt: z.number(),
  /** When the next payment is due; null: there is none. */
  nextAt: z.number().nullable(),
})
export type SubscriptionLine = z.infer<typeof subscriptionLine>

const cycle = z.object({
  number: z.number(),
  dueAt: z.number(),
  state: z.enum(['charging', 'paid', 'retrying', 'unpaid', 'skipped']),
  /** Why it was not charged or not paid; null: it was, or is about to be. */
  why: z.string().nullable(),
  /** How often it was charged. */
  tries: z.number(),
  /** When it is charged once more; null: never by itself. */
  tryAt: z.number().nullable(),
  orderId: z.string().nullable(),
  /** What went back of it, or is about to. */
  refunded: money,
})
export type SubscriptionCycle = z.infer<typeof cycle>

const subscriptionReply = subscriptionLine.extend({
  itemId: z.string(),
  endedWhy: z.enum(['canceled', 'completed', 'unpaid']).nullable(),
  endedAt: z.number().nullable(),
  /** Where it goes; empty where nothing is sent. */
  addressLines: z.array(z.string()),
  /** The sentence that whoever subscribes has agreed to. */
  consent: z.string(),
  /** By which whoever pays knows their way of paying; empty: it has no name. */
  method: z.string(),
  /** The last month in which that card can be charged, such as `2030-12`; empty: unknown. */
  methodExpires: z.string(),
  /** Newest first. */
  cycles: z.array(cycle),
})
export type SubscriptionReply = z.infer<typeof subscriptionReply>

const narrowed = z.object({
  state: z.enum(subscriptionStates).optional(),
  /** The number of its first order, or words of who subscribes or of what. */
  search: z.string().trim().max(200).default(''),
})

const endWithRefundBody = z.object({
  /** Of the payment that goes back. */
  orderId: z.string().max(100),
  /** What could go back of it when the form was filled in; minor units. */
  restCents: z.number().int().min(0),
  /** Null: all of that. */
  amountCents: z.number().int().min(1).nullable(),
  /** What can be counted of it goes back into stock. */
  restock: z.boolean(),
})
export type EndWithRefundBody = z.infer<typeof endWithRefundBody>

export const subscriptionsApi = {
  /** Newest first. `nextPageCursor` is null on the last page. */
  list: contract({
    method: 'GET',
    path: subscriptionsPaths.list,
    params: siteParams,
    query: narrowed.extend({
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number<number>().int().min(1).max(100).default(30),
    }),
    reply: z.object({
      subscriptions: z.array(subscriptionLine),
      nextPageCursor: z.string().nullable(),
    }),
  }),
  one: contract({
    method: 'GET',
    path: subscriptionsPaths.one,
    params,
    reply: subscriptionReply,
  }),
  /** The same as a table. */
  file: contract({
    method: 'GET',
    path: subscriptionsPaths.csv,
    params: siteParams,
    query: narrowed,
  }),
  /** Ends it at once, and gives a payment of it back, or a part. */
  end: contract({
    method: 'POST',
    path: subscriptionsPaths.end,
    params,
    body: endWithRefundBody,
    reply: subscriptionReply,
  }),
  /** `end`: at once; what was paid is given back at its order. */
  change: contract({
    method: 'PUT',
    path: subscriptionsPaths.state,
    params,
    body: z.object({
      wish: z.enum(['cancel', 'keep', 'pause', 'resume', 'end', 'skip']),
      /** When the next payment is, as it is shown: that one is left out by `skip`. */
      nextAt: z.number().int().nullable().optional(),
    }),
    reply: subscriptionReply,
  }),
  /** Sends the link of its page again. */
  mail: contract({
    method: 'POST',
    path: subscriptionsPaths.mail,
    params,
    reply: subscriptionReply,
  }),
}
