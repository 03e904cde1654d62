import { sql, type RawBuilder } from 'kysely'
import { isCounted } from '@vitrine/rules/shop/products/availability.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { StockFilter } from '@vitrine/rules/shop/products/products-api.ts'
import { shownExactlyUpTo } from '@vitrine/rules/site/stock/stock-class.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/**
 * The ids of a shop page's products that are sold out, of which a variant is nearly, or of which one
 * is on sale: a query of its own, for the list that is narrowed to them. A shop has at most 200.
 */
export function productsInStock(
  site: SiteDatabase,
  collectionId: string,
  filter: StockFilter,
): RawBuilder<unknown> {
  return sql`
    select product.id from document product
    where product.website_id = ${site.siteId} and product.kind = 'item'
      and product.collection_id = ${collectionId} and ${conditions[filter]}`
}

const variants = sql`jsonb_array_elements(product.body #> '{product,variants}') variant`

/** A variant of the product with such a stock. */
function hasStock(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (
    select 1 from ${variants} join stock on stock.website_id = product.website_id
      and stock.item_id = product.id and stock.variant_id = variant ->> 'id'
    where ${which})`
}

/** A product of a type that sells out (spec §4). */
const isCountedProduct = sql`(product.body #>> '{product,productType}')::int in (${sql.join(
  Object.values(ProductType)
    .filter(isCounted)
    .map((type) => sql.lit(type)),
)})`

const conditions: Readonly<Record<StockFilter, RawBuilder<unknown>>> = {
  'sold-out': sql`${isCountedProduct}
    and not ${hasStock(sql`stock.quantity is null or stock.quantity > 0`)}`,
  'few-left': sql`${isCountedProduct}
    and ${hasStock(sql`stock.quantity between 1 and ${sql.lit(shownExactlyUpTo)}`)}`,
  'on-sale': sql`exists (select 1 from ${variants} where (variant ->> 'onSale')::boolean)`,
}

/** Ids of products of all pages, one more than asked for. */
export async function listProductIds(
  { siteId, queries }: SiteDatabase,
  limit: number,
  after: string,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('product_listing')
    .select('item_id')
    .where('website_id', '=', siteId)
    .where('item_id', '>', after)
    .orderBy('item_id')
    .limit(limit + 1)
    .execute()
  return rows.map(({ item_id: id }) => id)
}
