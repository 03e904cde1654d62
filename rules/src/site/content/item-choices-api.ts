import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { itemChoicesPaths } from './item-choices-paths.ts'

/** Contract of items to choose from; its address in `item-choices-paths.ts`. */

const itemChoicesQuery = z.object({
  of: z.enum(['products', 'all']).default('all'),
  /** Words of a title, an address or a SKU, or their beginnings; every item without any. */
  search: z.string().max(200).default(''),
})
export type ItemChoicesQuery = z.output<typeof itemChoicesQuery>

const itemChoicesReply = z.object({
  /** The first 50, the newest first. */
  items: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Whether there are more: further words would tell them apart. */
  hasMore: z.boolean(),
})
export type ItemChoicesReply = z.infer<typeof itemChoicesReply>

export const itemChoicesApi = {
  choices: contract({
    method: 'GET',
    path: itemChoicesPaths.choices,
    params: siteParams,
    query: itemChoicesQuery,
    reply: itemChoicesReply,
  }),
}
