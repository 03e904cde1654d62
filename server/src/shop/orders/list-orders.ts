import { isAllBack } from '@vitrine/rules/shop/orders/is-all-back.ts'
import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import type { OrderLine, OrdersReply, OrderStatus } from '@vitrine/rules/shop/orders/orders-api.ts'
import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listOrderRows, type ListedOrderRow } from './orders-store.ts'

type OrdersPage = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly search?: string | undefined
  /** Of one address, and of the account that has it. */
  readonly of?: { readonly email: string; readonly memberId: string | null } | undefined
}

/** One page of a site's orders, newest first. */
export async function listOrders(site: SiteDatabase, page: OrdersPage): Promise<OrdersReply> {
  const { limit, status, search, of, cursor } = page
  const rows = await listOrderRows(site, limit, { status, search, of, after: parseCursor(cursor) })
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const hasNextPage = rows.length > page.limit && last !== undefined
  return {
    orders: shown.map(toOrderLine),
    hasNextPage,
    nextPageCursor: hasNextPage ? formatCursor({ at: last.created_at, id: last.id }) : null,
  }
}

export function toOrderLine(row: ListedOrderRow): OrderLine {
  const address = row.shipping_address
  const name = [address['firstName'], address['lastName']].filter((part) => part).join(' ')
  return {
    id: row.id,
    orderNumber: row.order_number,
    createdAt: row.created_at,
    email: row.email,
    customerName: name,
    status: row.status,
    testMode: row.test_mode,
    grandTotal: toMoney(row.grand_total_cents, row.currency),
    refundedTotal: toMoney(row.refunded_cents, row.currency),
    refundedTax: toMoney(row.refunded_tax_cents, row.currency),
    itemCount: row.item_count,
    isAllBack: isAllBack({
      pieces: row.item_count,
      refundedPieces: row.refunded_count,
      totalCents: row.grand_total_cents,
      refundedCents: row.refunded_cents,
    }),
    isSentInPart: row.status === 'paid' && row.is_any_sent,
    isWithdrawn: row.is_withdrawn,
    isDonation: row.is_donation,
    dispute: row.dispute,
    pickup: pickupOf(address),
    subscription:
      row.subscription_id === null
        ? null
        : { id: row.subscription_id, cycle: row.subscription_cycle ?? 1 },
  }
}

/** Kept with the address, which is then that of the place. */
function pickupOf({ pickup }: Readonly<Record<string, unknown>>): OrderLine['pickup'] {
  return typeof pickup === 'string' ? { note: pickup } : null
}
