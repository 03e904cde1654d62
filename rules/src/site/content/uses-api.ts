import { z } from 'zod'
import { changeSubject } from '../../ground/changes/changes-api.ts'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { usesPaths } from './uses-paths.ts'

/** Contract of "used in"; its address in `uses-paths.ts`. */

const usesQuery = z.object({
  kind: z.enum(['asset', 'collection', 'item']),
  id: z.string().min(1).max(100),
})
export type UsesQuery = z.infer<typeof usesQuery>

const use = z.object({
  /** What shows it or leads to it: a page, an item, a menu, a kept section, the settings, the design, or a block field. */
  kind: z.enum([
    'collection',
    'item',
    'navigation',
    'section',
    'site-settings',
    'design',
    'layout',
  ]),
  id: z.string(),
  /** What its owner calls it; of a block field its id. */
  name: z.string(),
  /** Where the editor shows it; null where it has no place of its own. */
  place: changeSubject.nullable(),
})
export type Use = z.infer<typeof use>

const usesReply = z.object({
  uses: z.array(use),
  /** Whether there are more than are told. */
  hasMore: z.boolean(),
})
export type UsesReply = z.infer<typeof usesReply>

export const usesApi = {
  uses: contract({
    method: 'GET',
    path: usesPaths.uses,
    params: siteParams,
    query: usesQuery,
    reply: usesReply,
  }),
}
