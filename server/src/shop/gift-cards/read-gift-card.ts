import type {
  GiftCardEntry,
  GiftCardLine,
  GiftCardReply,
} from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { giftCardState } from '@vitrine/rules/shop/gift-cards/gift-card.ts'
import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import {
  findGiftCardRow,
  listGiftCardEntries,
  listGiftCardRows,
  type GiftCardRow,
} from './gift-card-store.ts'

type Page = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly search: string
}

/** One page of a site's gift cards, newest first. */
export async function listGiftCards(site: SiteDatabase, { limit, cursor, search }: Page) {
  const rows = await listGiftCardRows(site, limit, { search, after: parseCursor(cursor) })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasNext = rows.length > limit && last !== undefined
  return {
    giftCards: shown.map(toLine),
    nextPageCursor: hasNext ? formatCursor({ at: last.created_at, id: last.id }) : null,
  }
}

/** A gift card with all that came and went on it; undefined where the site has none such. */
export async function readGiftCard(
  site: SiteDatabase,
  id: string,
): Promise<GiftCardReply | undefined> {
  const row = await findGiftCardRow(site, id)
  if (row === undefined) return undefined
  const entries = await listGiftCardEntries(site, id)
  return {
    ...toLine(row),
    message: row.message,
    deliveredAt: row.delivered_at,
    isVoidByOrder: row.void_cause !== null,
    entries: entries.map((entry): GiftCardEntry => {
      const { cause, cents, at, order_id: orderId, order_number: orderNumber, by } = entry
      return {
        kind: kindOf(cause),
        at,
        amount: toMoney(cents, row.currency),
        order: orderId === null ? null : { id: orderId, orderNumber },
        by,
      }
    }),
  }
}

function kindOf(cause: string): GiftCardEntry['kind'] {
  const [kind] = cause.split(' ')
  return kind === 'order' || kind === 'release' || kind === 'refund' ? kind : 'made'
}

function toLine(row: GiftCardRow): GiftCardLine {
  const { currency, balance_cents: balanceCents, voided_at, delivered_at: deliveredAt } = row
  return {
    id: row.id,
    lastFour: row.last_four,
    state: giftCardState({ isVoid: voided_at !== null, balanceCents, deliveredAt }),
    value: toMoney(row.value_cents, currency),
    balance: toMoney(balanceCents, currency),
    testMode: row.test_mode,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    senderName: row.sender_name,
    createdAt: row.created_at,
    deliverAt: row.deliver_at,
  }
}
