import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { mediaPaths } from './media-paths.ts'

/** Contract of the upload; its address in `media-paths.ts`. */

const uploadReply = z.object({
  assetId: z.string(),
  /** The site's revision that has the file. */
  sequence: z.int(),
})
export type UploadReply = z.infer<typeof uploadReply>

export const mediaApi = {
  /** The body is a form with one file. */
  upload: contract({
    method: 'POST',
    path: mediaPaths.assets,
    params: siteParams,
    reply: uploadReply,
  }),
}
