import { sql } from 'kysely'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { ListSorting } from '@vitrine/rules/site/listings/list-choice.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { toDocument } from '../../ground/documents/document-rows.ts'
import type { ItemCursor, ItemPage } from '../../ground/documents/list-items.ts'
import { fitting, type FittingRequest } from './fitting.ts'

export type FittingPage = FittingRequest & {
  readonly order: ListSorting | 'by-position'
  readonly limit: number
  /** Without an id, everything of its value counts as seen. */
  readonly after: { readonly value: number; readonly id: string | null } | null
}

const sortings = {
  'by-position': { column: 'position', way: 'asc', after: '>' },
  newest: { column: 'publish_on', way: 'desc', after: '<' },
  'price-low': { column: 'price_cents', way: 'asc', after: '>' },
  'price-high': { column: 'price_cents', way: 'desc', after: '<' },
} as const

/** One page of the products of a list that fit, in a shopper's order. */
export async function listFitting(site: SiteDatabase, request: FittingPage): Promise<ItemPage> {
  const { order, limit, after } = request
  const { column, way, after: beyond } = sortings[order]
  const value = sql.ref(`listing.${column}`)
  const rest =
    after === null
      ? sql``
      : after.id === null
        ? sql`and ${value} ${sql.raw(beyond)} ${after.value}`
        : sql`and (${value} ${sql.raw(beyond)} ${after.value}
            or (${value} = ${after.value} and listing.item_id > ${after.id}))`
  const { rows } = await sql<Parameters<typeof toDocument>[0] & { value: number }>`
    select found.kind, found.id, found.revision, found.body, page.value
    from (
      select listing.item_id, ${value} as value from product_listing listing
      where ${fitting(site, request)} ${rest}
      order by ${value} ${sql.raw(way)}, listing.item_id limit ${sql.lit(limit + 1)}
    ) page
    cross join lateral (
      select kind, id, revision, body from document
      where website_id = ${site.siteId} and kind = 'item' and id = page.item_id limit 1
    ) found
    order by page.value ${sql.raw(way)}, page.item_id`.execute(site.queries)
  const items = rows.slice(0, limit).map((row) => toDocument(row) as StoredDocument<'item'>)
  const last = rows[limit - 1]
  const next: ItemCursor | null =
    rows.length > limit && last !== undefined ? { value: last.value, id: last.id } : null
  return { items, next }
}

/** How many products of a list fit. */
export async function countFitting(site: SiteDatabase, request: FittingRequest): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product_listing listing
    where ${fitting(site, request)}`.execute(site.queries)
  return rows[0]?.count ?? 0
}
