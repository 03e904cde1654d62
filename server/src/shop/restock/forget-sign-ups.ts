import { sql } from 'kysely'
import { removedForMs, toldForMs, waitsForMs } from '@vitrine/rules/shop/restock/restock-limits.ts'
import type { Context } from '../../ground/context.ts'

/**
 * Forgets, on every site of the installation, addresses that nobody needs any more, with their mails:
 * of whoever was told a while ago, of whoever has waited for very long, and of those that an owner has taken off the list (GDPR, article 5(1)(e); decision 97).
 */
export async function forgetSignUps({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await sql`
    with forgotten as (
      delete from restock_sign_up
      where removed_at < ${now - removedForMs}::bigint
        or mail_id is null and created_at < ${now - waitsForMs}::bigint
        or told_at < ${now - toldForMs}::bigint
      returning website_id, mail_id
    )
    delete from mail using forgotten
    where mail.website_id = forgotten.website_id and mail.id = forgotten.mail_id`.execute(
    database.kysely,
  )
}
