import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Capability, Rights } from '@vitrine/rules/ground/rights/capability.ts'
import { can } from '@vitrine/rules/people/roles/role-capabilities.ts'
import type { Database } from '../../ground/db/database.ts'
import { findMembership } from './membership-store.ts'

/**
 * Whether an account may do one thing on a site. Somebody who is not of the site learns only what
 * a random id would tell: that there is nothing (404).
 * @returns what else the account may do
 */
export async function authorize(
  database: Database,
  siteId: SiteId,
  accountId: AccountId,
  capability: Capability,
): Promise<Result<Rights>> {
  const membership = await findMembership(database.dbFor(siteId), accountId)
  if (membership === null) return refuse(accountsRefusal('not-found'))
  if (!can(membership, capability)) return refuse(accountsRefusal('not-allowed'))
  return ok({ may: (other) => can(membership, other) })
}
