import { sql } from 'kysely'
import { reminderLimits } from '@vitrine/rules/shop/reminders/reminder-limits.ts'
import type { ReminderCounts } from '@vitrine/rules/shop/reminders/reminders-api.ts'
import type { CartToRemind } from '@vitrine/rules/shop/reminders/decide-reminder.ts'
import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'

export type ReminderWish = {
  readonly id: string
  readonly email: string
  readonly consent: string
  readonly now: number
}

/**
 * Notes that whoever has typed an address wishes to be reminded of the cart of a token; where they have
 * said so before, that they are still at it. What a cart was reminded of once is not noted again.
 */
export async function writeReminder(
  { siteId, queries }: SiteDatabase,
  tokenHash: string,
  { id, email, consent, now }: ReminderWish,
): Promise<void> {
  await sql`
    insert into cart_reminder as stands (website_id, id, cart_id, email, address_hash,
      consent_text, asked_at, touched_at)
    select ${siteId}, ${id}, cart.id, ${email}, ${hashOfAddress(email)}, ${consent},
      ${now}::bigint, ${now}::bigint
    from cart where website_id = ${siteId} and token_hash = ${tokenHash}
      and purchased_order_id is null and not is_subscription
    on conflict (website_id, cart_id) do update set touched_at = excluded.touched_at,
      email = excluded.email, address_hash = excluded.address_hash,
      consent_text = excluded.consent_text,
      asked_at = case when stands.address_hash = excluded.address_hash then stands.asked_at
        else excluded.asked_at end
    where stands.decided_at is null`.execute(queries)
}

/** Forgets that somebody wished to be reminded: they do not any more. */
export async function dropReminder(
  { siteId, queries }: SiteDatabase,
  tokenHash: string,
): Promise<void> {
  await sql`
    delete from cart_reminder using cart
    where cart_reminder.website_id = ${siteId} and cart.website_id = ${siteId}
      and cart.token_hash = ${tokenHash} and cart_reminder.cart_id = cart.id
      and cart_reminder.decided_at is null`.execute(queries)
}

/** What is known of a cart: who wishes to be reminded, and whether that is done with. */
export async function findReminderOfCart(
  { siteId, queries }: SiteDatabase,
  cartId: string,
): Promise<{ email: string; decidedAt: number | null } | undefined> {
  return queries
    .selectFrom('cart_reminder')
    .select(['email', 'decided_at as decidedAt'])
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst()
}

/** The cart that a reminder is of, and whether its address wants no more of them. */
export async function findReminder(
  { siteId, queries }: SiteDatabase,
  id: string,
): Promise<{ cartId: string; isStopped: boolean } | undefined> {
  const { rows } = await sql<{ cartId: string; isStopped: boolean }>`
    select cart_id as "cartId", exists (select from cart_reminder_stop stop
      where stop.website_id = ${siteId} and stop.address_hash = cart_reminder.address_hash)
      as "isStopped"
    from cart_reminder where website_id = ${siteId} and id = ${id}`.execute(queries)
  return rows[0]
}

/** Sends the address of a reminder no more of them, and forgets where it waits for one. */
export async function stopReminders(
  { siteId, queries }: SiteDatabase,
  id: string,
  now: number,
): Promise<void> {
  await sql`
    with whose as (
      select address_hash from cart_reminder where website_id = ${siteId} and id = ${id}
    ), stopped as (
      insert into cart_reminder_stop (website_id, address_hash, at)
      select ${siteId}, address_hash, ${now}::bigint from whose
      on conflict (website_id, address_hash) do nothing
    )
    update cart_reminder set decided_at = ${now}::bigint, email = '' from whose
    where website_id = ${siteId} and cart_reminder.address_hash = whose.address_hash
      and decided_at is null`.execute(queries)
}

export type RemindingShop = { readonly siteId: SiteId; readonly hoursAfter: number }

/** Shops that remind of carts, on the whole installation. */
export async function listRemindingShops({
  kysely,
}: Pick<Database, 'kysely'>): Promise<RemindingShop[]> {
  const rows = await kysely.selectFrom('cart_reminding').selectAll().execute()
  return rows.map(({ website_id: siteId, hours_after: hoursAfter }) => ({ siteId, hoursAfter }))
}

/** Reminders that have waited since some instant, the longest first. */
export async function listWaiting(
  { siteId, queries }: SiteDatabase,
  { to, limit }: { readonly to: number; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('cart_reminder')
    .select('id')
    .where('website_id', '=', siteId)
    .where('decided_at', 'is', null)
    .where('touched_at', '<=', to)
    .orderBy('touched_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type ClaimedReminder = Omit<CartToRemind, 'availableLines'> & {
  readonly cartId: string
  readonly email: string
}

/**
 * Takes a reminder until the transaction ends, with all that decides about it; undefined where another
 * process has it, or it is done with, or its cart is gone.
 */
export async function claimReminder(
  { siteId, queries }: SiteDatabase,
  id: string,
): Promise<ClaimedReminder | undefined> {
  const held = await queries
    .selectFrom('cart_reminder')
    .select('id')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (held === undefined) return undefined
  // asked once it is held: what another process has done of it is seen
  const { rows } = await sql<ClaimedReminder>`
    select cart.id as "cartId", own.email,
      greatest(own.touched_at, cart.updated_at) as "touchedAt",
      cart.purchased_order_id is not null as "isBought",
      exists (select from payment where payment.website_id = ${siteId}
        and payment.cart_id = cart.id and payment.status = 'pending') as "isBeingPaid",
      exists (select from shop_order placed where placed.website_id = ${siteId}
        and placed.created_at >= own.asked_at
        and (lower(placed.email) = lower(own.email) or placed.member_id = cart.member_id))
        as "hasOrdered",
      exists (select from cart_reminder_stop stop where stop.website_id = ${siteId}
        and stop.address_hash = own.address_hash) as "isStopped",
      (select max(other.mailed_at) from cart_reminder other where other.website_id = ${siteId}
        and other.address_hash = own.address_hash) as "remindedAt"
    from cart_reminder own
    join cart on cart.website_id = own.website_id and cart.id = own.cart_id
    where own.website_id = ${siteId} and own.id = ${id}`.execute(queries)
  return rows[0]
}

/** Notes that a reminder is done with, by a mail or without one. */
export async function setDecided(
  { siteId, queries }: SiteDatabase,
  id: string,
  { isMailed, now }: { readonly isMailed: boolean; readonly now: number },
): Promise<void> {
  await queries
    .updateTable('cart_reminder')
    // an address that gets no mail is of no use any more
    .set({ decided_at: now, ...(isMailed ? { mailed_at: now } : { email: '' }) })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** What came of reminders, whether a cart was bought or what their links gave of it, for the shop's owner. */
export async function countReminders(
  { siteId, queries }: SiteDatabase,
  now: number,
): Promise<ReminderCounts> {
  const since = now - reminderLimits.countedMs
  const { rows } = await sql<ReminderCounts>`
    with placed as (
      select id, created_at, cart_id from shop_order
      where website_id = ${siteId} and created_at > ${since}::bigint
      union all
      select shop_order.id, shop_order.created_at, cart.copy_of from shop_order
      join cart on cart.website_id = ${siteId} and cart.id = shop_order.cart_id
      where shop_order.website_id = ${siteId} and shop_order.created_at > ${since}::bigint
        and cart.copy_of is not null
    )
    select (select count(*)::int from cart_reminder where website_id = ${siteId}
        and decided_at is null) as waiting,
      count(*)::int as sent, count(distinct placed.id)::int as orders
    from cart_reminder mailed
    left join placed on placed.cart_id = mailed.cart_id and placed.created_at > mailed.mailed_at
    where mailed.website_id = ${siteId} and mailed.mailed_at > ${since}::bigint`.execute(queries)
  return rows[0] ?? { waiting: 0, sent: 0, orders: 0 }
}

function hashOfAddress(email: string): string {
  return hashToken(normaliseEmailAddress(email))
}
