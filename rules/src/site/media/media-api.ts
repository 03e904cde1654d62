import { z } from 'zod'

/** Contract of the upload; its address in `media-paths.ts`. */

export const uploadParams = z.object({ siteId: z.string().max(100) })

export const uploadReply = z.object({
  assetId: z.string(),
  /** The site's revision that has the file. */
  sequence: z.int(),
})
export type UploadReply = z.infer<typeof uploadReply>
