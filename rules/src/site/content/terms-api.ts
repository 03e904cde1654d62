import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { termsPaths } from './terms-paths.ts'

/** Contract of the tags and categories of a page; its address in `terms-paths.ts`. */

const termsQuery = z.object({
  collectionId: z.string().min(1).max(100),
  sort: z.enum(['tag', 'category']),
})
export type TermsQuery = z.infer<typeof termsQuery>

const term = z.object({
  word: z.string(),
  /** How many items have it, drafts among them; 0 where the page keeps it ready. */
  count: z.int(),
})
export type Term = z.infer<typeof term>

const termsReply = z.object({
  /** By their spelling; the first 10,000. */
  terms: z.array(term),
})
export type TermsReply = z.infer<typeof termsReply>

export const termsApi = {
  terms: contract({
    method: 'GET',
    path: termsPaths.terms,
    params: siteParams,
    query: termsQuery,
    reply: termsReply,
  }),
}
