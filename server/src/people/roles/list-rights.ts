import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import { capabilitiesOf } from '@vitrine/rules/people/roles/role-capabilities.ts'
import type { Database } from '../../ground/db/database.ts'
import { findMembership } from './membership-store.ts'

/** All that an account may do on a site; nothing where it is not of the site. */
export async function listRights(
  database: Database,
  siteId: SiteId,
  accountId: AccountId,
): Promise<readonly Capability[]> {
  const membership = await findMembership(database.dbFor(siteId), accountId)
  return membership === null ? [] : capabilitiesOf(membership)
}
