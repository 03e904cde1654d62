import { sql } from 'kysely'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { StockMovementTable } from '../../ground/db/shop-tables.ts'

export type StockRow = {
  readonly variantId: string
  readonly itemId: string
  readonly stock: Stock
}

type Stored = { variant_id: string; item_id: string; quantity: number | null }

function toStockRow({ variant_id: variantId, item_id: itemId, quantity }: Stored): StockRow {
  return {
    variantId,
    itemId,
    stock: quantity === null ? { kind: 'unlimited' } : { kind: 'counted', quantity },
  }
}

function selectStock(site: SiteDatabase) {
  return site.queries
    .selectFrom('stock')
    .select(['variant_id', 'item_id', 'quantity'])
    .where('website_id', '=', site.siteId)
}

export async function listStockOfItem(site: SiteDatabase, itemId: string): Promise<StockRow[]> {
  const rows = await selectStock(site).where('item_id', '=', itemId).orderBy('variant_id').execute()
  return rows.map(toStockRow)
}

export async function listStockOfItems(
  site: SiteDatabase,
  itemIds: readonly string[],
): Promise<StockRow[]> {
  const rows = await selectStock(site)
    .where('item_id', '=', sql<string>`any(${[...itemIds]})`)
    .orderBy('variant_id')
    .execute()
  return rows.map(toStockRow)
}

/** By the ids of variants, one more than asked for. */
export async function listStockRows(
  site: SiteDatabase,
  limit: number,
  after: string,
): Promise<StockRow[]> {
  const rows = await selectStock(site)
    .where('variant_id', '>', after)
    .orderBy('variant_id')
    .limit(limit + 1)
    .execute()
  return rows.map(toStockRow)
}

/** The row of a variant, locked until the transaction ends. */
export async function lockStock(
  site: SiteDatabase,
  variantId: string,
): Promise<StockRow | undefined> {
  const row = await selectStock(site)
    .where('variant_id', '=', variantId)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : toStockRow(row)
}

/** The rows of variants that stand, locked until the transaction ends, in the order in which orders lock. */
export async function lockStocks(
  site: SiteDatabase,
  variantIds: readonly string[],
): Promise<StockRow[]> {
  const rows = await selectStock(site)
    .where('variant_id', '=', sql<string>`any(${[...variantIds]})`)
    .orderBy(sql`variant_id collate "C"`)
    .forUpdate()
    .execute()
  return rows.map(toStockRow)
}

export type CountMovement = Pick<StockMovementTable, 'id' | 'variant_id' | 'delta'> & {
  /** Null: it is not counted any more. */
  readonly quantity: number | null
}

/** Writes counts of stocks that are locked, each with its movement. */
export async function writeCounts(
  site: SiteDatabase,
  counts: readonly CountMovement[],
  { authorId, now }: { readonly authorId: string; readonly now: number },
): Promise<void> {
  await sql`
    with counted as (
      select * from json_to_recordset(${JSON.stringify(counts)}::json)
        as one (id text, variant_id text, delta int, quantity int)
    ), moved as (
      insert into stock_movement (website_id, id, variant_id, delta, reason, author_id, at)
      select ${site.siteId}, id, variant_id, delta, 'count', ${authorId}, ${now}::bigint
      from counted
    )
    update stock set quantity = counted.quantity from counted
    where website_id = ${site.siteId} and stock.variant_id = counted.variant_id`.execute(
    site.queries,
  )
}

export async function setStock(site: SiteDatabase, variantId: string, stock: Stock): Promise<void> {
  await site.queries
    .updateTable('stock')
    .set({ quantity: stock.kind === 'unlimited' ? null : stock.quantity })
    .where('website_id', '=', site.siteId)
    .where('variant_id', '=', variantId)
    .execute()
}

export async function insertMovement(
  site: SiteDatabase,
  movement: Omit<StockMovementTable, 'website_id'>,
): Promise<void> {
  await site.queries
    .insertInto('stock_movement')
    .values({ ...movement, website_id: site.siteId })
    .execute()
}

/** What is left after taking some; null where stock does not end, undefined where it is too little. */
export async function takeFromStock(
  site: SiteDatabase,
  take: {
    readonly movementId: string
    readonly orderId: string
    readonly variantId: string
    readonly quantity: number
    readonly now: number
  },
): Promise<{ readonly left: number | null; readonly itemId: string } | undefined> {
  const { rows } = await sql<{ left: number | null; itemId: string }>`
    with taken as (
      update stock set quantity = quantity - ${take.quantity}::int
      where website_id = ${site.siteId} and variant_id = ${take.variantId}
        and (quantity is null or quantity >= ${take.quantity}::int)
      returning quantity, item_id
    ), moved as (
      insert into stock_movement (website_id, id, variant_id, delta, reason, order_id, at)
      select ${site.siteId}, ${take.movementId}, ${take.variantId}, -${take.quantity}::int, 'order',
        ${take.orderId}, ${take.now}::bigint
      from taken where quantity is not null
    )
    select quantity as left, item_id as "itemId" from taken`.execute(site.queries)
  return rows[0]
}

/** What stands after some came back from an order; undefined where it is not counted, or gone. */
export async function putIntoStock(
  site: SiteDatabase,
  put: {
    readonly movementId: string
    readonly orderId: string
    readonly authorId: string | null
    readonly reason: 'cancel' | 'refund' | 'release'
    readonly variantId: string
    readonly quantity: number
    readonly now: number
  },
): Promise<{ readonly quantity: number; readonly itemId: string } | undefined> {
  const { rows } = await sql<{ quantity: number; itemId: string }>`
    with put as (
      update stock set quantity = quantity + ${put.quantity}::int
      where website_id = ${site.siteId} and variant_id = ${put.variantId} and quantity is not null
      returning quantity, item_id
    ), moved as (
      insert into stock_movement
        (website_id, id, variant_id, delta, reason, order_id, author_id, at)
      select ${site.siteId}, ${put.movementId}, ${put.variantId}, ${put.quantity}::int,
        ${put.reason}, ${put.orderId}, ${put.authorId}, ${put.now}::bigint
      from put
    )
    select quantity, item_id as "itemId" from put`.execute(site.queries)
  return rows[0]
}
