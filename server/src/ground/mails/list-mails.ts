import type { MailLine, MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { Config } from '../config/config.ts'
import type { SiteDatabase } from '../db/database.ts'
import { wayOfMails } from './mail-way.ts'
import { findConfirmation, findMailRow, listMailRows, type MailRow } from './mails-store.ts'

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

export type OrderMail = Pick<MailLine, 'id' | 'subject' | 'status' | 'sentAt'>

/**
 * Where the confirmation of an order is; undefined where there is none. A mail that waits for a mail
 * server which is not set any more is only stored.
 */
export async function findOrderMail(
  context: { readonly config: Pick<Config, 'smtpUrl'> },
  site: SiteDatabase,
  order: { readonly id: string; readonly createdAt: number },
): Promise<OrderMail | undefined> {
  const row = await findConfirmation(site, order.id, order.createdAt)
  if (row === undefined) return undefined
  const { id, subject, sent_at: sentAt } = row
  const waits = row.status === 'queued' && (await wayOfMails(context, site)) === 'none'
  return { id, subject, sentAt, status: waits ? 'stored' : row.status }
}

function toMailLine(row: Omit<MailRow, 'html' | 'text'>): MailLine {
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
