import { sql } from 'kysely'
import { reminderLimits } from '@vitrine/rules/shop/reminders/reminder-limits.ts'
import type { Context } from '../../ground/context.ts'

/**
 * Forgets, on every site of the installation, what was typed at checkouts and to give something that nobody has finished, and
 * the addresses of reminders (GDPR, article 5(1)(e)). A cart keeps its goods, and who typed at it, by
 * which whoever bought finds their order; a reminder keeps what was agreed to, as long as that may have
 * to be proved.
 */
export async function forgetReminders({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const { kysely } = database
  const typedBefore = now - reminderLimits.forgetAddressAfterMs
  await sql`
    update cart set typed_at = null, checkout = case when purchased_order_id is null then null
      else jsonb_build_object('typedBy', checkout->'typedBy') end
    where typed_at < ${typedBefore}::bigint`.execute(kysely)
  await sql`
    update payment set given = null
    where given is not null and created_at < ${typedBefore}::bigint`.execute(kysely)
  await sql`
    update cart_reminder set email = '', decided_at = coalesce(decided_at, ${now}::bigint)
    where email <> '' and touched_at < ${typedBefore}::bigint`.execute(kysely)
  await sql`
    delete from cart_reminder
    where asked_at < ${now - reminderLimits.keepProofMs}::bigint`.execute(kysely)
}
