import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { promotedBlockTypes } from '../blocks/promoted-block-type.ts'
import { collectionViews } from '../collections/view-names.ts'
import { pageTemplatePaths } from './page-template-paths.ts'

/** Contract of what a template makes of a page; its address in `page-template-paths.ts`. */

const pageTemplateReply = z.object({
  /** Types of blocks that may stand for a whole item of the page. */
  promotedBlocks: z.array(z.enum(promotedBlockTypes)),
  /** How its list is shown while nobody chooses; null: the template has markup of its own for it. */
  view: z.enum(collectionViews).nullable(),
})
export type PageTemplateReply = z.infer<typeof pageTemplateReply>

export const pageTemplateApi = {
  page: contract({
    method: 'GET',
    path: pageTemplatePaths.page,
    params: siteParams,
    query: z.object({ collectionId: z.string().max(100) }),
    reply: pageTemplateReply,
  }),
}
