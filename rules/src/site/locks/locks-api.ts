import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { locksPaths } from './locks-paths.ts'

/** A product that opens pages, with how many customers hold it now. */
const audienceProduct = z.object({
  id: z.string(),
  title: z.string(),
  /** The page that it is sold on. */
  collectionId: z.string(),
  members: z.number(),
})
export type AudienceProduct = z.infer<typeof audienceProduct>

const audiences = z.object({
  hasAccounts: z.boolean(),
  /** How many customers have an account. */
  members: z.number(),
  products: z.array(audienceProduct),
})
export type AudiencesReply = z.infer<typeof audiences>

/** Contracts of passwords on pages and sites; their addresses in `locks-paths.ts`. */
export const locksApi = {
  /** Whom a page can be for, and how many see it then. */
  audiences: contract({
    method: 'GET',
    path: locksPaths.audiences,
    params: siteParams,
    reply: audiences,
  }),
  /** Keeps a password; it locks nothing until an action gives its id to a page or to the site. */
  make: contract({
    method: 'POST',
    path: locksPaths.locks,
    params: siteParams,
    body: z.object({ password: z.string().max(1024) }),
    reply: z.object({ lockId: z.string() }),
  }),
}
