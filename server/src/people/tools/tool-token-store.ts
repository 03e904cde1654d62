import { sql } from 'kysely'
import type { ToolScope } from '@vitrine/rules/ground/rights/tool-scope.ts'
import type { ToolToken } from '@vitrine/rules/people/tools/tools-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { ToolTokenTable } from '../../ground/db/tool-tables.ts'

/** Tokens that stand, the newest first. */
export async function listTokenRows({ siteId, queries }: SiteDatabase): Promise<ToolToken[]> {
  return queries
    .selectFrom('tool_token')
    .leftJoin('account', 'account.account_id', 'tool_token.author_id')
    .select(['id', 'name', 'scopes', 'tool_token.created_at as createdAt'])
    .select(['last_used_at as lastUsedAt', 'account.display_name as by'])
    .where('website_id', '=', siteId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}

export async function insertToken(
  { siteId, queries }: SiteDatabase,
  token: Omit<ToolTokenTable, 'website_id' | 'last_used_at' | 'revoked_at'>,
): Promise<void> {
  await queries
    .insertInto('tool_token')
    .values({ ...token, website_id: siteId })
    .execute()
}

/** From now on it opens nothing; false where none such stands. @param now epoch milliseconds */
export async function revokeTokenRow(
  { siteId, queries }: SiteDatabase,
  id: string,
  now: number,
): Promise<boolean> {
  const done = await queries
    .updateTable('tool_token')
    .set({ revoked_at: now })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export type StandingToken = {
  readonly id: string
  readonly scopes: readonly ToolScope[]
  readonly lastUsedAt: number | null
}

/** The token of a hash, if it stands on this site. */
export function findStandingToken(
  { siteId, queries }: SiteDatabase,
  tokenHash: string,
): Promise<StandingToken | undefined> {
  return queries
    .selectFrom('tool_token')
    .select(['id', 'scopes', 'last_used_at as lastUsedAt'])
    .where('website_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** @param now epoch milliseconds */
export async function noteTokenUse(
  { siteId, queries }: SiteDatabase,
  id: string,
  now: number,
): Promise<void> {
  await queries
    .updateTable('tool_token')
    .set({ last_used_at: sql`greatest(coalesce(last_used_at, 0), ${now}::bigint)` })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}
