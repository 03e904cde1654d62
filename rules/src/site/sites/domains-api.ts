import { z } from 'zod'
import { changeReply } from '../../ground/changes/changes-api.ts'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { typedDomain } from './domain-actions.ts'
import { domainWays, proofOutcomes } from './domain-proof.ts'

/** Contracts of the calls about a site's own names. */

const domain = z.object({
  name: z.string(),
  isProved: z.boolean(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
})
export type OwnDomain = z.infer<typeof domain>

const domainsReply = z.object({
  /** The name that the site began with, which always answers. */
  host: z.string(),
  domains: z.array(domain),
  /** IP addresses that `host` leads to; none where it is of this computer or nobody knows it. */
  addresses: z.array(z.string()),
})
export type DomainsReply = z.infer<typeof domainsReply>

const checkReply = z.object({
  outcome: z.enum(proofOutcomes),
  /** What the TXT records say that were found, shortened. */
  found: z.array(z.string()),
  way: z.enum(domainWays),
  /** Where the name leads. */
  addresses: z.array(z.string()),
})
export type DomainCheck = z.infer<typeof checkReply>

const namedBody = z.object({ name: typedDomain })

export const domainsApi = {
  read: contract({
    method: 'GET',
    path: '/api/editor/sites/:siteId/domains',
    params: siteParams,
    reply: domainsReply,
  }),
  add: contract({
    method: 'POST',
    path: '/api/editor/sites/:siteId/domains',
    params: siteParams,
    body: namedBody,
    reply: changeReply,
  }),
  check: contract({
    method: 'POST',
    path: '/api/editor/sites/:siteId/domain-checks',
    params: siteParams,
    body: namedBody,
    reply: checkReply,
  }),
}
