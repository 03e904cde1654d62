import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, type Refusal, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import { canGrant, type Membership } from '@vitrine/rules/people/roles/role-capabilities.ts'
import type { Context } from '../../ground/context.ts'
import type { JsonReply } from '../../ground/http/reply.ts'
import type { Given, RouteRequest } from '../../ground/http/route.ts'
import { deleteMembership, findMembership, listPeople, saveMembership } from './membership-store.ts'
import { inviteAccount, inviteByHand } from './invite-account.ts'
import { sendAccountMail, signInLinkMail } from '../accounts/send-account-mail.ts'

type Request<Params, Body> = RouteRequest<Params, unknown, Body> & Given['editor']['capability']
type Invited = { readonly accountId: AccountId; readonly link: string | null }

/**
 * Invites somebody to a site with roles that the inviter may give. The link goes to the invited
 * person by mail; without a mail server the inviter hands it on, but only that of an account which
 * the invitation made: one that was there before is somebody's already.
 */
export async function invitePerson(
  context: Context,
  request: Request<unknown, { email: string; roles: number[] }>,
): Promise<JsonReply<Invited> | Refused> {
  const { siteId } = request
  const granter = await granterOf(context, request)
  if (granter === null || !canGrant(granter, request.body.roles)) {
    return refuse(accountsRefusal('role-not-grantable'))
  }
  const { email, roles } = request.body
  const refusal = await refusalToReplace(context, siteId, { email, roles })
  if (refusal !== null) return refuse(refusal)
  const byHand = context.config.smtpUrl === null
  const invite = byHand ? inviteByHand : inviteAccount
  const invited = await invite(context, { email, site: { siteId, roles } }, request.now)
  if (!invited.ok) return invited
  const { accountId, link, isNew } = invited.value
  if (byHand) return { json: { accountId, link: isNew ? link : null } }
  sendAccountMail(context, signInLinkMail(email, link, '7 days'))
  return { json: { accountId, link: null } }
}

/** An invitation replaces nobody's roles: that asks for the right to take them away too. */
async function refusalToReplace(
  { database }: Context,
  siteId: SiteId,
  { email, roles }: { readonly email: string; readonly roles: readonly number[] },
): Promise<Refusal | null> {
  const address = normaliseEmailAddress(email)
  const people = await listPeople(database.dbFor(siteId))
  const known = people.filter((person) => person.email === address)
  if (known.some(({ isOwner }) => isOwner)) return accountsRefusal('owner-stays')
  const isOther = known.some((person) => namesOf(person.roles) !== namesOf(roles))
  return isOther ? accountsRefusal('on-site-already') : null
}

const namesOf = (roles: readonly number[]): string => roles.toSorted((a, b) => a - b).join()

/** Gives somebody other roles; an empty list takes them off the site. */
export async function changeRoles(
  context: Context,
  request: Request<{ accountId: AccountId }, { roles: number[] }>,
): Promise<JsonReply<{ ok: true }> | Refused> {
  const { siteId } = request
  const { accountId } = request.params
  const person = await findMembership(context.database.dbFor(siteId), accountId)
  if (person === null) return refuse(accountsRefusal('not-found'))
  if (person.isOwner) return refuse(accountsRefusal('owner-stays'))
  const granter = await granterOf(context, request)
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

function granterOf(
  { database }: Context,
  { siteId, account }: Given['editor']['capability'],
): Promise<Membership | null> {
  return findMembership(database.dbFor(siteId), account.accountId)
}
