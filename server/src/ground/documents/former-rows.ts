import { sql } from 'kysely'
import type {
  DocumentBodies,
  DocumentBody,
  DocumentKind,
  StoredDocument,
} from '@vitrine/rules/ground/documents/document.ts'
import type { SiteDatabase } from '../db/database.ts'

/** Makes the register of former addresses anew of items that are written, in the same transaction. */
export async function removeFormerAddresses(
  site: SiteDatabase,
  itemIds: readonly string[],
): Promise<void> {
  await site.queries
    .deleteFrom('former_address')
    .where('website_id', '=', site.siteId)
    .where('item_id', '=', sql<string>`any(${[...itemIds]})`)
    .execute()
}

const rowsPerInsert = 1000

export async function insertFormerAddresses(
  site: SiteDatabase,
  documents: readonly { kind: DocumentKind; id: string; body: DocumentBody }[],
): Promise<void> {
  const rows = documents.flatMap(({ kind, id, body }) => {
    if (kind !== 'item') return []
    const { collectionId, formerUrlIds = [] } = body as DocumentBodies['item']
    return formerUrlIds.map(({ urlId, until }) => ({
      website_id: site.siteId,
      collection_id: collectionId,
      url_id: urlId,
      item_id: id,
      until,
    }))
  })
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await site.queries
      .insertInto('former_address')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute()
  }
}

type FormerAddressRequest = {
  readonly collectionId: string
  readonly urlId: string
  /** Only a live item that was published by then (epoch milliseconds). */
  readonly publishedBy?: number | undefined
}

/** The item that was the last to leave an address, of those that may be seen. */
export async function findItemByFormerAddress(
  site: SiteDatabase,
  { collectionId, urlId, publishedBy }: FormerAddressRequest,
): Promise<Pick<StoredDocument<'item'>, 'id' | 'body'> | undefined> {
  let query = site.queries
    .selectFrom('former_address as former')
    .innerJoin('document as item', (join) =>
      join
        .on('item.website_id', '=', site.siteId)
        .on('item.kind', '=', 'item')
        .onRef('item.id', '=', 'former.item_id'),
    )
    .select(['item.id', 'item.body'])
    .where('former.website_id', '=', site.siteId)
    .where('former.collection_id', '=', collectionId)
    .where('former.url_id', '=', urlId)
    .orderBy('former.until', 'desc')
    .orderBy('former.item_id')
    .limit(1)
  if (publishedBy !== undefined) {
    query = query.where('item.visibility', '=', 'live').where('item.publish_on', '<=', publishedBy)
  }
  const row = await query.executeTakeFirst()
  return row && { id: row.id, body: row.body as unknown as DocumentBodies['item'] }
}
