import { sql } from 'kysely'
import type { AddDecision } from '@vitrine/rules/cart/add-to-cart.ts'
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

export type EntryToAdd = {
  readonly tokenHash: string
  /** For a cart or an entry that does not exist yet. */
  readonly newCartId: string
  readonly newEntryId: string
  readonly itemId: string
  /** The revision of the item that the decision was made on. */
  readonly itemRevision: number
  readonly decision: AddDecision
  readonly additionalFields: unknown
  readonly now: number
}

/** A cart of more lines than this is no shopper's. */
const maxEntries = 200

/**
 * Up to here an add needs no look at what other adds to the same cart are doing: more of them than
 * the difference to `maxEntries` cannot be under way, for each has a connection of its own.
 */
const maxEntriesUnlocked = 100

export type AddOutcome =
  | { readonly kind: 'added'; readonly cartId: string; readonly entryId: string }
  /** The token's cart was bought meanwhile: a new cart needs a new token. */
  | { readonly kind: 'purchased' }
  /** The product was changed since; decide again. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'not-enough-stock' }
  | { readonly kind: 'too-many-of-one' }
  | { readonly kind: 'cart-full' }

type AddRow = {
  cart_id: string | null
  entry_id: string | null
  held: number
  lines: number
  stock: number | null
  has_stock: boolean
  is_current: boolean
}

/** Times that an add is tried whose cart others change at the same moment. */
const attempts = 10

/**
 * Adds to a cart in one statement and so in one round trip: makes the cart if there is none, counts
 * what it holds already against the stock, and writes the entry only if there is enough.
 */
export async function addEntry(site: SiteDatabase, entry: EntryToAdd): Promise<AddOutcome> {
  for (let attempt = 1; ; attempt++) {
    const row = await tryToAdd(site, entry, maxEntriesUnlocked)
    const outcome = outcomeOf(row, entry.decision, maxEntriesUnlocked)
    if (outcome?.kind === 'cart-full') return addToCrowdedCart(site, entry)
    if (outcome !== undefined) return outcome
    // the figures were those from before another add, so they cannot say what is wrong
    if (attempt === attempts) return { kind: 'not-enough-stock' }
  }
}

/** The same for a cart of many lines, which are counted when no other add can be under way. */
function addToCrowdedCart(site: SiteDatabase, entry: EntryToAdd): Promise<AddOutcome> {
  return withLockedCart(site, entry.tokenHash, async (locked) => {
    const row = await tryToAdd(locked, entry, maxEntries)
    return outcomeOf(row, entry.decision, maxEntries) ?? { kind: 'not-enough-stock' }
  })
}

/** Runs `work` while nobody else adds to the cart, or orders it. */
function withLockedCart<Value>(
  site: SiteDatabase,
  tokenHash: string,
  work: (locked: SiteDatabase) => Promise<Value>,
): Promise<Value> {
  return site.queries.transaction().execute(async (queries) => {
    await queries
      .selectFrom('cart')
      .select('id')
      .where('website_id', '=', site.siteId)
      .where('token_hash', '=', tokenHash)
      .forNoKeyUpdate()
      .execute()
    return work({ siteId: site.siteId, queries })
  })
}

/** Takes an add back that turned out to be too much: what the entry held before stays. */
export function takeBackEntry(
  site: SiteDatabase,
  tokenHash: string,
  added: { readonly entryId: string; readonly quantity: number },
): Promise<void> {
  return withLockedCart(site, tokenHash, async ({ queries }) => {
    const which = sql`website_id = ${site.siteId} and id = ${added.entryId} and cart_id = (
      select id from cart where website_id = ${site.siteId} and token_hash = ${tokenHash}
        and purchased_order_id is null)`
    await sql`
      with lowered as (
        update cart_entry set quantity = quantity - ${added.quantity}::int
        where ${which} and quantity > ${added.quantity}::int
      )
      delete from cart_entry where ${which} and quantity <= ${added.quantity}::int`.execute(queries)
  })
}

/**
 * The cart's row is locked, as an order locks it: an add waits for an order under way and then finds
 * the cart bought. What the row of the entry holds by then is checked again where it is added to.
 */
async function tryToAdd(site: SiteDatabase, entry: EntryToAdd, entriesLimit: number) {
  const { decision, now } = entry
  const fields = entry.additionalFields == null ? null : JSON.stringify(entry.additionalFields)
  const { rows } = await sql<AddRow>`
    with known as (
      select id, purchased_order_id from cart
      where website_id = ${site.siteId} and token_hash = ${entry.tokenHash}
      for no key update
    ), made as (
      insert into cart (website_id, id, token_hash, created_at, updated_at)
      select ${site.siteId}, ${entry.newCartId}, ${entry.tokenHash}, ${now}::bigint, ${now}::bigint
      where not exists (select from known)
      on conflict (website_id, token_hash) do update set updated_at = excluded.updated_at
        where cart.purchased_order_id is null
      returning id
    ), open_cart as (
      select id from known where purchased_order_id is null union all select id from made
    ), current as (
      select from document
      where website_id = ${site.siteId} and kind = 'item' and id = ${entry.itemId}
        and revision = ${entry.itemRevision}::int
    ), available as (
      select quantity from stock
      where website_id = ${site.siteId} and variant_id = ${decision.variant.id}
    ), held as (
      select coalesce(sum(quantity) filter (
          where item_id = ${entry.itemId} and variant_id = ${decision.variant.id}), 0)::int as quantity,
        count(*)::int as lines
      from cart_entry
      where website_id = ${site.siteId} and cart_id = (select id from open_cart)
    ), entry as (
      insert into cart_entry (website_id, cart_id, id, item_id, variant_id, quantity,
        additional_fields, added_at)
      select ${site.siteId}, open_cart.id, ${entry.newEntryId}, ${entry.itemId},
        ${decision.variant.id}, ${decision.quantity}::int, ${fields}::jsonb, ${now}::bigint
      from open_cart, held, current
      where held.quantity + ${decision.quantity}::int <= ${decision.most}::int
        and (held.quantity > 0 or held.lines < ${entriesLimit}::int)
        and (not ${decision.countsStock} or exists (
          select from available where quantity is null
            or quantity >= held.quantity + ${decision.quantity}::int))
      on conflict (website_id, cart_id, item_id, variant_id)
        do update set quantity = cart_entry.quantity + excluded.quantity
        where cart_entry.quantity + excluded.quantity <= ${decision.most}::int
          and (not ${decision.countsStock} or exists (
            select from available where quantity is null
              or quantity >= cart_entry.quantity + excluded.quantity))
      returning id
    )
    select (select id from open_cart) as cart_id, (select id from entry) as entry_id,
      held.quantity as held, held.lines as lines,
      exists (select from current) as is_current,
      (select quantity from available) as stock, exists (select from available) as has_stock
    from held`.execute(site.queries)
  return rows[0]
}

/** Undefined where nothing was added although, by these figures, it could have been. */
function outcomeOf(
  row: AddRow | undefined,
  { quantity, most, countsStock }: AddDecision,
  entriesLimit: number,
): AddOutcome | undefined {
  if (row === undefined || row.cart_id === null) return { kind: 'purchased' }
  if (row.entry_id !== null) return { kind: 'added', cartId: row.cart_id, entryId: row.entry_id }
  if (!row.is_current) return { kind: 'stale' }
  if (row.held + quantity > most) return { kind: 'too-many-of-one' }
  if (row.held === 0 && row.lines >= entriesLimit) return { kind: 'cart-full' }
  const isUnlimited = !countsStock || (row.has_stock && row.stock === null)
  if (!isUnlimited && (row.stock ?? 0) < row.held + quantity) return { kind: 'not-enough-stock' }
  return undefined
}

/** What the database says of a cart's line; the catalogue's part is told by revision. */
export type CartLine = {
  readonly id: string
  readonly itemId: string
  readonly variantId: string
  readonly quantity: number
  readonly additionalFields: unknown
  /** Null where the item is gone. */
  readonly itemRevision: number | null
  readonly urlId: string | null
  readonly collectionUrlId: string | null
  readonly visibility: string | null
  /** Null where stock does not end. */
  readonly stock: number | null
  readonly hasStockRow: boolean
}

export type CartWithLines = {
  readonly cart: CartRow
  readonly settingsRevision: number | null
  readonly lines: readonly CartLine[]
}

type CartLineRow = Omit<CartLine, 'id'> &
  CartRow & { readonly settingsRevision: number | null; readonly entryId: string | null }

/** A cart, its lines and their stock, in one read; undefined where there is no such cart. */
export async function readCart(
  site: SiteDatabase,
  by: { readonly tokenHash: string } | { readonly cartId: string },
): Promise<CartWithLines | undefined> {
  const which =
    'cartId' in by ? sql`cart.id = ${by.cartId}` : sql`cart.token_hash = ${by.tokenHash}`
  const { rows } = await sql<CartLineRow>`
    select cart.id, cart.created_at as "createdAt",
      cart.purchased_order_id as "purchasedOrderId", cart.checkout,
      (select revision from document where website_id = ${site.siteId}
        and kind = 'site-settings' and id = 'site') as "settingsRevision",
      entry.id as "entryId", entry.item_id as "itemId", entry.variant_id as "variantId",
      entry.quantity, entry.additional_fields as "additionalFields",
      item.revision as "itemRevision", item.url_id as "urlId", item.visibility,
      shop.url_id as "collectionUrlId",
      stock.quantity as stock, stock.variant_id is not null as "hasStockRow"
    from cart
    left join cart_entry entry on entry.website_id = cart.website_id and entry.cart_id = cart.id
    left join document item on item.website_id = entry.website_id and item.kind = 'item'
      and item.id = entry.item_id
    left join document shop on shop.website_id = entry.website_id and shop.kind = 'collection'
      and shop.id = item.collection_id
    left join stock on stock.website_id = entry.website_id and stock.variant_id = entry.variant_id
    where cart.website_id = ${site.siteId} and ${which}
    order by entry.added_at, entry.id`.execute(site.queries)
  const [first] = rows
  if (first === undefined) return undefined
  const { id, createdAt, purchasedOrderId, checkout, settingsRevision } = first
  return {
    cart: { id, createdAt, purchasedOrderId, checkout },
    settingsRevision,
    lines: rows.flatMap(({ entryId, ...line }) =>
      entryId === null ? [] : [{ ...line, id: entryId }],
    ),
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
