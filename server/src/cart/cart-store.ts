import { sql, type RawBuilder } from 'kysely'
import type { SiteDatabase } from '../db/database.ts'

export type CartRow = {
  readonly id: string
  readonly createdAt: number
  readonly purchasedOrderId: string | null
  readonly checkout: Record<string, unknown> | null
}

export async function findCart(
  site: SiteDatabase,
  tokenHash: string,
): Promise<CartRow | undefined> {
  const row = await site.queries
    .selectFrom('cart')
    .select(['id', 'created_at', 'purchased_order_id', 'checkout'])
    .where('website_id', '=', site.siteId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id: row.id,
    createdAt: row.created_at,
    purchasedOrderId: row.purchased_order_id,
    checkout: row.checkout,
  }
}

/** What the database says of a cart's line; what it is a line of, the catalogue tells. */
export type CartLine = {
  readonly id: string
  readonly itemId: string
  readonly variantId: string
  readonly quantity: number
  readonly additionalFields: unknown
  /** Null where stock does not end. */
  readonly stock: number | null
  readonly hasStockRow: boolean
}

export type CartWithLines = {
  readonly cart: CartRow
  /** The site's revision at that moment, which says what the catalogue was then. */
  readonly siteRevision: number
  readonly lines: readonly CartLine[]
}

/** A line of a cart, or nulls where it has none. */
export type LineRow = { readonly [Key in keyof CartLine]: CartLine[Key] | null }

/** A value, or the place where a fixed statement takes it. */
type SqlValue = string | RawBuilder<string>

/**
 * A cart's lines with what the stock says of them. To be joined laterally: joined by a condition, a
 * plan may read the lines of all carts.
 */
export function cartLines(siteId: SqlValue, cartId: RawBuilder<string>) {
  return sql`select entry.added_at as "addedAt", entry.id, entry.item_id as "itemId", entry.variant_id as "variantId",
      entry.quantity, entry.additional_fields as "additionalFields",
      stock.quantity as stock, stock.variant_id is not null as "hasStockRow"
    from cart_entry entry
    left join stock on stock.website_id = entry.website_id and stock.variant_id = entry.variant_id
    where entry.website_id = ${siteId} and entry.cart_id = ${cartId}`
}

export function lineOf(row: LineRow): CartLine[] {
  const { id, itemId, variantId, quantity, additionalFields, stock, hasStockRow } = row
  if (id === null || itemId === null || variantId === null || quantity === null) return []
  const counted = hasStockRow === true
  return [{ id, itemId, variantId, quantity, additionalFields, stock, hasStockRow: counted }]
}

type CartLineRow = Omit<CartRow, 'id'> &
  LineRow & { readonly cartId: string; readonly siteRevision: number }

/** A cart, its lines and their stock, in one read; undefined where there is no such cart. */
export async function readCart(
  site: SiteDatabase,
  by: { readonly tokenHash: string } | { readonly cartId: string },
): Promise<CartWithLines | undefined> {
  const which =
    'cartId' in by ? sql`cart.id = ${by.cartId}` : sql`cart.token_hash = ${by.tokenHash}`
  const { rows } = await sql<CartLineRow>`
    select cart.id as "cartId", cart.created_at as "createdAt",
      cart.purchased_order_id as "purchasedOrderId", cart.checkout,
      site.revision as "siteRevision", line.*
    from cart join site on site.website_id = cart.website_id
    left join lateral (${cartLines(site.siteId, sql`cart.id`)}) line on true
    where cart.website_id = ${site.siteId} and ${which}
    order by line."addedAt", line.id`.execute(site.queries)
  const [first] = rows
  if (first === undefined) return undefined
  const { cartId, createdAt, purchasedOrderId, checkout, siteRevision } = first
  return {
    cart: { id: cartId, createdAt, purchasedOrderId, checkout },
    siteRevision,
    lines: rows.flatMap(lineOf),
  }
}

/** Sets how many of an entry a cart holds; false when the cart has no such entry. */
export async function setEntryQuantity(
  site: SiteDatabase,
  cartId: string,
  entryId: string,
  quantity: number,
): Promise<boolean> {
  const result = await site.queries
    .updateTable('cart_entry')
    .set({ quantity })
    .where('website_id', '=', site.siteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', entryId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function setEntryFields(
  site: SiteDatabase,
  cartId: string,
  entryId: string,
  fields: unknown,
): Promise<boolean> {
  const result = await site.queries
    .updateTable('cart_entry')
    .set({ additional_fields: JSON.stringify(fields) })
    .where('website_id', '=', site.siteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', entryId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteEntry(
  site: SiteDatabase,
  cartId: string,
  entryId: string,
): Promise<boolean> {
  const result = await site.queries
    .deleteFrom('cart_entry')
    .where('website_id', '=', site.siteId)
    .where('cart_id', '=', cartId)
    .where('id', '=', entryId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
