import { invitedAccount } from '@vitrine/rules/people/accounts/invited-account.ts'
import { makeId, type AccountId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Queries } from '../../ground/db/database.ts'
import { addAccount, listAccountsOf } from './account-store.ts'

/**
 * The account that an invitation to an address leads to; made where there is none.
 * @param handedOnBy the site whose people hand the link on; null where it goes to the address
 */
export async function accountForInvitation(
  queries: Queries,
  { email, handedOnBy }: { readonly email: string; readonly handedOnBy: SiteId | null },
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<{ readonly accountId: AccountId; readonly isNew: boolean }> {
  const chosen = invitedAccount(await listAccountsOf(queries, email), handedOnBy)
  if ('account' in chosen) return { accountId: chosen.account.accountId, isNew: false }
  const freshId = makeId<'account'>(now, random)
  const { accountId } = await addAccount(queries, {
    accountId: freshId,
    email,
    displayName: email.slice(0, email.indexOf('@')),
    madeBySite: chosen.make.madeBySite,
    now,
  })
  return { accountId, isNew: accountId === freshId }
}
