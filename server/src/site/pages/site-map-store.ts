import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { countItems, itemKeys, type ItemCursor } from '../../ground/documents/list-items.ts'

/** How many addresses one part of a site map has. */
export const addressesPerPart = 5000

/** An item as a site map names it. */
export type MappedItem = {
  readonly urlId: string
  readonly updatedOn: number
  readonly assetId: string | null
  /** What the address of its picture is made of; null where it has none. */
  readonly hash: string | null
  readonly filename: string | null
}

/** The oldest come first, so that a part that is full stays as it is while items are added. */
function walkFrom(collectionId: string, now: number, after: ItemCursor | null) {
  const order = 'oldest-first' as const
  return {
    collectionId,
    order,
    limit: addressesPerPart,
    publishedBy: now,
    after: after ?? undefined,
  }
}

/** Where the parts of a list begin: each after the last item of the one before. */
export async function readPartStarts(
  site: SiteDatabase,
  collectionId: string,
  now: number,
): Promise<readonly (ItemCursor | null)[]> {
  const count = await countItems(site, collectionId, now)
  if (count === 0) return []
  const starts: (ItemCursor | null)[] = [null]
  while (starts.length * addressesPerPart < count) {
    const walk = walkFrom(collectionId, now, starts.at(-1) ?? null)
    const { rows } = await sql<ItemCursor>`
      select id, value from (${itemKeys(site, walk, addressesPerPart)}) listed
      offset ${sql.lit(addressesPerPart - 1)}`.execute(site.queries)
    const [last] = rows
    if (last === undefined) break
    starts.push(last)
  }
  return starts
}

/** The items of one part, with what is needed of their pictures and nothing of their texts. */
export async function readMapPart(
  site: SiteDatabase,
  collectionId: string,
  now: number,
  after: ItemCursor | null,
): Promise<readonly MappedItem[]> {
  const keys = itemKeys(site, walkFrom(collectionId, now, after), addressesPerPart)
  const { rows } = await sql<MappedItem>`
    select item.url_id as "urlId", item.updated_on as "updatedOn", item.asset_id as "assetId",
      asset.hash, asset.filename
    from (${keys}) listed
    cross join lateral (
      select url_id, (body ->> 'updatedOn')::bigint as updated_on, body ->> 'mainAssetId' as asset_id
      from document where website_id = ${site.siteId} and kind = 'item' and id = listed.id limit 1
    ) item
    left join lateral (
      select body ->> 'hash' as hash, body ->> 'filename' as filename
      from document where website_id = ${site.siteId} and kind = 'asset' and id = item.asset_id limit 1
    ) asset on true`.execute(site.queries)
  return rows
}
