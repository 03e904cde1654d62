import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { capabilities } from '../../ground/rights/capability.ts'
import { framePaths } from './frame-paths.ts'
import { sitesPaths } from './sites-paths.ts'

/** Contracts of the calls about whole sites; addresses in `sites-paths.ts`. */

const createSiteBody = z.object({
  name: z.string().max(100),
  starter: z.string().max(100),
  /** ISO 3166-1, such as `DE`; absent: that of the starter. */
  country: z
    .string()
    .max(2)
    .regex(/^[A-Z]{2}$/)
    .optional(),
})

const site = z.object({
  siteId: z.string(),
  name: z.string(),
  /** Host name without a port: the one that it began with, on which the editor shows it. */
  host: z.string(),
})

/** GET sites: those of the account, each with what the account may do on it. */
const sitesReply = z.object({
  sites: z.array(
    site.extend({
      /** What its owner calls it. */
      title: z.string(),
      /** The name of its owner's own that visitors come to; null: they come to `host`. */
      domain: z.string().nullable(),
      createdAt: z.number(),
      capabilities: z.array(z.enum(capabilities)),
    }),
  ),
  /** Whether the account may make another one. */
  mayCreate: z.boolean(),
})
export type SitesReply = z.infer<typeof sitesReply>

/** GET starters: what there is to begin with, in order. */
const startersReply = z.object({
  starters: z.array(
    z.object({
      /** For `createSiteBody.starter`. */
      name: z.string(),
      title: z.string(),
      /** One sentence; empty: it says nothing of itself. */
      description: z.string(),
      /** Addresses of its pictures, which hold for good; null: there is none. */
      screenshots: z.object({ wide: z.string().nullable(), phone: z.string().nullable() }),
    }),
  ),
})
export type StarterChoice = z.infer<typeof startersReply>['starters'][number]

export const sitesApi = {
  sites: contract({ method: 'GET', path: sitesPaths.sites, reply: sitesReply }),
  /** The new one, whose owner is the account. */
  create: contract({ method: 'POST', path: sitesPaths.sites, body: createSiteBody, reply: site }),
  starters: contract({ method: 'GET', path: sitesPaths.starters, reply: startersReply }),
  starterScreenshot: contract({
    method: 'GET',
    path: sitesPaths.starterScreenshot,
    query: z.object({
      starter: z.string().max(100),
      size: z.enum(['wide', 'phone']),
      /** The beginning of its hash: the same address has the same bytes for good. */
      v: z.string().max(100).optional(),
    }),
  }),
  editToken: contract({
    method: 'POST',
    path: framePaths.editTokens,
    params: siteParams,
    reply: z.object({ token: z.string() }),
  }),
}
