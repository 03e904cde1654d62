import { sql } from 'kysely'
import type { ListedVariant } from '@vitrine/rules/site/listings/listed-variant.ts'
import { projectionOf } from '@vitrine/rules/ground/documents/projection.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Replacement } from '../../ground/documents/document-kinds.ts'

/** What lists know of an item's variants; null: it is no product. Handed in by those who sell. */
export type VariantsOfItem = (item: ContentItem) => readonly ListedVariant[] | null

/** Stores what lists are sorted and filtered by of the products that were written, in the same transaction. */
export async function writeListings(
  site: SiteDatabase,
  changed: readonly Replacement[],
  variantsOf: VariantsOfItem,
): Promise<void> {
  const items = changed.filter(({ kind }) => kind === 'item')
  if (items.length === 0) return
  const former = items.flatMap(({ id, before }) => (before === null ? [] : [id]))
  await removeListings(site, former)
  const products = items.flatMap(({ id, after }) => {
    const variants = after === null ? null : variantsOf(after as ContentItem)
    return variants === null ? [] : [{ id, after: after as ContentItem, variants }]
  })
  const { queries } = site
  await inParts(
    products.map((one) => productRow(site, one)),
    (rows) => queries.insertInto('product_listing').values(rows).execute(),
  )
  await inParts(
    products.flatMap((one) => variantRows(site, one)),
    (rows) => queries.insertInto('variant_listing').values(rows).execute(),
  )
}

async function removeListings(site: SiteDatabase, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  for (const table of ['product_listing', 'variant_listing'] as const) {
    await site.queries
      .deleteFrom(table)
      .where('website_id', '=', site.siteId)
      .where('item_id', '=', sql<string>`any(${[...itemIds]})`)
      .execute()
  }
}

type Listed = {
  readonly id: string
  readonly after: ContentItem
  readonly variants: readonly ListedVariant[]
}

function productRow(site: SiteDatabase, { id, after, variants }: Listed) {
  const { collectionId, visibility, position, publishOn } = projectionOf('item', after)
  return {
    website_id: site.siteId,
    item_id: id,
    collection_id: collectionId ?? '',
    visibility: visibility ?? '',
    position: position ?? 0,
    publish_on: publishOn ?? 0,
    price_cents: variants.length === 0 ? 0 : Math.min(...variants.map((one) => one.priceCents)),
  }
}

function variantRows(site: SiteDatabase, { id, variants }: Listed) {
  return variants.map((variant, place) => ({
    website_id: site.siteId,
    item_id: id,
    variant_id: variant.id,
    place,
    price_cents: variant.priceCents,
    options: [...variant.options],
    is_counted: variant.isCounted,
  }))
}

const rowsPerInsert = 1000

async function inParts<Row>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await insert(rows.slice(start, start + rowsPerInsert))
  }
}
