import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import type { RouteRequest } from '../../ground/http/route.ts'
import type { Member } from './member.ts'
import { deleteMemberLinks } from './member-link-store.ts'
import { openMemberSession } from './member-session.ts'
import { deleteMemberSessions } from './member-session-store.ts'
import {
  changeMember,
  deleteMember,
  findMemberByEmail,
  findMemberById,
  lockMember,
} from './member-store.ts'

/** Who has an account with an address, in the form under which members are found. */
export function memberOf(site: SiteDatabase, email: string): Promise<Member | undefined> {
  return findMemberByEmail(site, email)
}

/** A member by their id; undefined where there is none such, or the owner has removed them. */
export function memberById(site: SiteDatabase, id: string): Promise<Member | undefined> {
  return findMemberById(site, id)
}

/** Makes whoever else acts as a member wait until the transaction ends; false: there is none such. */
export async function holdMember(site: SiteDatabase, memberId: string): Promise<boolean> {
  return (await lockMember(site, memberId)) !== undefined
}

export async function renameMember(site: SiteDatabase, id: string, name: string): Promise<void> {
  await changeMember(site, id, { name })
}

/** Changes where a member's orders go, one change after the other. */
export function changeMemberAddresses(
  { database }: Pick<Context, 'database'>,
  siteId: SiteId,
  id: string,
  change: (kept: Member['addresses']) => Member['addresses'],
): Promise<void> {
  return database.transact(siteId, async (site) => {
    const member = await lockMember(site, id)
    if (member !== undefined) await changeMember(site, id, { addresses: change(member.addresses) })
  })
}

/**
 * Gives a member another password. All their sessions and links end, so that whoever had got in is
 * out; they themselves are signed in anew.
 * @returns the cookies to set
 */
export function changeMemberPassword(
  context: Pick<Context, 'signingKey' | 'database'>,
  siteId: SiteId,
  request: Pick<RouteRequest<unknown, unknown, unknown>, 'cookies' | 'now' | 'random' | 'headers'>,
  { id, email, passwordHash }: Pick<Member, 'id' | 'email' | 'passwordHash'>,
): Promise<readonly RequestCookie[]> {
  return context.database.transact(siteId, async (site) => {
    await changeMember(site, id, { passwordHash })
    await deleteMemberSessions(site, id)
    await deleteMemberLinks(site, { email, memberId: id })
    const session = { memberId: id, isRemembered: false }
    return (await openMemberSession(context, site, request, session)).cookies
  })
}

/**
 * Forgets a member with all that is theirs, but for orders, which are the shop's.
 * @param beside what goes with them, in the same transaction, while nobody else acts as them
 */
export function forgetMember(
  { database }: Pick<Context, 'database'>,
  siteId: SiteId,
  memberId: string,
  beside: (site: SiteDatabase) => Promise<void>,
): Promise<void> {
  return database.transact(siteId, async (site) => {
    await lockMember(site, memberId)
    await beside(site)
    await deleteMember(site, memberId)
  })
}
