import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { moveMemberships } from './move-memberships.ts'
import { closeSiteAccounts } from '../accounts/close-site-accounts.ts'

/**
 * Once somebody has proved an address, the accounts that sites made for it go into theirs: whoever
 * had come into one by a link that was handed on is out, and what the sites gave to the address is
 * with the person who has it. Repeated, it does the rest of what was cut off.
 */
export async function gatherAccounts(
  { database }: Pick<Context, 'database'>,
  accountId: AccountId,
  now: number,
): Promise<void> {
  for (const other of await closeSiteAccounts(database.kysely, accountId)) {
    await moveMemberships(database, other, accountId, now)
  }
}
