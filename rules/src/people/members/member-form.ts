import { z } from 'zod'
import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { ok, refuse, type Refusal, type Result } from '../../ground/refusals/result.ts'
import { accountsMessages, accountsRefusal } from '../accounts/accounts-messages.ts'
import { withoutUnseen } from '../../ground/words/without-unseen.ts'
import { isEmailAddress, normaliseEmailAddress } from '../accounts/email-address.ts'
import { checkPassword } from '../accounts/password-rule.ts'
import { longestNext } from './members-paths.ts'

// far more than a field holds: what is only too long is told at its field
const text = z.string().max(20_000).default('')

/** What any of a member's forms sends; each reads what is its own. */
export const memberBody = z.object({
  name: text,
  email: text,
  password: text,
  /** The password that the member has, where they choose another. */
  current: text,
  remember: text,
  /** Where to go afterwards; see `placeAfterSignIn`. */
  next: z.string().max(longestNext).catch('').default(''),
})
export type MemberBody = z.infer<typeof memberBody>

/** How long a mailed link works, in milliseconds: an hour. */
export const linkLivesMs = 3_600_000

const mostName = 100

/** A name as it is kept: on one line. */
function typedName(name: string): string {
  return withoutUnseen(name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim()
}

/** The address that somebody types, in the form under which members are found. */
export function readMemberEmail(typed: string): Result<string> {
  const email = normaliseEmailAddress(typed)
  if (isEmailAddress(email)) return ok(email)
  const message = email === '' ? fieldMessages.required : fieldMessages.email
  return refuse({ ...accountsRefusal('email-not-valid'), message, fields: { email: message } })
}

export function readMemberName(typed: string): Result<string> {
  const name = typedName(typed)
  const length = [...name].length
  if (length >= 1 && length <= mostName) return ok(name)
  const { message } = accountsMessages['name-not-valid']
  return refuse(accountsRefusal('name-not-valid', { name: message }))
}

/** Name and password of an account that comes into being; what is wrong is said of both at once. */
export function readNewMember(
  body: Pick<MemberBody, 'name' | 'password'>,
): Result<{ readonly name: string; readonly password: string }> {
  const name = readMemberName(body.name)
  const password = checkPassword(body.password)
  if (name.ok && password.ok) return ok({ name: name.value, password: password.value })
  const refusals: readonly Refusal[] = [name, password].flatMap((one) =>
    one.ok ? [] : [one.refusal],
  )
  const [first] = refusals
  if (first === undefined) return ok({ name: body.name, password: body.password })
  return refuse({
    ...first,
    fields: Object.assign({}, ...refusals.map(({ fields }) => fields)) as Record<string, string>,
  })
}
