import { accountsRefusal } from '@vitrine/rules/accounts/accounts-messages.ts'
import { isEmailAddress, normaliseEmailAddress } from '@vitrine/rules/accounts/email-address.ts'
import { makeId, type AccountId, type SiteId } from '@vitrine/rules/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/refusals/result.ts'
import type { Context } from '../context.ts'
import { joinSite } from '../roles/join-site.ts'
import { addAccount } from './account-store.ts'
import { makeSignInLink } from './sign-in-link.ts'

export type Invitation = {
  readonly email: string
  /** Where given, the account gets these rights on the site. */
  readonly site?: { readonly siteId: SiteId; readonly roles: readonly number[]; isOwner?: boolean }
}

/**
 * Makes the account, if there is none, and a link that signs in once. Also the way back in for
 * somebody who lost theirs. The link opens everything that the account may do, on every site: it is
 * for the account's owner and the operator, never for whoever invites.
 */
export async function inviteAccount(
  context: Pick<Context, 'config' | 'database' | 'random'>,
  invitation: Invitation,
  now: number,
): Promise<Result<{ accountId: AccountId; link: string; isNew: boolean }>> {
  const email = normaliseEmailAddress(invitation.email)
  if (!isEmailAddress(email)) return refuse(accountsRefusal('email-not-valid'))
  const freshId = makeId<'account'>(now, context.random)
  const account = await addAccount(context.database.kysely, {
    accountId: freshId,
    email,
    displayName: email.slice(0, email.indexOf('@')),
    now,
  })
  const { site } = invitation
  if (site !== undefined) {
    const membership = { roles: site.roles, isOwner: site.isOwner ?? false }
    await context.database.transact(site.siteId, (tenant) =>
      joinSite(tenant, account.accountId, membership, now),
    )
  }
  const link = await makeSignInLink(context, account.accountId, 'sign-in', now)
  return ok({ accountId: account.accountId, link, isNew: account.accountId === freshId })
}
