import { sql, type Insertable, type Selectable } from 'kysely'
import {
  resumeMs,
  type GrantUse,
  type RevokedFor,
} from '@vitrine/rules/shop/downloads/download-grant.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { DownloadGrantTable } from '../../ground/db/shop-tables.ts'

export type GrantRow = Selectable<DownloadGrantTable>

/** As many as one statement writes: each has a dozen values, and a statement takes 65,535. */
const rowsAtOnce = 1000

export async function insertGrants(
  site: SiteDatabase,
  grants: readonly Omit<Insertable<DownloadGrantTable>, 'website_id'>[],
): Promise<void> {
  for (let at = 0; at < grants.length; at += rowsAtOnce) {
    const rows = grants
      .slice(at, at + rowsAtOnce)
      .map((grant) => ({ website_id: site.siteId, ...grant }))
    await site.queries.insertInto('download_grant').values(rows).execute()
  }
}

export function findGrant(
  site: SiteDatabase,
  which: { readonly tokenHash: string } | { readonly orderId: string; readonly id: string },
): Promise<GrantRow | undefined> {
  const grants = site.queries
    .selectFrom('download_grant')
    .selectAll()
    .where('website_id', '=', site.siteId)
  return (
    'id' in which
      ? grants.where('id', '=', which.id).where('order_id', '=', which.orderId)
      : grants.where('token_hash', '=', which.tokenHash)
  ).executeTakeFirst()
}

/** The grants of an order, by its lines, their pieces and the order of the files. */
export function listGrants(site: SiteDatabase, orderId: string): Promise<GrantRow[]> {
  return site.queries
    .selectFrom('download_grant')
    .selectAll()
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
}

/**
 * Takes a download of a grant, in one statement, so that of many at once no more come through than are
 * left. A part of one that began within the hour takes none.
 * @returns false where none is left
 */
export async function claimDownload(
  site: SiteDatabase,
  id: string,
  { isPart, now }: { readonly isPart: boolean; readonly now: number },
): Promise<boolean> {
  const goesOn = sql<boolean>`(${isPart}::boolean and counted_at is not null
    and counted_at <= ${now}::bigint and counted_at > ${now - resumeMs}::bigint)`
  const { numAffectedRows } = await sql`
    update download_grant set
      used = case when ${goesOn} then used else used + 1 end,
      counted_at = case when ${goesOn} then counted_at else ${now}::bigint end
    where website_id = ${site.siteId} and id = ${id} and revoked_at is null
      and (${goesOn} or (used < most and until > ${now}::bigint))`.execute(site.queries)
  return (numAffectedRows ?? 0n) > 0n
}

/**
 * Revokes so many pieces of a line, each with all of its files: those that the owner has revoked already
 * come first, then the last ones, so that whoever keeps some keeps what can still be used.
 */
export async function revokePieces(
  site: SiteDatabase,
  orderId: string,
  { line, pieces, now }: { readonly line: number; readonly pieces: number; readonly now: number },
): Promise<void> {
  await sql`
    update download_grant set revoked_at = coalesce(revoked_at, ${now}::bigint), revoked_for = 'refund'
    where website_id = ${site.siteId} and order_id = ${orderId} and line = ${line}
      and piece in (
        select piece from download_grant
        where website_id = ${site.siteId} and order_id = ${orderId} and line = ${line}
        group by piece having bool_or(revoked_for is distinct from 'refund')
        order by bool_and(revoked_at is not null) desc, piece desc limit ${pieces}
      )`.execute(site.queries)
}

/** Revokes all of an order that is not revoked yet. */
export async function revokeGrantsOfOrder(
  site: SiteDatabase,
  orderId: string,
  revokedFor: RevokedFor,
  now: number,
): Promise<void> {
  await site.queries
    .updateTable('download_grant')
    .set({ revoked_at: now, revoked_for: revokedFor })
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** The grant as it stands, which waits for whoever else changes it. */
export function lockGrant(
  site: SiteDatabase,
  orderId: string,
  id: string,
): Promise<GrantRow | undefined> {
  return site.queries
    .selectFrom('download_grant')
    .selectAll()
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** What is left of a grant; it keeps when it was revoked, as long as it is. */
export async function setUse(
  site: SiteDatabase,
  id: string,
  { most, until, revokedFor }: Omit<GrantUse, 'used'>,
  now: number,
): Promise<void> {
  await site.queries
    .updateTable('download_grant')
    .set({
      most,
      until,
      revoked_for: revokedFor,
      revoked_at: revokedFor === null ? null : sql<number>`coalesce(revoked_at, ${now}::bigint)`,
    })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .execute()
}

export function useOf({ used, most, until, revoked_for: revokedFor }: GrantRow): GrantUse {
  return { used, most, until, revokedFor }
}
