import { z } from 'zod'
import { capabilities } from '../../ground/rights/capability.ts'

/** Contracts of the calls about whole sites; addresses in `sites-paths.ts`. */

export const createSiteBody = z.object({
  name: z.string().max(100),
  starter: z.string().max(100),
})

const site = z.object({
  siteId: z.string(),
  name: z.string(),
  /** Host name without a port. */
  host: z.string(),
})

/** GET sites: those of the account, each with what the account may do on it. */
export const sitesReply = z.object({
  sites: z.array(
    site.extend({
      /** What its owner calls it. */
      title: z.string(),
      createdAt: z.number(),
      capabilities: z.array(z.enum(capabilities)),
    }),
  ),
  /** Whether the account may make another one. */
  mayCreate: z.boolean(),
})
export type SitesReply = z.infer<typeof sitesReply>

/** POST sites: the new one, whose owner is the account. */
export const createSiteReply = site
export type CreateSiteReply = z.infer<typeof createSiteReply>

/** GET starters: the names that `createSiteBody.starter` can have. */
export const startersReply = z.object({ starters: z.array(z.string()) })
export type StartersReply = z.infer<typeof startersReply>
