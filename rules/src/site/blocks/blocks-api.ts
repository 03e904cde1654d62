import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { maxAddressLength } from '../navigation/safe-link.ts'
import { templateProblemSchema } from '../../ground/http/template-problem-schema.ts'
import { blocksPaths } from './blocks-paths.ts'
import { blockSchema } from './layout-schema.ts'
import { maxBlocksPerLayout } from './layout.ts'

/** Contracts of the calls about blocks; addresses in `blocks-paths.ts`. */

/** POST render-blocks: blocks as somebody wants them, and the page on which they would stand. */
const renderBlocksBody = z.object({
  /** Of the page, without a query. */
  path: z.string().max(maxAddressLength).startsWith('/'),
  /** What stands in this layout already is taken as it is; the rest is cleaned as when it is saved. */
  layoutId: z.string().min(1).max(200),
  blocks: z.array(blockSchema).min(1).max(maxBlocksPerLayout),
})
export type RenderBlocksBody = z.output<typeof renderBlocksBody>

/** Each block whole, as the page in the editor's frame holds it; empty where its type has no markup. */
const renderBlocksReply = z.object({
  blocks: z.array(z.object({ id: z.string(), html: z.string() })),
  /** What went wrong in the template while these blocks were made. */
  problems: z.array(templateProblemSchema),
})
export type RenderBlocksReply = z.infer<typeof renderBlocksReply>

export const blocksApi = {
  render: contract({
    method: 'POST',
    path: blocksPaths.render,
    params: siteParams,
    body: renderBlocksBody,
    reply: renderBlocksReply,
  }),
}
