import { sql, type Selectable } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { MemberTable } from '../../ground/db/member-tables.ts'
import { isUniqueViolation } from '../../ground/db/unique-violation.ts'
import { leaveAccess } from './member-access-store.ts'
import type { Member } from './member.ts'

const columns = ['id', 'email', 'name', 'password_hash', 'addresses', 'created_at'] as const
type Row = Pick<Selectable<MemberTable>, (typeof columns)[number]>

export function toMember(row: Row): Member {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    addresses: row.addresses,
    createdAt: row.created_at,
  }
}

function selectMembers({ siteId, queries }: SiteDatabase) {
  // whom the owner has taken off the list has no account until they sign up again
  return queries
    .selectFrom('member')
    .select(columns)
    .where('website_id', '=', siteId)
    .where('removed_at', 'is', null)
}

/** @param email in the form under which members are found (`normaliseEmailAddress`) */
export async function findMemberByEmail(
  site: SiteDatabase,
  email: string,
): Promise<Member | undefined> {
  const row = await selectMembers(site).where('email', '=', email).executeTakeFirst()
  return row && toMember(row)
}

export async function findMemberById(site: SiteDatabase, id: string): Promise<Member | undefined> {
  const row = await selectMembers(site).where('id', '=', id).executeTakeFirst()
  return row && toMember(row)
}

/** The same, and whoever else signs in as them, or changes them, waits until the transaction ends. */
export async function lockMember(site: SiteDatabase, id: string): Promise<Member | undefined> {
  const row = await selectMembers(site).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toMember(row)
}

export type NewMember = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly now: number
}

/**
 * Makes the account of an address that was proved. Where it has one already, by another link, it is
 * that one with this password.
 * @returns its id
 */
export async function putMember(site: SiteDatabase, member: NewMember): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into member (website_id, id, email, name, password_hash, created_at, seen_at)
    values (${site.siteId}, ${member.id}, ${member.email}, ${member.name}, ${member.passwordHash},
      ${member.now}, ${member.now})
    on conflict (website_id, email) do update
      set password_hash = excluded.password_hash, name = excluded.name, removed_at = null
    returning id`.execute(site.queries)
  const [row] = rows
  if (row === undefined) throw new Error('a member vanished while it was made')
  return row.id
}

type MemberChange = Partial<Pick<Member, 'name' | 'passwordHash' | 'addresses'>> & {
  readonly seenAt?: number
}

/** Changes a member; false where there is none of that id any more. */
export async function changeMember(
  site: SiteDatabase,
  id: string,
  { name, passwordHash, addresses, seenAt }: MemberChange,
): Promise<boolean> {
  const done = await site.queries
    .updateTable('member')
    .set({
      ...(name !== undefined && { name }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(addresses !== undefined && { addresses: JSON.stringify(addresses) }),
      ...(seenAt !== undefined && { seen_at: seenAt }),
    })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/**
 * Gives a member another address, which was proved; false where another one has it. A transaction that
 * this is part of has changed nothing then, whatever it says.
 */
export async function setMemberEmail(
  site: SiteDatabase,
  id: string,
  email: string,
): Promise<boolean> {
  try {
    const done = await site.queries
      .updateTable('member')
      .set({ email })
      .where('website_id', '=', site.siteId)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    return done.numUpdatedRows > 0n
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Forgets a member with all that is theirs, but for orders, which are the shop's. */
export async function deleteMember(site: SiteDatabase, id: string): Promise<void> {
  const { siteId, queries } = site
  for (const table of ['member_session', 'member_link'] as const) {
    await queries
      .deleteFrom(table)
      .where('website_id', '=', siteId)
      .where('member_id', '=', id)
      .execute()
  }
  await queries
    .updateTable('cart')
    .set({ member_id: null })
    .where('website_id', '=', siteId)
    .where('member_id', '=', id)
    .execute()
  await leaveAccess(site, id)
  await queries.deleteFrom('member').where('website_id', '=', siteId).where('id', '=', id).execute()
}
