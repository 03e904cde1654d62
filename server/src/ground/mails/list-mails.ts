import type { MailLine, MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { Config } from '../config/config.ts'
import type { SiteDatabase } from '../db/database.ts'
import { wayOfMails } from './mail-way.ts'
import { findMailRow, listMailRows, listOrderMails, type ListedMail } from './mails-store.ts'

/** One page of a site's mailbox, newest first. */
export async function listMails(
  site: SiteDatabase,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<MailsReply> {
  const rows = await listMailRows(site, page.limit, parseCursor(page.cursor))
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const hasNextPage = rows.length > page.limit && last !== undefined
  return {
    mails: shown.map(toMailLine),
    hasNextPage,
    nextPageCursor: hasNextPage ? formatCursor({ at: last.created_at, id: last.id }) : null,
  }
}

/** A mail with its texts; undefined where this site has none of that id. */
export async function readMail(site: SiteDatabase, id: string): Promise<MailReply | undefined> {
  const row = await findMailRow(site, id)
  return row === undefined ? undefined : { ...toMailLine(row), html: row.html, text: row.text }
}

export type OrderMail = Pick<
  MailLine,
  'id' | 'kind' | 'subject' | 'status' | 'createdAt' | 'sentAt'
>

/**
 * What was written about an order to whoever bought, oldest first. A mail that waits for a mail server
 * which is not set any more is only stored.
 * @param written when what they tell of happened
 */
export async function orderMails(
  context: { readonly config: Pick<Config, 'smtpUrl'> },
  site: SiteDatabase,
  { id, email }: { readonly id: string; readonly email: string },
  written: readonly number[],
): Promise<readonly OrderMail[]> {
  const rows = await listOrderMails(site, { id, email, written })
  const isStuck =
    rows.some(({ status }) => status === 'queued') && (await wayOfMails(context, site)) === 'none'
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    status: isStuck && row.status === 'queued' ? 'stored' : row.status,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }))
}

function toMailLine(row: ListedMail): MailLine {
  return {
    id: row.id,
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    status: row.status,
    orderId: row.order_id,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    attempts: row.attempts,
    nextTryAt: row.status === 'queued' ? row.due_at : null,
    lastError: row.last_error,
  }
}
