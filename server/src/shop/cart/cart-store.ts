import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { SubscribedLine } from '@vitrine/rules/shop/cart/cart.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

export type CartRow = {
  readonly id: string
  readonly createdAt: number
  readonly purchasedOrderId: string | null
  readonly checkout: Record<string, unknown> | null
  /** Codes that were typed. */
  readonly couponCodes: readonly string[]
  /** Codes that links gave its visitor, which it may not hold yet. */
  readonly linkedCodes?: readonly string[]
  /** Gift cards whose codes were typed. */
  readonly giftCardIds: readonly string[]
  /** It holds one product that is subscribed to. */
  readonly isSubscription?: boolean
  /** By which plan of its product; null: by the first. */
  readonly planId?: string | null
}

export async function findCart(
  site: SiteDatabase,
  tokenHash: string,
): Promise<CartRow | undefined> {
  const row = await site.queries
    .selectFrom('cart')
    .select(['id', 'created_at', 'purchased_order_id', 'checkout', 'coupon_codes'])
    .select('gift_card_ids')
    .where('website_id', '=', site.siteId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id: row.id,
    createdAt: row.created_at,
    purchasedOrderId: row.purchased_order_id,
    checkout: row.checkout,
    couponCodes: row.coupon_codes,
    giftCardIds: row.gift_card_ids,
  }
}

/** What the database says of a cart's line; what it is a line of, the catalogue tells. */
export type CartLine = {
  readonly id: string
  readonly itemId: string
  readonly variantId: string
  readonly quantity: number
  readonly additionalFields: unknown
  /** What there is for this cart, with what a payment of it holds; null where stock does not end. */
  readonly stock: number | null
  readonly hasStockRow: boolean
  /** What one cost when it was added, in minor units; null: not known, or its quantity was set since. */
  readonly addedCents?: number | null
}

export type CartWithLines = {
  readonly cart: CartRow
  /** The site's revision at that moment, which says what the catalogue was then. */
  readonly siteRevision: number
  readonly lines: readonly CartLine[]
  /** Whether the shop has any gift card, so that a checkout asks for codes; absent after an add. */
  readonly hasGiftCards?: boolean
  /** Of a subscription that runs: what was agreed to, whatever its product says by now. */
  readonly agreed?: SubscribedLine
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
      stock.quantity + entry.held as stock, entry.held as "reserved",
      stock.variant_id is not null as "hasStockRow", entry.added_cents as "addedCents"
    from cart_entry entry
    left join stock on stock.website_id = entry.website_id and stock.variant_id = entry.variant_id
    where entry.website_id = ${siteId} and entry.cart_id = ${cartId}`
}

export function lineOf(row: LineRow): CartLine[] {
  const { id, itemId, variantId, quantity, additionalFields, stock, hasStockRow, addedCents } = row
  if (id === null || itemId === null || variantId === null || quantity === null) return []
  const counted = hasStockRow === true
  return [
    {
      id,
      itemId,
      variantId,
      quantity,
      additionalFields,
      stock,
      hasStockRow: counted,
      addedCents: addedCents ?? null,
    },
  ]
}

type CartLineRow = Omit<CartRow, 'id'> &
  LineRow & {
    readonly cartId: string
    readonly siteRevision: number
    readonly hasGiftCards: boolean
  }

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
      cart.coupon_codes as "couponCodes", cart.gift_card_ids as "giftCardIds",
      cart.is_subscription as "isSubscription", cart.plan_id as "planId",
      exists (select from gift_card where gift_card.website_id = cart.website_id) as "hasGiftCards",
      site.revision as "siteRevision", line.*
    from cart join site on site.website_id = cart.website_id
    left join lateral (${cartLines(site.siteId, sql`cart.id`)}) line on true
    where cart.website_id = ${site.siteId} and ${which}
    order by line."addedAt", line.id`.execute(site.queries)
  const [first] = rows
  if (first === undefined) return undefined
  const { cartId, createdAt, purchasedOrderId, checkout, couponCodes, giftCardIds } = first
  const { siteRevision, hasGiftCards, isSubscription = false, planId = null } = first
  const codes = { couponCodes, giftCardIds }
  return {
    cart: { id: cartId, createdAt, purchasedOrderId, checkout, ...codes, isSubscription, planId },
    siteRevision,
    hasGiftCards,
    lines: rows.flatMap(lineOf),
  }
}

/**
 * Runs a change of an entry with the cart's row locked, as an order locks it: a change waits for an
 * order under way and then finds the cart bought.
 * @returns false when the cart has no such entry, or is no open one
 */
async function changeEntry(
  site: SiteDatabase,
  { cartId, entryId }: EntryOfCart,
  change: (which: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<boolean> {
  const which = sql`entry.website_id = ${site.siteId} and entry.cart_id = open_cart.id
    and entry.id = ${entryId}`
  const { rows } = await sql`
    with open_cart as (
      select id from cart where website_id = ${site.siteId} and id = ${cartId}
        and purchased_order_id is null for update
    )
    ${change(which)} returning entry.id`.execute(site.queries)
  return rows.length > 0
}

export type EntryOfCart = { readonly cartId: string; readonly entryId: string }

/** Sets how many of an entry a cart holds; false when the cart has no such entry. */
export function setEntryQuantity(
  site: SiteDatabase,
  entry: EntryOfCart,
  quantity: number,
): Promise<boolean> {
  return changeEntry(
    site,
    entry,
    (which) =>
      // whoever sets it has seen what it costs
      sql`update cart_entry entry set quantity = ${quantity}::int, added_cents = null
        from open_cart where ${which}`,
  )
}

/** The mark of a line's answers: lines of one variant with the same are one line. Empty: it has none. */
export function answersHashOf(fields: string | null): string {
  return fields === null ? '' : createHash('sha256').update(fields).digest('base64url')
}

/**
 * Sets the answers of an entry. One that has the same already takes its quantity, and it goes; but one
 * that is being paid stays a line of its own, by which its order finds it.
 * @returns the entry that has them; undefined where the cart has no such entry, or is no open one
 */
export function setEntryFields(
  site: SiteDatabase,
  { cartId, entryId }: EntryOfCart,
  fields: unknown,
): Promise<string | undefined> {
  const json = JSON.stringify(fields)
  const hash = answersHashOf(json)
  const { siteId } = site
  return site.queries.transaction().execute(async (queries) => {
    const { rows: open } = await sql`select id from cart where website_id = ${siteId}
      and id = ${cartId} and purchased_order_id is null for update`.execute(queries)
    if (open.length === 0) return undefined
    const merged = await sql<{ id: string }>`
      with gone as (
        delete from cart_entry entry using cart_entry other
        where entry.website_id = ${siteId} and entry.cart_id = ${cartId} and entry.id = ${entryId}
          and entry.held = 0 and other.website_id = ${siteId} and other.cart_id = ${cartId} and other.id <> entry.id
          and other.item_id = entry.item_id and other.variant_id = entry.variant_id
          and other.answers_hash = ${hash}
        returning other.id, entry.quantity
      )
      update cart_entry entry set quantity = entry.quantity + gone.quantity
      from gone where entry.website_id = ${siteId} and entry.cart_id = ${cartId}
        and entry.id = gone.id
      returning entry.id`.execute(queries)
    if (merged.rows[0] !== undefined) return merged.rows[0].id
    const { rows } = await sql<{ id: string }>`update cart_entry entry
      set additional_fields = ${json}::jsonb, answers_hash = case when exists (
        select from cart_entry other
        where other.website_id = ${siteId} and other.cart_id = ${cartId} and other.id <> entry.id
          and other.item_id = entry.item_id and other.variant_id = entry.variant_id
          and other.answers_hash = ${hash}
      ) then ${`${hash} ${entryId}`} else ${hash} end
      where website_id = ${siteId} and cart_id = ${cartId} and id = ${entryId}
      returning id`.execute(queries)
    return rows[0]?.id
  })
}

export function deleteEntry(site: SiteDatabase, entry: EntryOfCart): Promise<boolean> {
  return changeEntry(
    site,
    entry,
    (which) => sql`delete from cart_entry entry using open_cart where ${which}`,
  )
}

/** Takes everything out of the open cart of a token that nobody is paying for. */
export async function emptyOpenCart(site: SiteDatabase, tokenHash: string): Promise<void> {
  const { siteId, queries } = site
  await sql`
    with open_cart as (
      select id from cart where website_id = ${siteId} and token_hash = ${tokenHash}
        and purchased_order_id is null for update
    )
    delete from cart_entry entry using open_cart
    where entry.website_id = ${siteId} and entry.cart_id = open_cart.id and entry.held = 0
  `.execute(queries)
}

/** Gives a cart of the former cookie another token; false where there is none of that token. */
export async function giveCartNewToken(
  site: SiteDatabase,
  formerHash: string,
  tokenHash: string,
): Promise<boolean> {
  const done = await site.queries
    .updateTable('cart')
    .set({ token_hash: tokenHash, has_former_cookie: false })
    .where('website_id', '=', site.siteId)
    .where('token_hash', '=', formerHash)
    .where('has_former_cookie', '=', true)
    .where('purchased_order_id', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
