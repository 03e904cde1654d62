import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

type Like = { readonly itemId: string; readonly visitor: string }

/** @returns false where the visitor likes it already */
export async function insertLike(
  site: SiteDatabase,
  { itemId, visitor }: Like,
  now: number,
): Promise<boolean> {
  const added = await site.queries
    .insertInto('item_like')
    .values({ website_id: site.siteId, item_id: itemId, visitor, created_at: now })
    .onConflict((conflict) => conflict.columns(['website_id', 'item_id', 'visitor']).doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) return false
  await site.queries
    .insertInto('item_likes')
    .values({ website_id: site.siteId, item_id: itemId, likes: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'item_id'])
        .doUpdateSet({ likes: sql`item_likes.likes + excluded.likes` }),
    )
    .execute()
  return true
}

/** @returns false where the visitor does not like it */
export async function deleteLike(site: SiteDatabase, { itemId, visitor }: Like): Promise<boolean> {
  const gone = await site.queries
    .deleteFrom('item_like')
    .where('website_id', '=', site.siteId)
    .where('item_id', '=', itemId)
    .where('visitor', '=', visitor)
    .executeTakeFirst()
  if (gone.numDeletedRows !== 1n) return false
  await site.queries
    .updateTable('item_likes')
    .set({ likes: sql`likes - 1` })
    .where('website_id', '=', site.siteId)
    .where('item_id', '=', itemId)
    .execute()
  return true
}

/** How many like each item that anybody likes. */
export async function readLikes(
  site: SiteDatabase,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map()
  const rows = await site.queries
    .selectFrom('item_likes')
    .select(['item_id', 'likes'])
    .where('website_id', '=', site.siteId)
    .where('item_id', '=', sql<string>`any(${[...itemIds]})`)
    .where('likes', '>', 0)
    .execute()
  return new Map(rows.map((row) => [row.item_id, row.likes]))
}

/** Which of some items a visitor likes. */
export async function readLiked(
  site: SiteDatabase,
  visitor: string,
  itemIds: readonly string[],
): Promise<string[]> {
  const rows = await site.queries
    .selectFrom('item_like')
    .select('item_id')
    .where('website_id', '=', site.siteId)
    .where('item_id', '=', sql<string>`any(${[...itemIds]})`)
    .where('visitor', '=', visitor)
    .execute()
  return rows.map((row) => row.item_id)
}
