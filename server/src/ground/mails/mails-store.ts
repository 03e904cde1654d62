import { sql, type Selectable } from 'kysely'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { Database, SiteDatabase } from '../db/database.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import type { MailTable } from '../db/schema.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

export type MailRow = Selectable<MailTable>

/** A mail to be stored; without an address it goes to the site's owner. */
export type NewMail = Pick<
  MailRow,
  | 'id'
  | 'kind'
  | 'subject'
  | 'html'
  | 'text'
  | 'order_id'
  | 'status'
  | 'created_at'
  | 'due_at'
  | 'stop_address'
> & { readonly to_address: string | null; readonly at_most_once: boolean }

/** Stores mails, and none to an owner where there is no owner. */
export async function insertMails(site: SiteDatabase, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return
  await sql`
    with owner as (
      select account.email from membership join account using (account_id)
      where membership.website_id = ${site.siteId} and is_owner
      order by membership.created_at, account_id limit 1
    )
    insert into mail (website_id, id, kind, to_address, subject, html, text, order_id, status,
      created_at, due_at, at_most_once, stop_address)
    select ${site.siteId}, id, kind, coalesce(to_address, owner.email), subject, html, text,
      order_id, status, created_at, due_at, at_most_once, stop_address
    from json_to_recordset(${JSON.stringify(mails)}::json) as mail (id text, kind text,
      to_address text, subject text, html text, text text, order_id text, status text,
      created_at bigint, due_at bigint, at_most_once boolean, stop_address text) left join owner on true
    where coalesce(to_address, owner.email) is not null`.execute(site.queries)
}

export type ListedMail = Omit<MailRow, 'html' | 'text' | 'at_most_once' | 'stop_address'>

/** Newest first, without their texts; one more than asked for. */
export function listMailRows(
  site: SiteDatabase,
  limit: number,
  after: TimeCursor | undefined,
): Promise<ListedMail[]> {
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
      'due_at',
      'attempts',
      'last_error',
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

type OrderMailRow = Pick<MailRow, 'id' | 'kind' | 'subject' | 'status' | 'created_at' | 'sent_at'>

const readOrderMails = fixedStatement<
  { siteId: string; id: string; email: string; written: readonly number[] },
  OrderMailRow
>(
  (slot) => sql`
    select id, kind, subject, status, created_at, sent_at from mail
    where website_id = ${slot('siteId')} and created_at = any(${slot('written')})
      and order_id = ${slot('id')} and to_address = ${slot('email')}
    order by created_at`,
)

/**
 * Mails about an order to one address, oldest first.
 * @param written when they can have been, which is in the same instant as what they tell of
 */
export function listOrderMails(
  { siteId, queries }: SiteDatabase,
  order: { readonly id: string; readonly email: string; readonly written: readonly number[] },
): Promise<readonly OrderMailRow[]> {
  return readOrderMails(queries, { siteId, ...order })
}

/**
 * Mails whose time has come, of every site of the installation: of each the one that waits longest,
 * then the next, so that a site with many leaves room for those of the others.
 */
export async function listDueMails(
  database: Database,
  now: number,
  limit: number,
): Promise<readonly { readonly siteId: SiteId; readonly id: string }[]> {
  // the index holds those that have a time
  const { rows } = await sql<{ siteId: SiteId; id: string }>`
    select website_id as "siteId", id from (
      select website_id, id, due_at,
        row_number() over (partition by website_id order by due_at, id) as turn
      from mail where due_at is not null and due_at <= ${now}
    ) due order by turn, due_at, id limit ${limit}`.execute(database.kysely)
  return rows
}

/**
 * Takes a mail for sending, until `leaseUntil`: then it is due again, because whoever took it ended
 * before the mail server answered. Undefined when another process was faster, or where it must not come
 * twice and may have gone out already.
 */
export function claimMail(
  site: SiteDatabase,
  id: string,
  { now, leaseUntil }: { readonly now: number; readonly leaseUntil: number },
): Promise<MailRow | undefined> {
  return site.queries
    .updateTable('mail')
    .set((set) => ({
      status: 'sending',
      due_at: leaseUntil,
      attempts: set('attempts', '+', 1),
    }))
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .where((where) =>
      where.or([where('at_most_once', '=', false), where('status', '<>', 'sending')]),
    )
    .returningAll()
    .executeTakeFirst()
}

/**
 * Lets a mail rest that must not come twice, of which nobody knows whether it went out.
 * @param due by when whoever had taken it would have been done
 */
export async function setMailUnsure(
  site: SiteDatabase,
  id: string,
  { due, reason }: { readonly due: number; readonly reason: string },
): Promise<void> {
  await site.queries
    .updateTable('mail')
    .set({ status: 'unsure', due_at: null, last_error: reason })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .where('at_most_once', '=', true)
    .where('status', '=', 'sending')
    .where('due_at', '<=', due)
    .execute()
}

export async function setMailSent(site: SiteDatabase, id: string, now: number): Promise<void> {
  await site.queries
    .updateTable('mail')
    .set({ status: 'sent', sent_at: now, due_at: null, last_error: null })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .execute()
}

/** Notes a try that failed; false when another process has the mail by now. */
export async function setMailFailed(
  site: SiteDatabase,
  mail: Pick<MailRow, 'id' | 'due_at'>,
  failure: { readonly reason: string; readonly nextTryAt: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await site.queries
    .updateTable('mail')
    .set({
      status: failure.nextTryAt === null ? 'failed' : 'queued',
      due_at: failure.nextTryAt,
      last_error: failure.reason,
    })
    .where('website_id', '=', site.siteId)
    .where('id', '=', mail.id)
    .where('status', '=', 'sending')
    .where('due_at', '=', mail.due_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a mail that was given up due now; false where there is none. */
export async function queueAgain(site: SiteDatabase, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await site.queries
    .updateTable('mail')
    .set({ status: 'queued', due_at: now, attempts: 0 })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
