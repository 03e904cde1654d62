import { sql } from 'kysely'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** The public texts of those items that have a block promoted, by the ids of the items. */
export async function readPromoted(
  { siteId, queries }: SiteDatabase,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Layout>> {
  if (itemIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('document')
    .select(['id', 'body'])
    .where('website_id', '=', siteId)
    .where('kind', '=', 'layout')
    .where('id', '=', sql<string>`any(${itemIds.map((id) => `item-${id}`)})`)
    .where(sql<boolean>`body -> 'promotes' is not null`)
    .execute()
  return new Map(rows.map(({ id, body }) => [id.slice('item-'.length), body as Layout]))
}
