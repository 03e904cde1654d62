import type { AccountId } from '@vitrine/rules/ids/ids.ts'
import { Role } from '@vitrine/rules/roles/role.ts'
import type { SiteDatabase } from '../db/database.ts'
import { saveMembership } from './membership-store.ts'

/** Makes the account that creates a site its owner. */
export function makeOwner(site: SiteDatabase, accountId: AccountId, now: number): Promise<void> {
  return saveMembership(site, accountId, { roles: [Role.admin], isOwner: true }, now)
}
