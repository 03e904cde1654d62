import { sql, type Selectable } from 'kysely'
import type { TimeCursor } from '@vitrine/rules/pages/page-cursor.ts'
import type { Database, SiteDatabase } from '../db/database.ts'
import type { MailTable } from '../db/schema.ts'
import type { SiteId } from '@vitrine/rules/ids/ids.ts'

export type MailRow = Selectable<MailTable>

export async function insertMail(
  site: SiteDatabase,
  mail: Omit<MailRow, 'website_id' | 'sent_at'>,
): Promise<void> {
  await site.queries
    .insertInto('mail')
    .values({ ...mail, website_id: site.siteId, sent_at: null })
    .execute()
}

/** Newest first, without their texts; one more than asked for. */
export function listMailRows(
  site: SiteDatabase,
  limit: number,
  after: TimeCursor | undefined,
): Promise<Omit<MailRow, 'html' | 'text'>[]> {
  let query = site.queries
    .selectFrom('mail')
    .select([
      'website_id',
      'id',
      'kind',
      'to_address',
      'subject',
      'order_id',
      'status',
      'created_at',
      'sent_at',
    ])
    .where('website_id', '=', site.siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
  if (after !== undefined) {
    query = query.where((where) =>
      where.or([
        where('created_at', '<', after.at),
        where.and([where('created_at', '=', after.at), where('id', '>', after.id)]),
      ]),
    )
  }
  return query.execute()
}

export function findMailRow(site: SiteDatabase, id: string): Promise<MailRow | undefined> {
  return site.queries
    .selectFrom('mail')
    .selectAll()
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Mails that wait for the mail server, oldest first, of every site of the installation. */
export function listQueuedMails(
  database: Database,
  limit: number,
): Promise<{ siteId: SiteId; id: string }[]> {
  return (
    database.kysely
      .selectFrom('mail')
      .select(['website_id', 'id'])
      // literally, because the index of waiting mails is for this word
      .where('status', '=', sql.lit('queued'))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute()
      .then((rows) => rows.map((row) => ({ siteId: row.website_id as SiteId, id: row.id })))
  )
}

/**
 * Takes a waiting mail for sending, once. It counts as sent from here on: a process that ends
 * between this and the mail server's answer loses a mail rather than sending it twice.
 */
export function claimMail(
  site: SiteDatabase,
  id: string,
  now: number,
): Promise<MailRow | undefined> {
  return site.queries
    .updateTable('mail')
    .set({ status: 'sent', sent_at: now })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
}

export async function setMailFailed(site: SiteDatabase, id: string): Promise<void> {
  await site.queries
    .updateTable('mail')
    .set({ status: 'failed', sent_at: null })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .execute()
}
