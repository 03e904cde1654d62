import { z } from 'zod'
import { contract, doneReply, siteParams } from '../../ground/http/contract.ts'
import {
  groupsPerPage,
  mostAddressTyped,
  mostGroupsAtOnce,
  signUpsPerPage,
} from './restock-limits.ts'
import { restockRefusal } from './restock-messages.ts'
import { restockPaths } from './restock-paths.ts'

const id = z.string().max(64)
const cursor = z.string().max(100).optional()

/** What the box sends (spec §3, restock sign-up payload). */
const signUpBody = z.object({
  isJoinMailingList: z.boolean().default(false),
  productId: id,
  siteVisitorEmail: z.string().max(mostAddressTyped),
  /** Empty where a product has but one. */
  variantId: id,
  /** Only where the captcha is shown. */
  captchaToken: z.string().max(20_000).default(''),
})

/** A variant that somebody waits for, or was told of. */
const signUpGroup = z.object({
  productId: z.string(),
  variantId: z.string(),
  /** Both empty where the product is gone. */
  title: z.string(),
  /** Its options, such as `Large / Blue`; empty: it has none. */
  variant: z.string(),
  waiting: z.number(),
  told: z.number(),
  /** When somebody was told of it last; null: nobody was. */
  lastSentOn: z.number().nullable(),
  /** What there is of it now; null: no end of it. */
  qtyInStock: z.number().nullable(),
  /** Why nobody can be told now; null: they can. */
  obstacle: z.enum(['sold-out', 'not-shown', 'gone']).nullable(),
})
export type SignUpGroup = z.infer<typeof signUpGroup>

const signUp = z.object({
  id: z.string(),
  siteVisitorEmail: z.string(),
  isJoinMailingList: z.boolean(),
  /** The sentence that they have agreed to; empty: to none. */
  consentText: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  /**
   * `queued`: its mail waits for the mail server; `stored`: there is none, so the mail is in the mailbox
   * alone; `unsure`: it may have gone out, and does not go again.
   */
  state: z.enum(['waiting', 'queued', 'sent', 'stored', 'failed', 'unsure']),
  sentOn: z.number().nullable(),
})
export type SignUp = z.infer<typeof signUp>

const paged = { hasNextPage: z.boolean(), nextPageCursor: z.string().nullable() }
const group = z.object({ productId: id, variantId: id })
/** How many were told by a call: nobody who was told before. */
const sentReply = z.object({ sent: z.number() })

export const restockApi = {
  signUp: contract({
    method: 'POST',
    path: restockPaths.signUp,
    body: signUpBody,
    reply: z.object({ message: z.string() }),
    about: {
      operationId: 'signUpForRestock',
      group: 'Restock',
      summary: 'Lets an address wait for what is sold out',
      description: '`captchaToken` is asked for where the shop shows a captcha.',
      refusals: [
        restockRefusal('restock-email-blank'),
        restockRefusal('restock-email-not-valid'),
        restockRefusal('restock-off'),
        restockRefusal('restock-unknown-variant'),
        restockRefusal('restock-in-stock'),
        restockRefusal('restock-choose-variant'),
        restockRefusal('restock-too-many'),
      ],
    },
  }),
  /** Whose last sign-up is the newest comes first. */
  groups: contract({
    method: 'GET',
    path: restockPaths.groups,
    params: siteParams,
    query: z.object({
      cursor,
      /** Of one product alone. */
      productId: id.optional(),
      /** Words of products. */
      search: z.string().trim().max(200).default(''),
      limit: z.coerce.number<number>().int().min(1).max(100).default(groupsPerPage),
    }),
    reply: z.object({ signUpGroups: z.array(signUpGroup), ...paged }),
  }),
  /** The newest first. */
  signUps: contract({
    method: 'GET',
    path: restockPaths.signUps,
    params: siteParams,
    query: group.extend({
      cursor,
      limit: z.coerce.number<number>().int().min(1).max(200).default(signUpsPerPage),
    }),
    reply: z.object({ group: signUpGroup, signUps: z.array(signUp), ...paged }),
  }),
  send: contract({
    method: 'POST',
    path: restockPaths.send,
    params: siteParams,
    body: group,
    reply: sentReply,
  }),
  /** Those that cannot be told now are left out. */
  sendAll: contract({
    method: 'POST',
    path: restockPaths.sendAll,
    params: siteParams,
    body: z.object({ sendRequests: z.array(group).max(mostGroupsAtOnce) }),
    reply: sentReply.extend({ leftOut: z.number() }),
  }),
  remove: contract({
    method: 'DELETE',
    path: restockPaths.signUpOf,
    params: siteParams.extend({ signUpId: id }),
    reply: doneReply,
  }),
  putBack: contract({
    method: 'PUT',
    path: restockPaths.signUpOf,
    params: siteParams.extend({ signUpId: id }),
    reply: doneReply,
  }),
  /** A file that spreadsheets open, of one group or, without one, of all. */
  file: contract({
    method: 'GET',
    path: restockPaths.csv,
    params: siteParams,
    query: group.partial(),
  }),
}
