import { sql } from 'kysely'
import { removedForMs } from '@vitrine/rules/shop/customers/customers-paths.ts'
import type { Context } from '../../ground/context.ts'

/** A cart that was bought, or of which a payment is under way, belongs to its order. */
const isKept = sql`(cart.purchased_order_id is not null or exists (select from cart_entry
  where cart_entry.website_id = cart.website_id and cart_entry.cart_id = cart.id
    and cart_entry.held > 0))`

/**
 * Forgets, on every site of the installation, members whom an owner has removed a day ago, and
 * sessions and links whose time is over (GDPR, article 5(1)(e); decision 102). Their carts go with them, and providers forget their cards. What they said of products
 * stays, without their name.
 */
export async function forgetMembers({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const { kysely } = database
  await sql`
    with forgotten as (
      delete from member where removed_at < ${now - removedForMs}::bigint
      returning website_id, id, email
    ), reviews as (
      update review set author_name = ''
      from forgotten join shop_order placed on placed.website_id = forgotten.website_id
        and (lower(placed.email) = forgotten.email or placed.member_id = forgotten.id)
      where review.website_id = placed.website_id and review.order_id = placed.id
        and review.author_name <> ''
      returning review.website_id
    ), pages as (
      update site set catalogue_revision = catalogue_revision + 1
      where website_id in (select website_id from reviews)
    ), cards as (
      update kept_card set member_id = null, brand = '', last_four = '', expires = '',
        forget_at = ${now}::bigint
      from forgotten
      where kept_card.website_id = forgotten.website_id
        and kept_card.member_id = forgotten.id
    ), links as (
      delete from member_link using forgotten
      where member_link.website_id = forgotten.website_id and member_link.member_id = forgotten.id
    ), reminders as (
      delete from cart_reminder using forgotten, cart
      where cart.website_id = forgotten.website_id and cart.member_id = forgotten.id
        and cart_reminder.website_id = forgotten.website_id and cart_reminder.cart_id = cart.id
    ), carts as (
      delete from cart using forgotten
      where cart.website_id = forgotten.website_id and cart.member_id = forgotten.id
        and not ${isKept}
    )
    update cart set member_id = null from forgotten
    where cart.website_id = forgotten.website_id and cart.member_id = forgotten.id
      and ${isKept}`.execute(kysely)
  await sql`delete from member_session where expires_at <= ${now}`.execute(kysely)
  await sql`delete from member_link where expires_at <= ${now}`.execute(kysely)
}
