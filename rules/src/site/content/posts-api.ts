import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { itemVisibilities } from '../../ground/documents/visibility.ts'
import { PostState } from './content-item.ts'
import { maxOrderableItems } from './item-fields.ts'
import { postsPaths } from './posts-paths.ts'

/** Contract of the posts room; its address in `posts-paths.ts`. */

const postsQuery = z.object({
  collectionId: z.string().min(1).max(100),
  /** Absent: those of every state. */
  state: z.enum(Object.values(PostState)).optional(),
  /** Only posts of this category. */
  category: z.string().min(1).max(200).optional(),
  /** Words of the title or the address. */
  search: z.string().trim().max(200).optional(),
  /** The `next` of the page before. */
  after: z.string().max(200).optional(),
  limit: z.coerce.number<number>().int().min(1).max(maxOrderableItems).default(50),
})
export type PostsQuery = z.output<typeof postsQuery>

/** A post as a list shows it, in the state that it is in by the server's clock. Instants are epoch milliseconds. */
const listedPost = z.object({
  id: z.string(),
  collectionId: z.string(),
  recordType: z.number(),
  title: z.string(),
  urlId: z.string(),
  visibility: z.enum(itemVisibilities),
  state: z.enum(Object.values(PostState)),
  publishOn: z.number(),
  /** When an event begins; null: it is none. */
  startDate: z.number().nullable(),
  /** How long a track lasts, 0: nobody has said; null: it is none. */
  durationMs: z.number().nullable(),
  /** Absent: it is no episode; null: one without a number. */
  episodeNumber: z.number().nullable().optional(),
  starred: z.boolean(),
  authorName: z.string(),
  mainAssetId: z.string().nullable(),
})
export type ListedPost = z.infer<typeof listedPost>

const postsReply = z.object({
  posts: z.array(listedPost),
  /** Null on the last page. */
  next: z.string().nullable(),
})
export type PostsReply = z.infer<typeof postsReply>

export const postsApi = {
  posts: contract({
    method: 'GET',
    path: postsPaths.posts,
    params: siteParams,
    query: postsQuery,
    reply: postsReply,
  }),
  post: contract({
    method: 'GET',
    path: postsPaths.post,
    params: siteParams.extend({ itemId: z.string().max(100) }),
    reply: listedPost,
  }),
}
