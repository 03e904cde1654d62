import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Membership } from '@vitrine/rules/people/roles/role-capabilities.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { saveMembership } from './membership-store.ts'

/** Gives an account its place on a site, or other roles than it had. */
export function joinSite(
  site: SiteDatabase,
  accountId: AccountId,
  membership: Membership,
  now: number,
): Promise<void> {
  return saveMembership(site, accountId, membership, now)
}
