import { sql } from 'kysely'
import type { StoredDocument } from '@vitrine/rules/changes/document.ts'
import type { Stock } from '@vitrine/rules/stock/stock.ts'
import type { SiteDatabase } from '../db/database.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { toDocument } from './document-store.ts'

/** An item as it stood at one read, with what there was of each of its variants, by variant id. */
export type ItemWithStock = {
  readonly item: StoredDocument<'item'>
  readonly stock: ReadonlyMap<string, Stock>
  /** The stock as the database told it, to see whether it has changed. */
  readonly stockText: string | null
}

type Row = {
  readonly id: string
  readonly revision: number
  readonly body: unknown
  readonly stock: string | null
}

type Values = {
  readonly siteId: string
  readonly collectionId: string
  readonly urlId: string
  readonly knownRevision: number
}

const readRow = fixedStatement<Values, Row>(
  (slot) => sql`select item.id, item.revision,
    case when item.revision = ${slot('knownRevision')} then null else item.body end as body,
    (select jsonb_object_agg(variant_id, quantity) from stock
      where stock.website_id = item.website_id and stock.item_id = item.id)::text as stock
  from document item
  where item.website_id = ${slot('siteId')} and item.kind = 'item'
    and coalesce(item.collection_id, '') = ${slot('collectionId')}
    and item.url_id = ${slot('urlId')}`,
)

/**
 * An entry of a collection by the last part of its path, with its stock, in one round trip; drafts
 * too, so look at `visibility`.
 * @param known what an earlier read returned: where nothing has changed since, the same object comes
 *   back, and the item's body does not travel again
 */
export async function readItemWithStock(
  site: SiteDatabase,
  collectionId: string,
  urlId: string,
  known?: ItemWithStock,
): Promise<ItemWithStock | undefined> {
  const knownRevision = known?.item.revision ?? -1
  const values = { siteId: site.siteId, collectionId, urlId, knownRevision }
  const [row] = await readRow(site.queries, values)
  if (row === undefined) return undefined
  const isKnown = known !== undefined && known.item.revision === row.revision
  // another item of the same revision may have taken over the address
  if (isKnown && known.item.id !== row.id) return readItemWithStock(site, collectionId, urlId)
  if (isKnown && known.stockText === row.stock) return known
  const { id, revision, body } = row
  const item = isKnown
    ? known.item
    : (toDocument({ kind: 'item', id, revision, body }) as StoredDocument<'item'>)
  return { item, stock: readStock(row.stock), stockText: row.stock }
}

function readStock(text: string | null): ReadonlyMap<string, Stock> {
  if (text === null) return new Map()
  const quantities = JSON.parse(text) as Readonly<Record<string, number | null>>
  return new Map(
    Object.entries(quantities).map(([id, quantity]) => [
      id,
      quantity === null ? { kind: 'unlimited' } : { kind: 'counted', quantity },
    ]),
  )
}
