import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { downloadsPaths } from './downloads-paths.ts'

/** Contracts of the files that digital products are sold as; addresses in `downloads-paths.ts`. */

const itemParams = siteParams.extend({ itemId: z.string().max(100) })

const soldFileReply = z.object({
  fileId: z.string(),
  /** The site's revision that has the file. */
  sequence: z.int(),
})
export type SoldFileReply = z.infer<typeof soldFileReply>

export const downloadsApi = {
  /** The body is a form with one file. */
  add: contract({
    method: 'POST',
    path: downloadsPaths.files,
    params: itemParams,
    reply: soldFileReply,
  }),
  /** The same, for a file that the product has. */
  replace: contract({
    method: 'POST',
    path: downloadsPaths.file,
    params: itemParams.extend({ fileId: z.string().max(100) }),
    reply: soldFileReply,
  }),
}
