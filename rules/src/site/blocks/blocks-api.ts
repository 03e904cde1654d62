import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { maxAddressLength } from '../navigation/safe-link.ts'
import { templateProblemSchema } from '../../ground/http/template-problem-schema.ts'
import { blocksPaths } from './blocks-paths.ts'
import { blockSchema, slideSchema } from './layout-schema.ts'
import { maxBlocksPerLayout } from './layout.ts'

/** Contracts of the calls about blocks; addresses in `blocks-paths.ts`. */

/** POST render-blocks: blocks as somebody wants them, and the page on which they would stand. */
const renderBlocksBody = z
  .object({
    /** Of the page, without a query. */
    path: z.string().max(maxAddressLength).startsWith('/'),
    /** What stands in this layout already is taken as it is; the rest is cleaned as when it is saved. */
    layoutId: z.string().min(1).max(200),
    blocks: z.array(blockSchema).max(maxBlocksPerLayout),
    /** Where what is around the blocks of a slide is wanted too: how it is arranged, and its ground. */
    slide: slideSchema.optional(),
  })
  .refine(({ blocks, slide }) => blocks.length > 0 || slide !== undefined)
export type RenderBlocksBody = z.output<typeof renderBlocksBody>

/** Each block whole, as the page in the editor's frame holds it; empty where its type has no markup. */
const renderBlocksReply = z.object({
  blocks: z.array(z.object({ id: z.string(), html: z.string() })),
  /** The slide without its slices; null: it was not asked for. */
  slide: z.string().nullable(),
  /** What went wrong in the template while these blocks were made. */
  problems: z.array(templateProblemSchema),
})
export type RenderBlocksReply = z.infer<typeof renderBlocksReply>

/** GET drafts: the layouts whose drafts are otherwise than what is public. */
const draftsReply = z.object({
  drafts: z.array(
    z.object({
      /** Of what is public. */
      layoutId: z.string(),
      /** The page that it is a part of; null: one that stands on several. */
      collectionId: z.string().nullable(),
    }),
  ),
})
export type DraftsReply = z.infer<typeof draftsReply>

/** POST provider-words: an address that somebody wants to show. */
const providerWordsBody = z.object({ url: z.string().max(maxAddressLength) })

/** Null: the provider tells nothing, cannot be reached, or is not asked in this installation. */
const providerWordsReply = z.object({
  words: z.object({ title: z.string(), ratio: z.number().optional() }).nullable(),
})

export const blocksApi = {
  providerWords: contract({
    method: 'POST',
    path: blocksPaths.providerWords,
    params: siteParams,
    body: providerWordsBody,
    reply: providerWordsReply,
  }),
  drafts: contract({
    method: 'GET',
    path: blocksPaths.drafts,
    params: siteParams,
    reply: draftsReply,
  }),
  render: contract({
    method: 'POST',
    path: blocksPaths.render,
    params: siteParams,
    body: renderBlocksBody,
    reply: renderBlocksReply,
  }),
}
