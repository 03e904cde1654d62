import { accountsRefusal } from '@vitrine/rules/people/accounts/accounts-messages.ts'
import { checkPassword } from '@vitrine/rules/people/accounts/password-rule.ts'
import { readNewMember, type MemberBody } from '@vitrine/rules/people/members/member-form.ts'
import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { hashToken } from '../accounts/secret-token.ts'
import { takeAccess } from './member-access-store.ts'
import { deleteMemberLinks, findMemberLink, takeMemberLink } from './member-link-store.ts'
import type { MemberLink } from './member-link-store.ts'
import { deleteMemberSessions } from './member-session-store.ts'
import { changeMember, putMember, setMemberEmail } from './member-store.ts'

type Turn = { readonly now: number; readonly random: Random }
type Context = { readonly database: Database }

/** What a mailed link is for; looking at it uses nothing up, as programs that read mails do it too. */
export function readMemberLink(
  site: SiteDatabase,
  token: string,
  now: number,
): Promise<MemberLink | undefined> {
  return findMemberLink(site, hashToken(token), now)
}

/**
 * Does what a link is for, once: makes the account of the address that it went to, sets a password,
 * or gives the account another address. A password that is set ends all other sessions and links.
 * @returns whose it is
 */
export async function useMemberLink(
  { database }: Context,
  siteId: SiteId,
  token: string,
  body: Pick<MemberBody, 'name' | 'password'>,
  turn: Turn,
): Promise<Result<string>> {
  const found = await readMemberLink(database.dbFor(siteId), token, turn.now)
  if (found === undefined) return refuse(accountsRefusal('link-not-valid'))
  const read = readOf(found, body)
  if (!read.ok) return read
  const { name, password } = read.value
  // before the link is used up: a hash that is refused for want of turns must not cost the link
  const passwordHash = password === null ? null : await hashPassword(password)
  return database.transact(siteId, async (site) => {
    const link = await takeMemberLink(site, hashToken(token), turn.now)
    if (link === undefined) return refuse(accountsRefusal('link-not-valid'))
    const { email } = link
    if (passwordHash === null) return takeAddress(site, link)
    const memberId = await writePassword(site, link, { name, passwordHash, ...turn })
    if (memberId === undefined) return refuse(accountsRefusal('link-not-valid'))
    await deleteMemberSessions(site, memberId)
    await deleteMemberLinks(site, { email, memberId })
    return ok(memberId)
  })
}

type Read = { readonly name: string; readonly password: string | null }

function readOf(
  { purpose }: MemberLink,
  body: Pick<MemberBody, 'name' | 'password'>,
): Result<Read> {
  if (purpose === 'email') return ok({ name: '', password: null })
  if (purpose === 'sign-up') return readNewMember(body)
  const password = checkPassword(body.password)
  return password.ok ? ok({ name: '', password: password.value }) : password
}

async function writePassword(
  site: SiteDatabase,
  { email, member_id: id }: MemberLink,
  {
    name,
    passwordHash,
    now,
    random,
  }: Turn & { readonly name: string; readonly passwordHash: string },
): Promise<string | undefined> {
  if (id === null)
    return putMember(site, { id: makeId(now, random), email, name, passwordHash, now })
  return (await changeMember(site, id, { passwordHash })) ? id : undefined
}

/** Links that went to the former address open nothing any more. */
async function takeAddress(
  site: SiteDatabase,
  { email, member_id: memberId }: MemberLink,
): Promise<Result<string>> {
  if (memberId === null) return refuse(accountsRefusal('link-not-valid'))
  await takeAccess(site, memberId)
  if (!(await setMemberEmail(site, memberId, email))) return refuse(accountsRefusal('email-in-use'))
  await deleteMemberLinks(site, { email, memberId })
  return ok(memberId)
}
