import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import { accountsPaths } from '@vitrine/rules/people/accounts/accounts-paths.ts'
import {
  isEmailAddress,
  normaliseEmailAddress,
} from '@vitrine/rules/people/accounts/email-address.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { JsonReply } from '../../ground/http/reply.ts'
import type { SignedIn } from '../../ground/http/viewer.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import { findAccount, setEmail, setNewEmail, takeNewEmail } from './account-store.ts'
import { confirmPassword } from './confirm-password.ts'
import { confirmEmailMail, emailChangeAskedMail, emailChangedMail } from './email-change-mails.ts'
import { hashToken, makeSecretToken } from './secret-token.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { deleteSignInLinks } from './sign-in-link.ts'

const dayMs = 24 * 3_600_000

type Wish = { email: string; currentPassword?: string | undefined }

/**
 * Asks for another e-mail address: it gets a link, the old one is told. Nothing changes before the
 * link is opened, which shows that the new address is the person's own. Whether another account has
 * the address is not told here, so that nobody learns who has accounts.
 */
export async function askForEmail(
  context: Context,
  request: RouteRequest<unknown, unknown, Wish>,
  viewer: SignedIn,
): Promise<JsonReply<{ ok: true }> | Refused> {
  const email = normaliseEmailAddress(request.body.email)
  if (!isEmailAddress(email)) return refuseEmail('email-not-valid')
  const { kysely } = context.database
  const account = await findAccount(kysely, viewer.accountId)
  if (account === undefined) return refuse(requestRefusal('signed-out'))
  if (account.email === email) return refuseEmail('email-is-yours')
  const { currentPassword } = request.body
  const unconfirmed = await confirmPassword(context, request, viewer, currentPassword)
  if (unconfirmed !== undefined) return refuse(unconfirmed)
  const token = makeSecretToken(request.random)
  const expiresAt = request.now + dayMs
  await setNewEmail(kysely, account.accountId, { email, tokenHash: hashToken(token), expiresAt })
  const link = `${context.config.editorOrigin}${accountsPaths.confirmEmailPage}?token=${token}`
  sendAccountMail(context, confirmEmailMail(email, account.email, link))
  sendAccountMail(context, emailChangeAskedMail(account.email, email))
  return { status: 202, json: { ok: true } }
}

/** Gives the account its new address. Links that went to the old one open nothing any more. */
export async function confirmEmail(
  context: Context,
  { body, now }: RouteRequest<unknown, unknown, { token: string }>,
): Promise<JsonReply<{ email: string }> | Refused> {
  const { kysely } = context.database
  const account = await kysely
    .transaction()
    .execute((queries) => takeNewEmail(queries, hashToken(body.token), now))
  const email = account?.newEmail?.email
  if (account === undefined || email === undefined) {
    return refuse(accountsRefusal('link-not-valid'))
  }
  if (!(await setEmail(kysely, account.accountId, email))) {
    return refuse(accountsRefusal('email-in-use'))
  }
  await deleteSignInLinks(kysely, account.accountId)
  await context.people.addressProved(account.accountId, now)
  sendAccountMail(context, emailChangedMail(account.email, email))
  return { json: { email } }
}

function refuseEmail(code: 'email-not-valid' | 'email-is-yours'): Refused {
  const refusal = accountsRefusal(code)
  return refuse({ ...refusal, fields: { email: refusal.message } })
}
