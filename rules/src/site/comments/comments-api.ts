import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { maxItemsAtOnce } from '../content/several-items.ts'
import { commentStates } from './comment-states.ts'
import { commentsPaths } from './comments-paths.ts'

/** Contracts of the comments room; their addresses in `comments-paths.ts`. */

const commentsQuery = z.object({
  state: z.enum(commentStates).default('waiting'),
  /** Words of the name, the e-mail address or the text. */
  search: z.string().trim().max(200).optional(),
  /** The `next` of the page before. */
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(30),
})
export type CommentsQuery = z.output<typeof commentsQuery>

/** A comment as its room shows it. Instants are epoch milliseconds. */
const listedComment = z.object({
  id: z.string(),
  state: z.enum(commentStates),
  authorName: z.string(),
  authorEmail: z.string(),
  authorUrl: z.string(),
  body: z.string(),
  createdAt: z.number(),
  itemId: z.string(),
  /** What it is about; null where that has been deleted. */
  itemTitle: z.string().nullable(),
  /** Where visitors read it, such as `/journal/first-firing`. */
  itemPath: z.string().nullable(),
})
export type ListedComment = z.infer<typeof listedComment>

const commentsReply = z.object({
  comments: z.array(listedComment),
  /** Null on the last page. */
  next: z.string().nullable(),
})
export type CommentsReply = z.infer<typeof commentsReply>

/** So many are counted one by one. */
export const mostCounted = 100

export const commentsApi = {
  comments: contract({
    method: 'GET',
    path: commentsPaths.comments,
    params: siteParams,
    query: commentsQuery,
    reply: commentsReply,
  }),
  waiting: contract({
    method: 'GET',
    path: commentsPaths.waiting,
    params: siteParams,
    /** `mostCounted`: so many or more. */
    reply: z.object({ waiting: z.number() }),
  }),
  setStates: contract({
    method: 'POST',
    path: commentsPaths.states,
    params: siteParams,
    body: z.object({
      ids: z.array(z.string().max(100)).min(1).max(maxItemsAtOnce),
      state: z.enum(commentStates),
    }),
    /** Those that were in another state, which was it. */
    reply: z.object({
      moved: z.array(z.object({ id: z.string(), was: z.enum(commentStates) })),
    }),
  }),
}
