import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

export type OpenCart = {
  readonly id: string
  readonly memberId: string | null
  readonly couponCodes: readonly string[]
  readonly giftCardIds: readonly string[]
  readonly tokenTurn: number
  /** The cart that it was copied from; null: from none. */
  readonly copyOf: string | null
}

export type OpenCartLine = {
  readonly id: string
  readonly itemId: string
  readonly variantId: string
  readonly answersHash: string
  readonly quantity: number
  /** How many of it an open payment of the cart has taken from the stock. */
  readonly held: number
  /** What there is of it, beside what is held; null: no end of it. */
  readonly stock: number | null
}

function openCarts({ siteId, queries }: SiteDatabase) {
  return queries
    .selectFrom('cart')
    .select([
      'id',
      'member_id as memberId',
      'coupon_codes as couponCodes',
      'gift_card_ids as giftCardIds',
      'token_turn as tokenTurn',
      'copy_of as copyOf',
    ])
    .where('website_id', '=', siteId)
    .where('purchased_order_id', 'is', null)
}

/** The cart of a token that is not bought, locked until the transaction ends. */
export function lockOpenCart(site: SiteDatabase, tokenHash: string): Promise<OpenCart | undefined> {
  return openCarts(site).where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst()
}

/** The newest of a member's carts that are not bought, locked until the transaction ends. */
export function lockMembersCart(
  site: SiteDatabase,
  memberId: string,
): Promise<OpenCart | undefined> {
  return openCarts(site)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** The cart of a token, where it is there and not bought. */
export function findOpenCart(site: SiteDatabase, tokenHash: string): Promise<OpenCart | undefined> {
  return openCarts(site).where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** The same by its id. */
export function lockOpenCartOf(site: SiteDatabase, id: string): Promise<OpenCart | undefined> {
  return openCarts(site).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whatever token the open carts of a member had opens nothing any more, nor does it later. */
export async function turnCartTokens(
  { siteId, queries }: SiteDatabase,
  memberId: string,
  tokenHash: string,
): Promise<void> {
  await sql`
    update cart set token_turn = token_turn + 1, token_hash = md5(${tokenHash} || id)
    where website_id = ${siteId} and member_id = ${memberId}
      and purchased_order_id is null`.execute(queries)
}

export async function listOpenLines(site: SiteDatabase, cartId: string): Promise<OpenCartLine[]> {
  const { rows } = await sql<OpenCartLine>`
    select entry.id, entry.item_id as "itemId", entry.variant_id as "variantId",
      entry.answers_hash as "answersHash", entry.quantity, entry.held, stock.quantity as stock
    from cart_entry entry
    left join stock on stock.website_id = entry.website_id and stock.variant_id = entry.variant_id
    where entry.website_id = ${site.siteId} and entry.cart_id = ${cartId}
    order by entry.added_at, entry.id`.execute(site.queries)
  return rows
}

/** Gives a cart to a member, and another token: whoever knew the former one opens nothing by it. */
export async function giveCartToMember(
  { siteId, queries }: SiteDatabase,
  cartId: string,
  { memberId, tokenHash }: { readonly memberId: string; readonly tokenHash: string },
): Promise<void> {
  await queries
    .updateTable('cart')
    .set({ member_id: memberId, token_hash: tokenHash })
    .where('website_id', '=', siteId)
    .where('id', '=', cartId)
    .execute()
}

/** Forgets what a member has in carts, but for one of which a payment is under way, and reminders of it. */
export async function deleteMemberCarts(
  { siteId, queries }: SiteDatabase,
  memberId: string,
): Promise<void> {
  await sql`
    delete from cart_reminder using cart
    where cart_reminder.website_id = ${siteId} and cart.website_id = ${siteId}
      and cart.member_id = ${memberId} and cart_reminder.cart_id = cart.id`.execute(queries)
  await sql`
    delete from cart where website_id = ${siteId} and member_id = ${memberId}
      and purchased_order_id is null and not exists (select from cart_entry
        where cart_entry.website_id = ${siteId} and cart_entry.cart_id = cart.id
          and cart_entry.held > 0)`.execute(queries)
}

type Quantity = { readonly id: string; readonly quantity: number }

/** Brings lines of one cart into another; those that are not named stay where they were. */
export async function moveLines(
  { siteId, queries }: SiteDatabase,
  { from, to }: { readonly from: string; readonly to: string },
  { raised, moved }: { readonly raised: readonly Quantity[]; readonly moved: readonly Quantity[] },
): Promise<void> {
  await sql`
    update cart_entry set quantity = line.quantity
    from json_to_recordset(${JSON.stringify(raised)}::json) as line (id text, quantity int)
    where website_id = ${siteId} and cart_id = ${to} and cart_entry.id = line.id`.execute(queries)
  await sql`
    update cart_entry set cart_id = ${to}, quantity = line.quantity
    from json_to_recordset(${JSON.stringify(moved)}::json) as line (id text, quantity int)
    where website_id = ${siteId} and cart_id = ${from} and cart_entry.id = line.id`.execute(queries)
}

export async function setCodes(
  { siteId, queries }: SiteDatabase,
  { id, couponCodes, giftCardIds }: Pick<OpenCart, 'id' | 'couponCodes' | 'giftCardIds'>,
): Promise<void> {
  await queries
    .updateTable('cart')
    .set({ coupon_codes: [...couponCodes], gift_card_ids: [...giftCardIds] })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** What one cart was to be reminded of, the other is, unless that has a reminder of its own. */
export async function moveReminder(
  { siteId, queries }: SiteDatabase,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    update cart_reminder set cart_id = ${to} where website_id = ${siteId} and cart_id = ${from}
      and not exists (select from cart_reminder other
        where other.website_id = ${siteId} and other.cart_id = ${to})`.execute(queries)
  await sql`
    delete from cart_reminder where website_id = ${siteId} and cart_id = ${from}`.execute(queries)
}

/** Forgets a cart that became part of another one. */
export async function deleteCart(site: SiteDatabase, cartId: string): Promise<void> {
  const { siteId, queries } = site
  await queries
    .deleteFrom('cart_entry')
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .execute()
  await queries
    .deleteFrom('cart')
    .where('website_id', '=', siteId)
    .where('id', '=', cartId)
    .execute()
}

/** A cart of nobody with the same lines; nothing of it is held, and it has none of the codes. */
export async function copyCart(
  { siteId, queries }: SiteDatabase,
  cartId: string,
  copy: {
    readonly id: string
    readonly tokenHash: string
    readonly copyOf: string | null
    readonly now: number
  },
): Promise<void> {
  await queries
    .insertInto('cart')
    .values({
      website_id: siteId,
      id: copy.id,
      token_hash: copy.tokenHash,
      copy_of: copy.copyOf,
      created_at: copy.now,
      updated_at: copy.now,
      purchased_order_id: null,
      checkout: null,
    })
    .execute()
  await sql`
    insert into cart_entry (website_id, cart_id, id, item_id, variant_id, quantity,
      additional_fields, added_at, answers_hash)
    select website_id, ${copy.id}, substr(md5(${copy.id} || id), 1, 24), item_id, variant_id,
      quantity, additional_fields, added_at, answers_hash
    from cart_entry where website_id = ${siteId} and cart_id = ${cartId}`.execute(queries)
}
