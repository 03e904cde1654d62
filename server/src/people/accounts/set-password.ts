import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import { checkPassword } from '@vitrine/rules/people/accounts/password-rule.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { JsonReply } from '../../ground/http/reply.ts'
import type { Given, RouteRequest } from '../../ground/http/route.ts'
import { setNewEmail, setPasswordHash } from './account-store.ts'
import { confirmPassword } from './confirm-password.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password-hash.ts'
import { deleteSessions } from './session-store.ts'
import { deleteSignInLinks, redeemSignInLink } from './sign-in-link.ts'

type Body = {
  password: string
  currentPassword?: string | undefined
  token?: string | undefined
}

/**
 * Sets the password of the signed-in account, which gives the one that it has, or of the account
 * that a link was sent to. All other
 * sessions and links of the account end, so that whoever had got in is out.
 */
export async function setPassword(
  context: Context,
  request: RouteRequest<unknown, unknown, Body> & Given['editor']['public'],
): Promise<JsonReply<{ ok: true }> | Refused> {
  const checked = checkPassword(request.body.password)
  if (!checked.ok) return checked
  const { kysely } = context.database
  const { token } = request.body
  const { viewer } = request
  if (token === undefined && viewer.kind !== 'account') return refuse(requestRefusal('signed-out'))
  if (token === undefined && viewer.kind === 'account') {
    const refusal = await confirmPassword(context, request, viewer, request.body.currentPassword)
    if (refusal !== undefined) return refuse(refusal)
  }
  // before the link is used up: a hash that is refused for want of turns must not cost the link
  const hash = await hashPassword(checked.value)
  const found = await kysely.transaction().execute(async (queries) => {
    const whose =
      token !== undefined
        ? await redeemSignInLink(queries, token, request)
        : viewer.kind === 'account'
          ? { accountId: viewer.accountId, provesAddress: false }
          : undefined
    if (whose === undefined) return undefined
    await setPasswordHash(queries, whose.accountId, hash)
    await deleteSignInLinks(queries, whose.accountId)
    await setNewEmail(queries, whose.accountId, null)
    await deleteSessions(queries, whose.accountId, null)
    return whose
  })
  if (found === undefined) return refuse(accountsRefusal('link-not-valid'))
  const { accountId, provesAddress } = found
  if (provesAddress) await context.people.addressProved(accountId, request.now)
  const cookie = await openSession(context, request, accountId)
  return { json: { ok: true }, cookies: [cookie] }
}
