import { sql } from 'kysely'
import { cartLivesForMs, memberCartLivesForMs } from '@vitrine/rules/shop/cart/cart-lifetimes.ts'
import type { Context } from '../../ground/context.ts'

/** In one round; a statement of all of them could take long. */
const mostAtOnce = 5000

/**
 * Forgets, on every site of the installation, carts that nobody can find any more, with what was typed
 * at their checkouts, bought or not. One of which a payment is under way stays. An order keeps all that
 * is its own.
 */
export async function forgetCarts({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await sql`
    delete from cart using (
      select website_id, id from cart
      where created_at < ${now - cartLivesForMs}::bigint
        and updated_at < ${now - cartLivesForMs}::bigint
        and (member_id is null or purchased_order_id is not null
          or updated_at < ${now - memberCartLivesForMs}::bigint)
        and not exists (select from payment where payment.website_id = cart.website_id
          and payment.cart_id = cart.id and payment.status in ('pending', 'under-way'))
      limit ${mostAtOnce}
    ) old
    where cart.website_id = old.website_id and cart.id = old.id`.execute(database.kysely)
}
