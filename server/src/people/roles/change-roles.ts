import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import { canGrant, type Membership } from '@vitrine/rules/people/roles/role-capabilities.ts'
import type { Context } from '../../ground/context.ts'
import type { Reply } from '../../ground/http/reply.ts'
import type { Viewer } from '../../ground/http/viewer.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { deleteMembership, findMembership, saveMembership } from './membership-store.ts'
import { inviteAccount, inviteByHand } from './invite-account.ts'
import { sendAccountMail, signInLinkMail } from '../accounts/send-account-mail.ts'

type Params = { siteId: string }
type PersonParams = { siteId: string; accountId: string }

/**
 * Invites somebody to a site with roles that the inviter may give. The link goes to the invited
 * person by mail; without a mail server the inviter hands it on, but only that of an account which
 * the invitation made: one that was there before is somebody's already.
 */
export async function invitePerson(
  context: Context,
  request: RouteRequest<Params, unknown, { email: string; roles: number[] }>,
): Promise<Reply | Refused> {
  const siteId = request.params.siteId as SiteId
  const granter = await granterOf(context, siteId, request.viewer)
  if (granter === null || !canGrant(granter, request.body.roles)) {
    return refuse(accountsRefusal('role-not-grantable'))
  }
  const { email, roles } = request.body
  const byHand = context.config.smtpUrl === null
  const invite = byHand ? inviteByHand : inviteAccount
  const invited = await invite(context, { email, site: { siteId, roles } }, request.now)
  if (!invited.ok) return invited
  const { accountId, link, isNew } = invited.value
  if (byHand) return { json: { accountId, link: isNew ? link : null } }
  sendAccountMail(context, signInLinkMail(email, link, '7 days'))
  return { json: { accountId, link: null } }
}

/** Gives somebody other roles; an empty list takes them off the site. */
export async function changeRoles(
  context: Context,
  request: RouteRequest<PersonParams, unknown, { roles: number[] }>,
): Promise<Reply | Refused> {
  const siteId = request.params.siteId as SiteId
  const accountId = request.params.accountId as AccountId
  const person = await findMembership(context.database.dbFor(siteId), accountId)
  if (person === null) return refuse(accountsRefusal('not-found'))
  if (person.isOwner) return refuse(accountsRefusal('owner-stays'))
  const granter = await granterOf(context, siteId, request.viewer)
  const { roles } = request.body
  // taking a role away needs the right to have given it
  if (granter === null || !canGrant(granter, [...roles, ...person.roles])) {
    return refuse(accountsRefusal('role-not-grantable'))
  }
  await context.database.transact(siteId, (site) =>
    roles.length === 0
      ? deleteMembership(site, accountId)
      : saveMembership(site, accountId, { roles, isOwner: false }, request.now),
  )
  return { json: { ok: true } }
}

async function granterOf(
  context: Context,
  siteId: SiteId,
  viewer: Viewer,
): Promise<Membership | null> {
  if (viewer.kind !== 'account') return null
  return findMembership(context.database.dbFor(siteId), viewer.accountId)
}
