import { accountsRefusal } from '@vitrine/rules/accounts/accounts-messages.ts'
import { checkPassword } from '@vitrine/rules/accounts/password-rule.ts'
import { refuse, type Refused } from '@vitrine/rules/refusals/result.ts'
import type { Context } from '../context.ts'
import type { Reply, RouteRequest } from '../http/route.ts'
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
  request: RouteRequest<unknown, unknown, Body>,
): Promise<Reply | Refused> {
  const checked = checkPassword(request.body.password)
  if (!checked.ok) return checked
  const { kysely } = context.database
  const { token } = request.body
  const { viewer } = request
  if (token === undefined && viewer.kind !== 'account') return refuse(accountsRefusal('signed-out'))
  if (token === undefined && viewer.kind === 'account') {
    const refusal = await confirmPassword(context, request, viewer, request.body.currentPassword)
    if (refusal !== undefined) return refuse(refusal)
  }
  // before the link is used up: a hash that is refused for want of turns must not cost the link
  const hash = await hashPassword(checked.value)
  const accountId = await kysely.transaction().execute(async (queries) => {
    const found =
      token !== undefined
        ? await redeemSignInLink(queries, token, request.now)
        : viewer.kind === 'account'
          ? viewer.accountId
          : undefined
    if (found === undefined) return undefined
    await setPasswordHash(queries, found, hash)
    await deleteSignInLinks(queries, found)
    await setNewEmail(queries, found, null)
    await deleteSessions(queries, found, null)
    return found
  })
  if (accountId === undefined) return refuse(accountsRefusal('link-not-valid'))
  const cookie = await openSession(context, request, accountId)
  return { json: { ok: true }, cookies: [cookie] }
}
