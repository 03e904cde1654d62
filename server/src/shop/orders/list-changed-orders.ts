import { formatCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import {
  findChangedOrderRow,
  listChangedOrderRows,
  type ChangedOrderRow,
  type ChangedOrders,
} from './orders-store.ts'
import { toOrder } from './read-order.ts'

/** An order with all that became of it. */
export type ChangedOrder = OrderReply & {
  /** Epoch milliseconds. */
  readonly modifiedAt: number
  /** In the order of `items`. */
  readonly lines: readonly { readonly line: number; readonly variantId: string }[]
  /** Oldest first; amounts in minor units. */
  readonly refunds: readonly {
    readonly id: string
    /** Epoch milliseconds. */
    readonly at: number
    readonly state: 'requested' | 'done' | 'refused'
    readonly amountCents: number
    readonly taxCents: number
    readonly reason: string
    readonly lines: readonly {
      readonly line: number | null
      readonly quantity: number
      readonly cents: number
    }[]
  }[]
}

export type ChangedOrdersPage = {
  readonly orders: readonly ChangedOrder[]
  readonly nextPageCursor: string | null
}

/** One page of orders, the newest first. */
export async function listChangedOrders(
  site: SiteDatabase,
  { limit, ...narrowed }: ChangedOrders & { readonly limit: number },
): Promise<ChangedOrdersPage> {
  const rows = await listChangedOrderRows(site, limit, narrowed)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return {
    orders: shown.map((row) => toChangedOrder(site, row)),
    nextPageCursor: isMore ? formatCursor({ at: last.created_at, id: last.id }) : null,
  }
}

/** One of them; undefined where the site has none such. */
export async function readChangedOrder(
  site: SiteDatabase,
  id: string,
): Promise<ChangedOrder | undefined> {
  const row = await findChangedOrderRow(site, id)
  return row && toChangedOrder(site, row)
}

function toChangedOrder({ siteId }: SiteDatabase, row: ChangedOrderRow): ChangedOrder {
  return {
    ...toOrder(siteId, row),
    modifiedAt: row.modified_at,
    lines: row.lines.map(({ line, variant_id: variantId }) => ({ line, variantId })),
    refunds: row.refunds.map((refund) => ({
      id: refund.id,
      at: refund.created_at,
      state: refund.state,
      amountCents: refund.amount_cents,
      taxCents: refund.tax_cents,
      reason: refund.reason,
      lines: refund.lines,
    })),
  }
}
