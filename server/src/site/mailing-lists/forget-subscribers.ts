import { sql } from 'kysely'
import { listLimits } from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import type { Context } from '../../ground/context.ts'

/**
 * Forgets, on every site of the installation, addresses that nobody has confirmed, and those that an
 * owner has taken off the list a day ago (GDPR, article 5(1)(e)).
 */
export async function forgetSubscribers({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await sql`
    delete from subscriber
    where state = 'asked' and asked_at < ${now - listLimits.forgetAskedAfterMs}::bigint
      or removed_at < ${now - listLimits.removedForMs}::bigint`.execute(database.kysely)
}
