import { z } from 'zod'
import { contract, doneReply, siteParams } from '../../ground/http/contract.ts'
import { mailingListPaths } from './mailing-list-paths.ts'
import { subscriberSources, subscriberStates } from './subscriber.ts'

const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(subscriberStates),
  source: z.enum(subscriberSources),
  /** Epoch milliseconds. */
  askedOn: z.number(),
  /** When they joined or left; null: they have not confirmed. Epoch milliseconds. */
  decidedOn: z.number().nullable(),
  /** What they agreed to, in the language of the site. */
  consent: z.string(),
})
export type Subscriber = z.infer<typeof subscriber>

const one = siteParams.extend({ subscriberId: z.string().max(64) })

/** Who wants news of a site, for its owner. */
export const mailingListApi = {
  /** The newest first. */
  list: contract({
    method: 'GET',
    path: mailingListPaths.subscribers,
    params: siteParams,
    query: z.object({
      cursor: z.string().max(100).optional(),
      /** A part of an address. */
      search: z.string().trim().max(200).default(''),
      state: z.enum(subscriberStates).optional().catch(undefined),
      limit: z.coerce.number<number>().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      subscribers: z.array(subscriber),
      counts: z.object({ asked: z.number(), joined: z.number(), left: z.number() }),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  }),
  /** Forgets an address; within a day it can be put back. */
  remove: contract({
    method: 'DELETE',
    path: mailingListPaths.subscriber,
    params: one,
    reply: doneReply,
  }),
  putBack: contract({
    method: 'PUT',
    path: mailingListPaths.subscriber,
    params: one,
    reply: doneReply,
  }),
  /** A file that spreadsheets and mailing services open: those who have joined. */
  file: contract({ method: 'GET', path: mailingListPaths.csv, params: siteParams }),
}
