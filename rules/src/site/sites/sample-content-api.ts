import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'

/** How much goes when the sample content is cleared now. */
const sampleContentReply = z.object({
  products: z.number(),
  posts: z.number(),
  /** Those that stay, empty. */
  pages: z.number(),
  pictures: z.number(),
  /** Whether it is known what the settings say of the sample's firm: of older sites it is not. */
  settings: z.boolean(),
})
export type SampleContent = z.infer<typeof sampleContentReply>

export const sampleContentApi = {
  read: contract({
    method: 'GET',
    path: '/api/editor/sites/:siteId/sample-content',
    params: siteParams,
    reply: sampleContentReply,
  }),
}
