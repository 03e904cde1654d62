import { sql, type RawBuilder } from 'kysely'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { ReviewFacts } from '@vitrine/rules/site/reviews/review-facts.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'
import { toDocument } from '../../ground/documents/document-rows.ts'

/** An item as it stood at one read, with what its page needs beside it. */
export type PageItem = {
  readonly item: StoredDocument<'item'>
  /** Its own layout, which is its body; null where it has none. */
  readonly layout: StoredDocument<'layout'> | null
  /** What there was of each of its variants, by variant id. */
  readonly stock: ReadonlyMap<string, Stock>
  /** What visitors see of its reviews; null: there are none, or nobody asked for them. */
  readonly reviews: ReviewFacts | null
  /** Stock and reviews as the database told them, to see whether they have changed. */
  readonly besideText: string
}

type Row = {
  readonly id: string
  readonly revision: number
  /** Null where the revision is the one that is known; so is `layout`. */
  readonly body: unknown
  readonly layoutRevision: number | null
  readonly layout: unknown
  readonly stock: string | null
  /** Such as `12 51`: so many are shown, with so many stars. */
  readonly reviews: string | null
}

type Values = {
  readonly siteId: string
  readonly collectionId: string
  readonly urlId: string
  readonly knownRevision: number
  readonly knownLayoutRevision: number
}

// laterally with a limit, so that the layout is looked up by its id, whatever a plan thinks of the table
const rowBy = (reviews: RawBuilder<unknown>) =>
  fixedStatement<Values, Row>(
    (slot) => sql`select item.id, item.revision,
    case when item.revision = ${slot('knownRevision')} then null else item.body end as body,
    own.revision as "layoutRevision",
    case when own.revision = ${slot('knownLayoutRevision')} then null else own.body end as layout,
    (select jsonb_object_agg(variant_id, quantity) from stock
      where stock.website_id = item.website_id and stock.item_id = item.id)::text as stock,
    ${reviews} as reviews
  from document item
  left join lateral (
    select revision, body from document where website_id = ${slot('siteId')}
      and kind = 'layout' and id = 'item-' || item.id limit 1
  ) own on true
  where item.website_id = ${slot('siteId')} and item.kind = 'item'
    and coalesce(item.collection_id, '') = ${slot('collectionId')}
    and item.url_id = ${slot('urlId')}`,
  )

const readRow = rowBy(sql`null::text`)

/** The same for shops that have reviews; the others are not asked for any. */
const readReviewedRow = rowBy(sql`(select shown || ' ' || stars from item_reviews
      where item_reviews.website_id = item.website_id and item_reviews.item_id = item.id
        and shown > 0)`)

/** An entry of a collection by the last part of its path; `withReviews`: of a shop that has some. */
type Wish = {
  readonly collectionId: string
  readonly urlId: string
  readonly withReviews: boolean
}

/**
 * An entry of a collection by the last part of its path, with its layout and stock, in one round trip;
 * drafts too, so look at `visibility`.
 * @param known what an earlier read returned: where nothing has changed since, the same object comes
 *   back, and bodies do not travel again
 */
export async function readPageItem(
  site: SiteDatabase,
  wish: Wish,
  known?: PageItem,
): Promise<PageItem | undefined> {
  const knownRevision = known?.item.revision ?? -1
  const knownLayoutRevision = known?.layout?.revision ?? -1
  const { collectionId, urlId, withReviews } = wish
  const values = { siteId: site.siteId, collectionId, urlId, knownRevision, knownLayoutRevision }
  const [row] = await (withReviews ? readReviewedRow : readRow)(site.queries, values)
  if (row === undefined) return undefined
  // another item of the same revision may have taken over the address
  if (known !== undefined && known.item.id !== row.id) {
    return readPageItem(site, wish)
  }
  const item = itemOf(row, known)
  const layout = layoutOf(row, known)
  const besideText = `${row.stock} ${row.reviews}`
  if (known !== undefined && item === known.item && layout === known.layout) {
    if (known.besideText === besideText) return known
  }
  return { item, layout, stock: readStock(row.stock), reviews: readFacts(row.reviews), besideText }
}

function itemOf({ id, revision, body }: Row, known: PageItem | undefined) {
  if (known?.item.revision === revision) return known.item
  return toDocument({ kind: 'item', id, revision, body }) as StoredDocument<'item'>
}

function layoutOf(
  { id, layoutRevision: revision, layout: body }: Row,
  known: PageItem | undefined,
) {
  if (revision === null) return null
  if (known?.layout?.revision === revision) return known.layout
  const stored = { kind: 'layout', id: `item-${id}`, revision, body }
  return toDocument(stored) as StoredDocument<'layout'>
}

function readFacts(text: string | null): ReviewFacts | null {
  if (text === null) return null
  const [count = 0, stars = 0] = text.split(' ').map(Number)
  return { count, stars }
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
