import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Queries } from '../../ground/db/database.ts'
import { closeAccount, findAccount, listAccountsOf } from './account-store.ts'

/**
 * Closes the accounts that sites made for the address of an account; whoever was in one is out.
 * @returns those accounts, the ones that were closed before among them
 */
export async function closeSiteAccounts(
  queries: Queries,
  accountId: AccountId,
): Promise<readonly AccountId[]> {
  const account = await findAccount(queries, accountId)
  if (account === undefined || account.madeBySite !== null) return []
  const all = await listAccountsOf(queries, account.email)
  const ofSites = all.filter(({ madeBySite }) => madeBySite !== null)
  for (const one of ofSites) await closeAccount(queries, one.accountId)
  return ofSites.map((one) => one.accountId)
}
