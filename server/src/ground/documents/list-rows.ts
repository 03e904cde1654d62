import { sql } from 'kysely'
import type { DocumentBody, DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import { termsOf } from '@vitrine/rules/ground/documents/item-terms.ts'
import { projectionOf } from '@vitrine/rules/ground/documents/projection.ts'
import type { SiteDatabase } from '../db/database.ts'

/** What is derived of an item that a list has or had. */
type Listed = { readonly collectionId: string | null; readonly visibility: string | null }

/**
 * How many live items the lists have won or lost by one change. Stored once at its end, lists in the
 * order of their ids, so that two writers can never wait for each other.
 */
export class LiveItemChanges {
  readonly #changes = new Map<string, number>()

  add(items: readonly Listed[]): void {
    this.#count(items, 1)
  }

  remove(items: readonly Listed[]): void {
    this.#count(items, -1)
  }

  async store(site: SiteDatabase): Promise<void> {
    const rows = [...this.#changes]
      .filter(([, live]) => live !== 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([collectionId, live]) => ({
        website_id: site.siteId,
        collection_id: collectionId,
        live,
      }))
    if (rows.length === 0) return
    await site.queries
      .insertInto('item_count')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['website_id', 'collection_id'])
          .doUpdateSet({ live: sql<number>`item_count.live + excluded.live` }),
      )
      .execute()
  }

  #count(items: readonly Listed[], change: number): void {
    for (const { collectionId, visibility } of items) {
      if (collectionId === null || visibility !== 'live') continue
      this.#changes.set(collectionId, (this.#changes.get(collectionId) ?? 0) + change)
    }
  }
}

export async function removeTerms(site: SiteDatabase, itemIds: readonly string[]): Promise<void> {
  await site.queries
    .deleteFrom('item_term')
    .where('website_id', '=', site.siteId)
    .where('item_id', '=', sql<string>`any(${[...itemIds]})`)
    .execute()
}

const rowsPerInsert = 1000

export async function insertTerms(
  site: SiteDatabase,
  documents: readonly { kind: DocumentKind; id: string; body: DocumentBody }[],
): Promise<void> {
  const rows = documents.flatMap((document) => termRows(site, document))
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await site.queries
      .insertInto('item_term')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute()
  }
}

function termRows(
  site: SiteDatabase,
  { kind, id, body }: { kind: DocumentKind; id: string; body: DocumentBody },
) {
  const { collectionId, visibility, position, publishOn } = projectionOf(kind, body)
  if (collectionId === null || visibility === null) return []
  return termsOf(kind, body).map(({ sort, word, place }) => ({
    website_id: site.siteId,
    item_id: id,
    sort,
    word,
    place,
    collection_id: collectionId,
    visibility,
    position: position ?? 0,
    publish_on: publishOn ?? 0,
  }))
}
