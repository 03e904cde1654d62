import { sql } from 'kysely'
import type { AddDecision } from '@vitrine/rules/shop/cart/add-to-cart.ts'
import { purchasePriceCents } from '@vitrine/rules/shop/products/availability.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'
import {
  answersHashOf,
  cartLines,
  lineOf,
  type CartLine,
  type CartRow,
  type CartWithLines,
  type LineRow,
} from './cart-store.ts'

export type EntryToAdd = {
  readonly tokenHash: string
  /** For a cart or an entry that does not exist yet. */
  readonly newCartId: string
  readonly newEntryId: string
  readonly itemId: string
  /** The site's revision that the decision was made on. */
  readonly siteRevision: number
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
  | { readonly kind: 'added'; readonly entryId: string; readonly read: CartWithLines }
  /** The token's cart was bought meanwhile: a new cart needs a new token. */
  | { readonly kind: 'purchased' }
  /** The owner has changed something since; decide again. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'not-enough-stock' }
  | { readonly kind: 'too-many-of-one' }
  | { readonly kind: 'cart-full' }

/** What an add saw and did; the columns of the cart are those of an open one. */
type AddRow = Omit<CartRow, 'id' | 'purchasedOrderId'> & {
  readonly cartId: string | null
  readonly addedId: string | null
  /** How many of it the cart holds now; null where nothing was added. */
  readonly addedQuantity: number | null
  readonly held: number
  readonly lineCount: number
  readonly availableStock: number | null
  readonly isStocked: boolean
  readonly isCurrent: boolean
}

type AddRows = { readonly first: AddRow; readonly before: readonly CartLine[] } | undefined

/** Times that an add is tried whose cart others change at the same moment. */
const attempts = 10

/**
 * Adds to a cart in one statement and so in one round trip: makes the cart if there is none, counts
 * what it holds already against the stock, writes the entry only if there is enough, and tells the
 * cart as it stands then. Lines that others add in the same instant may be missing in that.
 */
export async function addEntry(site: SiteDatabase, entry: EntryToAdd): Promise<AddOutcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = outcomeOf(
      await tryToAdd(site, entry, maxEntriesUnlocked),
      entry,
      maxEntriesUnlocked,
    )
    if (outcome?.kind === 'cart-full') return addToCrowdedCart(site, entry)
    if (outcome !== undefined) return outcome
    // the figures were those from before another add, so they cannot say what is wrong
    if (attempt === attempts) return { kind: 'not-enough-stock' }
  }
}

/** The same for a cart of many lines, which are counted when no other add can be under way. */
function addToCrowdedCart(site: SiteDatabase, entry: EntryToAdd): Promise<AddOutcome> {
  return withLockedCart(site, entry.tokenHash, async (locked) => {
    const rows = await tryToAdd(locked, entry, maxEntries)
    return outcomeOf(rows, entry, maxEntries) ?? { kind: 'not-enough-stock' }
  })
}

/** Runs `work` while nobody else adds to the cart, or orders it. */
function withLockedCart<Value>(
  site: SiteDatabase,
  tokenHash: string,
  work: (locked: SiteDatabase) => Promise<Value>,
): Promise<Value> {
  const locked = async (queries: SiteDatabase['queries']): Promise<Value> => {
    await queries
      .selectFrom('cart')
      .select('id')
      .where('website_id', '=', site.siteId)
      .where('token_hash', '=', tokenHash)
      .forNoKeyUpdate()
      .execute()
    return work({ siteId: site.siteId, queries })
  }
  // whoever buys at once is in a transaction already
  if (site.queries.isTransaction) return locked(site.queries)
  return site.queries.transaction().execute(locked)
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

type AddValues = Omit<EntryToAdd, 'decision' | 'additionalFields'> & {
  readonly siteId: string
  readonly variantId: string
  readonly quantity: number
  readonly most: number
  readonly countsStock: boolean
  /** JSON. */
  readonly fields: string | null
  /** Of those; empty: there are none. */
  readonly answersHash: string
  readonly entriesLimit: number
  /** What one costs, in minor units. */
  readonly priceCents: number
}

async function tryToAdd(
  { siteId, queries }: SiteDatabase,
  entry: EntryToAdd,
  entriesLimit: number,
): Promise<AddRows> {
  const { variant, quantity, most, countsStock } = entry.decision
  const fields = entry.additionalFields == null ? null : JSON.stringify(entry.additionalFields)
  const answersHash = answersHashOf(fields)
  const decided = { variantId: variant.id, quantity, most, countsStock }
  const priceCents = purchasePriceCents(variant)
  const rows = await runAdd(queries, {
    siteId,
    fields,
    answersHash,
    entriesLimit,
    priceCents,
    ...entry,
    ...decided,
  })
  const [first] = rows
  return first === undefined ? undefined : { first, before: rows.flatMap(lineOf) }
}

/**
 * The cart's row is locked, as an order locks it: an add waits for an order under way and then finds
 * the cart bought. What the row of the entry holds by then is checked again where it is added to.
 */
const runAdd = fixedStatement<AddValues, AddRow & LineRow>(
  (slot) => sql`
    with open_cart as (
      insert into cart (website_id, id, token_hash, created_at, updated_at)
      values (${slot('siteId')}, ${slot('newCartId')}, ${slot('tokenHash')},
        ${slot('now')}::bigint, ${slot('now')}::bigint)
      on conflict (website_id, token_hash) do update set updated_at = excluded.updated_at
        where cart.purchased_order_id is null
      returning id, created_at, checkout, coupon_codes, gift_card_ids
    ), sold as (
      select site.revision, stock.variant_id, stock.quantity
      from site
      left join stock on stock.website_id = site.website_id
        and stock.variant_id = ${slot('variantId')}
      where site.website_id = ${slot('siteId')} and site.revision = ${slot('siteRevision')}::int
    ), line as (${cartLines(slot('siteId'), sql`(select id from open_cart)`)}
    ), held as (
      select coalesce(sum(quantity) filter (where "itemId" = ${slot('itemId')}
          and "variantId" = ${slot('variantId')}), 0)::int as quantity,
        coalesce(sum("reserved") filter (where "variantId" = ${slot('variantId')}), 0)::int
          as reserved, count(*)::int as lines
      from line
    ), entry as (
      insert into cart_entry (website_id, cart_id, id, item_id, variant_id, quantity,
        additional_fields, added_at, answers_hash, added_cents)
      select ${slot('siteId')}, open_cart.id, ${slot('newEntryId')}, ${slot('itemId')},
        ${slot('variantId')}, ${slot('quantity')}::int, ${slot('fields')}::jsonb,
        ${slot('now')}::bigint, ${slot('answersHash')}, ${slot('priceCents')}::bigint
      from open_cart, held, sold
      where held.quantity + ${slot('quantity')}::int <= ${slot('most')}::int
        and (held.quantity > 0 or held.lines < ${slot('entriesLimit')}::int)
        and (not ${slot('countsStock')}::boolean or sold.variant_id is not null and (
          sold.quantity is null
            or sold.quantity + held.reserved >= held.quantity + ${slot('quantity')}::int))
      on conflict (website_id, cart_id, item_id, variant_id, answers_hash)
        do update set quantity = cart_entry.quantity + excluded.quantity,
          added_cents = excluded.added_cents
        where cart_entry.quantity + excluded.quantity <= ${slot('most')}::int
          and (not ${slot('countsStock')}::boolean or exists (
            select from sold where variant_id is not null and (quantity is null
              or quantity + cart_entry.held >= cart_entry.quantity + excluded.quantity)))
      returning id, quantity
    )
    select open_cart.id as "cartId", open_cart.created_at as "createdAt", open_cart.checkout,
      coalesce(open_cart.coupon_codes, '{}') as "couponCodes",
      coalesce(open_cart.gift_card_ids, '{}') as "giftCardIds",
      entry.id as "addedId", entry.quantity as "addedQuantity",
      held.quantity as held, held.lines as "lineCount",
      sold.revision is not null as "isCurrent",
      sold.quantity + held.reserved as "availableStock", sold.variant_id is not null as "isStocked", line.*
    from held
    left join open_cart on true left join sold on true left join entry on true
    left join line on true
    order by line."addedAt", line.id`,
)

/** The cart with what was added: a line that was there is raised, a new one stands last. */
function cartAfter(
  { first, before }: NonNullable<AddRows>,
  entry: EntryToAdd,
  added: { readonly cartId: string; readonly id: string; readonly quantity: number },
): CartWithLines {
  const { createdAt, checkout, couponCodes, giftCardIds } = first
  const { cartId, id, quantity } = added
  const known = before.some((line) => line.id === id)
  const line: CartLine = {
    id,
    itemId: entry.itemId,
    variantId: entry.decision.variant.id,
    quantity,
    additionalFields: entry.additionalFields ?? null,
    stock: first.availableStock,
    hasStockRow: first.isStocked,
  }
  return {
    cart: { id: cartId, createdAt, purchasedOrderId: null, checkout, couponCodes, giftCardIds },
    siteRevision: entry.siteRevision,
    lines: known
      ? before.map((one) => (one.id === id ? { ...one, quantity } : one))
      : [...before, line],
  }
}

/** Undefined where nothing was added although, by these figures, it could have been. */
function outcomeOf(rows: AddRows, entry: EntryToAdd, entriesLimit: number): AddOutcome | undefined {
  if (rows === undefined) return { kind: 'purchased' }
  const { first } = rows
  const { cartId, addedId, addedQuantity, held } = first
  if (cartId === null) return { kind: 'purchased' }
  const { quantity, most, countsStock } = entry.decision
  if (!first.isCurrent) return { kind: 'stale' }
  if (addedId !== null && addedQuantity !== null) {
    const added = { cartId, id: addedId, quantity: addedQuantity }
    return { kind: 'added', entryId: addedId, read: cartAfter(rows, entry, added) }
  }
  // what there is says more to a shopper than what a cart may hold
  const isUnlimited = !countsStock || (first.isStocked && first.availableStock === null)
  if (!isUnlimited && (first.availableStock ?? 0) < held + quantity) {
    return { kind: 'not-enough-stock' }
  }
  if (held + quantity > most) return { kind: 'too-many-of-one' }
  if (held === 0 && first.lineCount >= entriesLimit) return { kind: 'cart-full' }
  return undefined
}
