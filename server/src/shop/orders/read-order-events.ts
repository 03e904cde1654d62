import type { OrderEvent } from '@vitrine/rules/shop/orders/order-events-api.ts'
import type { Tracking } from '@vitrine/rules/shop/orders/order-parts-api.ts'
import type {
  OrderDownload,
  OrderReply,
  OrderWithEvents,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import { confirmedPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { isMailName, mailKinds } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import { orderMails, type OrderMail } from '../../ground/mails/list-mails.ts'
import { readDownloads, type Download } from '../downloads/read-downloads.ts'
import { listOrderEvents, type OrderEventRow } from './order-events-store.ts'
import { orderToken } from './order-token.ts'
import { findOrderRow } from './orders-store.ts'
import { toOrder } from './read-order.ts'
import { backOnCards, listRefunds, type WholeRefundRow } from './refund-store.ts'
import { partsOf } from './request-refund.ts'

export type MailContext = Parameters<typeof orderMails>[0] &
  Pick<Context, 'signingKey' | 'clock' | 'config'>

/** An order for its owner: with what happened to it, oldest first. */
export async function readOrderWithEvents(
  context: MailContext,
  site: SiteDatabase,
  orderId: string,
): Promise<Result<OrderWithEvents>> {
  const row = await findOrderRow(site, { id: orderId })
  if (row === undefined) return refuse(ordersRefusal('order-not-found'))
  const order = toOrder(site.siteId, row)
  const done = await listOrderEvents(site, orderId)
  const refunds = await listRefunds(site, orderId)
  const mails = await orderMails(context, site, order, [
    order.createdAt,
    ...done.map(({ at }) => at),
    ...order.withdrawals.map(({ at }) => at),
    ...refunds.map((refund) => refund.settled_at ?? refund.created_at),
  ])
  const told = mails.filter(isToShopper)
  const isFirst = ({ createdAt }: OrderMail): boolean => createdAt === order.createdAt
  // of one instant, what was done stands before the mail that tells of it
  const inParcel = (fulfilmentId: string | undefined): ItemsOfEvent =>
    named(order.items, row.fulfilments.find(({ id }) => id === fulfilmentId)?.lines ?? [])
  const events: OrderEvent[] = [
    { kind: 'placed', at: order.createdAt },
    ...told.filter(isFirst).map(toMailEvent),
    ...done.map((event) => toEvent(event, inParcel, row.currency)),
    ...refunds.map((refund) => toRefundEvent(refund, order)),
    ...order.withdrawals.map(({ id, at, name, lines }): OrderEvent => {
      return { kind: 'withdrawn', id, at, name, items: named(order.items, lines) }
    }),
    ...told.filter((mail) => !isFirst(mail)).map(toMailEvent),
  ]
  return ok({
    ...order,
    downloads: row.has_downloads
      ? (await readDownloads(context, site, orderId)).map(toDownload)
      : [],
    pageAddress: await pageAddress(context, site, orderId),
    readAt: context.clock(),
    events: events.toSorted((one, other) => one.at - other.at),
    refundable: order.paidAt === null ? [] : partsOf(row),
  })
}

async function pageAddress(
  context: MailContext,
  site: SiteDatabase,
  orderId: string,
): Promise<string> {
  const place = await findSitePlace(context, site)
  if (place === undefined) return ''
  return place.origin + confirmedPath(orderToken(context, site.siteId, orderId))
}

function toDownload({ id, line, piece, file: { name }, use }: Download): OrderDownload {
  return { id, line, piece, name, ...use }
}

function toRefundEvent(refund: WholeRefundRow, { items, grandTotal }: OrderReply): OrderEvent {
  const { id, by, state, restocked, reason } = refund
  return {
    kind: 'refund',
    at: refund.settled_at ?? refund.created_at,
    by,
    id,
    state,
    amount: toMoney(refund.amount_cents, grandTotal.currency),
    tax: toMoney(refund.tax_cents, grandTotal.currency),
    toGiftCards: toMoney(backOnCards(refund), grandTotal.currency),
    items: named(items, refund.lines),
    restocked,
    reason,
    isByProvider: refund.key.startsWith('provider '),
  }
}

function toMailEvent({ id: mailId, subject, status, createdAt, sentAt }: OrderMail): OrderEvent {
  return { kind: 'mail', at: sentAt ?? createdAt, mailId, subject, status }
}

function isToShopper({ kind }: OrderMail): boolean {
  return isMailName(kind) && mailKinds[kind].to === 'shopper'
}

const untracked: Tracking = { carrier: '', number: '', address: '' }

type ItemsOfEvent = Extract<OrderEvent, { kind: 'fulfilled' }>['items']

/** Pieces by what they are called. @param lines null: the shipping, which is none */
function named(
  items: OrderReply['items'],
  lines: readonly { readonly line: number | null; readonly quantity: number }[],
): ItemsOfEvent {
  return lines.flatMap(({ line, quantity }) => {
    const item = line === null ? undefined : items[line - 1]
    if (item === undefined || quantity === 0) return []
    const variant = Object.values(item.attributes).join(' / ')
    return [{ productName: item.productName, variant, quantity }]
  })
}

function toEvent(
  { id, kind, at, by, detail }: OrderEventRow,
  /** Also of one that was taken back. */
  inParcel: (fulfilmentId: string | undefined) => ItemsOfEvent,
  currency: string,
): OrderEvent {
  const disputed = toMoney(detail.dispute?.cents ?? 0, currency)
  switch (kind) {
    case 'note':
      return { kind, id, at, by, text: detail.text ?? '' }
    case 'cancelled':
      return { kind, at, by, restocked: detail.restocked === true, unpaid: detail.unpaid ?? null }
    case 'payment-arrived':
      return { kind, at }
    case 'dispute-opened':
      return { kind, at, amount: disputed, reason: detail.dispute?.reason ?? '' }
    case 'dispute-closed':
      return { kind, at, amount: disputed, isWon: detail.dispute?.isWon === true }
    case 'fulfilled':
      return { kind, id, at, by, tracking: detail.tracking ?? untracked, items: inParcel(id) }
    case 'download-extended':
    case 'download-revoked':
    case 'download-restored':
      return { kind, id, at, by, file: detail.file ?? '' }
    case 'downloads-sent':
      return { kind, id, at, by }
    case 'fulfilment-taken-back':
      return { kind, id, at, by, items: inParcel(detail.fulfilmentId) }
  }
}
