import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Membership } from '@vitrine/rules/people/roles/role-capabilities.ts'
import type { Queries, SiteDatabase } from '../../ground/db/database.ts'

export async function findMembership(
  site: SiteDatabase,
  accountId: AccountId,
): Promise<Membership | null> {
  const row = await site.queries
    .selectFrom('membership')
    .select(['roles', 'is_owner'])
    .where('website_id', '=', site.siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? null : { roles: row.roles, isOwner: row.is_owner }
}

/** Adds somebody to a site or replaces their roles; an owner stays owner. */
export async function saveMembership(
  site: SiteDatabase,
  accountId: AccountId,
  membership: Membership,
  now: number,
): Promise<void> {
  const roles = [...membership.roles]
  await site.queries
    .insertInto('membership')
    .values({
      website_id: site.siteId,
      account_id: accountId,
      roles,
      is_owner: membership.isOwner,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'account_id']).doUpdateSet({ roles }))
    .execute()
  await site.queries
    .insertInto('account_site')
    .values({ account_id: accountId, website_id: site.siteId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteMembership(site: SiteDatabase, accountId: AccountId): Promise<void> {
  await site.queries
    .deleteFrom('membership')
    .where('website_id', '=', site.siteId)
    .where('account_id', '=', accountId)
    .execute()
  await site.queries
    .deleteFrom('account_site')
    .where('account_id', '=', accountId)
    .where('website_id', '=', site.siteId)
    .execute()
}

export async function listSitesOf(queries: Queries, accountId: AccountId): Promise<SiteId[]> {
  const rows = await queries
    .selectFrom('account_site')
    .select('website_id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) => row.website_id)
}

/** Gives an account what another had on the site, beside its own. */
export async function moveMembership(
  site: SiteDatabase,
  { from, to }: { readonly from: AccountId; readonly to: AccountId },
  now: number,
): Promise<void> {
  const moved = await findMembership(site, from)
  if (moved === null) return
  const known = await findMembership(site, to)
  const roles = [...new Set([...(known?.roles ?? []), ...moved.roles])]
  await deleteMembership(site, from)
  await saveMembership(site, to, { roles, isOwner: moved.isOwner }, now)
  if (!moved.isOwner || known === null) return
  await site.queries
    .updateTable('membership')
    .set({ is_owner: true })
    .where('website_id', '=', site.siteId)
    .where('account_id', '=', to)
    .execute()
}

export type Person = Membership & {
  readonly accountId: string
  readonly email: string
  readonly displayName: string
}

export async function listPeople(site: SiteDatabase): Promise<Person[]> {
  const rows = await site.queries
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select(['account.account_id', 'email', 'display_name', 'roles', 'is_owner'])
    .where('website_id', '=', site.siteId)
    .orderBy('membership.created_at')
    .orderBy('account.account_id')
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    email: row.email,
    displayName: row.display_name,
    roles: row.roles,
    isOwner: row.is_owner,
  }))
}
