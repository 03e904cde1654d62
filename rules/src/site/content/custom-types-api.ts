import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { customFieldTypes } from './custom-content.ts'
import { customTypesPaths } from './custom-types-paths.ts'

/** Contract of what a template adds to items; its address in `custom-types-paths.ts`. */

const customField = z.object({
  name: z.string(),
  title: z.string(),
  type: z.enum(customFieldTypes),
})

const customTypesReply = z.object({
  /** Those that the page's conf accepts, in the order of `template.conf`. */
  types: z.array(z.object({ name: z.string(), title: z.string(), fields: z.array(customField) })),
  /** Whether the page takes items of no such kind too. */
  takesOthers: z.boolean(),
})
export type CustomTypesReply = z.infer<typeof customTypesReply>

export const customTypesApi = {
  types: contract({
    method: 'GET',
    path: customTypesPaths.types,
    params: siteParams,
    query: z.object({ collectionId: z.string().max(100) }),
    reply: customTypesReply,
  }),
}
