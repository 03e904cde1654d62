import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'

export const footerApi = {
  /** Whether the site's template shows what is set of its footer: others keep their own. */
  read: contract({
    method: 'GET',
    path: '/api/editor/sites/:siteId/footer',
    params: siteParams,
    reply: z.object({ isRead: z.boolean() }),
  }),
}
