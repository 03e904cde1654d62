import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import {
  isEmailAddress,
  normaliseEmailAddress,
} from '@vitrine/rules/people/accounts/email-address.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import { saveMembership } from './membership-store.ts'
import { accountForInvitation } from '../accounts/account-for-invitation.ts'
import { makeSignInLink } from '../accounts/sign-in-link.ts'

type InviteContext = Pick<Context, 'config' | 'database' | 'random'>

type SiteRights = {
  readonly siteId: SiteId
  readonly roles: readonly number[]
  readonly isOwner?: boolean
}

export type Invitation = {
  readonly email: string
  /** Where given, the account gets these rights on the site. */
  readonly site?: SiteRights
}

export type Invited = {
  readonly accountId: AccountId
  readonly link: string
  /** Whether the invitation made the account. */
  readonly isNew: boolean
}

/**
 * Makes the account of an address, if there is none, and a link that signs in once. Also the way
 * back in for somebody who lost theirs. The link opens everything that the account may do, on every
 * site, and proves the address: it goes there by mail, or to the operator, never to whoever invites.
 */
export function inviteAccount(
  context: InviteContext,
  invitation: Invitation,
  now: number,
): Promise<Result<Invited>> {
  return invite(context, invitation, null, now)
}

/**
 * Invites somebody by a link that the inviter hands on, where there is no mail server. It proves
 * nothing, so an account that it makes is the site's alone.
 */
export function inviteByHand(
  context: InviteContext,
  invitation: Invitation & { readonly site: SiteRights },
  now: number,
): Promise<Result<Invited>> {
  return invite(context, invitation, invitation.site.siteId, now)
}

async function invite(
  context: InviteContext,
  invitation: Invitation,
  handedOnBy: SiteId | null,
  now: number,
): Promise<Result<Invited>> {
  const email = normaliseEmailAddress(invitation.email)
  if (!isEmailAddress(email)) return refuse(accountsRefusal('email-not-valid'))
  const { database, random } = context
  const account = await accountForInvitation(
    database.kysely,
    { email, handedOnBy },
    { now, random },
  )
  const { site } = invitation
  if (site !== undefined) {
    const membership = { roles: site.roles, isOwner: site.isOwner ?? false }
    await database.transact(site.siteId, (tenant) =>
      saveMembership(tenant, account.accountId, membership, now),
    )
  }
  const link = await makeSignInLink(context, account.accountId, 'sign-in', now, {
    provesAddress: handedOnBy === null,
  })
  return ok({ ...account, link })
}
