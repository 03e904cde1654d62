import { z } from 'zod'
import { contract } from '../../ground/http/contract.ts'
import { likesPaths } from './likes-paths.ts'

/** As many as a list shows at once. */
const mostItems = 100
const itemId = z
  .string()
  .max(24)
  .regex(/^[0-9a-f]{24}$/)

/** Contract of what a page asks about its visitor. */
export const likesApi = {
  liked: contract({
    method: 'GET',
    path: likesPaths.likes,
    query: z.object({
      items: z
        .string()
        .max(25 * mostItems)
        .transform((text) => text.split(','))
        .pipe(z.array(itemId).max(mostItems)),
    }),
    /** Which of them the visitor likes, and how many like each that anybody does. */
    reply: z.object({ liked: z.array(z.string()), counts: z.record(z.string(), z.number()) }),
  }),
}

/** What a like button sends. */
export const likeForm = z.object({
  itemId,
  path: z.string().max(16_000).default('/'),
  like: z.enum(['on', 'off']),
})
export type LikeForm = z.output<typeof likeForm>
