import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderEvent } from '@vitrine/rules/shop/orders/order-events-api.ts'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { Money } from '@vitrine/rules/ground/money/money.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { mayEnter } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { ParcelLink } from './parcel-link.tsx'
import styles from './order-timeline.module.css'

type Told = Exclude<OrderEvent, { kind: 'note' }>

/** What happened to an order, in words. */
export function EventWords({
  event,
  order,
}: {
  readonly event: Told
  readonly order: OrderWithEvents
}) {
  const site = useSite()
  if (event.kind === 'placed' && order.isDonation) return <p>Donation received</p>
  if (event.kind === 'refund') return <Refund event={event} siteId={order.websiteId} />
  if (event.kind === 'fulfilment-taken-back' && order.pickup !== null) {
    return <p>Marked as not ready</p>
  }
  if (event.kind === 'fulfilled' && order.pickup !== null)
    return <p>Marked as ready to be picked up</p>
  if (event.kind === 'fulfilled' || event.kind === 'fulfilment-taken-back') {
    return <Parcel event={event} />
  }
  return <p>{wordsOf(event, mayEnter(site, 'mailbox') ? site.name : null)}</p>
}

type ParcelEvent = Extract<OrderEvent, { kind: 'fulfilled' | 'fulfilment-taken-back' }>

/** What was sent, by whom, and what lay in it; one of before says no more than that. */
function Parcel({ event }: { readonly event: ParcelEvent }) {
  const goods = goodsOf(event.items)
  const words = parcelWords[event.kind][goods === '' ? 'whole' : 'parcel']
  const isFollowed =
    event.kind === 'fulfilled' && Object.values(event.tracking).some((part) => part !== '')
  return (
    <div>
      <p>
        {words}
        {isFollowed && (
          <>
            : <ParcelLink tracking={event.tracking} />
          </>
        )}
      </p>
      {goods !== '' && (
        <p>
          <bdi>{goods}</bdi>
        </p>
      )}
    </div>
  )
}

const parcelWords = {
  fulfilled: { parcel: 'Marked as sent', whole: 'Marked as fulfilled' },
  'fulfilment-taken-back': { parcel: 'Marked as not sent', whole: 'Marked as not fulfilled' },
} as const

function goodsOf(items: ParcelEvent['items']): string {
  return items
    .map(({ productName, variant, quantity }) => {
      return `${quantity} × ${productName}${variant === '' ? '' : ` (${variant})`}`
    })
    .join(', ')
}

type RefundEvent = Extract<OrderEvent, { kind: 'refund' }>

/** What went back and why, or what became of that. */
function Refund({ event, siteId }: { readonly event: RefundEvent; readonly siteId: string }) {
  const write = useMoney(siteId)
  const { state, amount, tax, toGiftCards, items, restocked, reason } = event
  const money = ({ value, currency }: Money): string => write?.(Number(value), currency) ?? ''
  const isFree = amount.value === '0'
  const ofTax = tax.value === '0' ? '' : `, ${money(tax)} of it tax`
  const goods = goodsOf(items)
  return (
    <div>
      <p>{isFree ? 'Taken back' : refundWords[state](money(amount)) + ofTax}</p>
      {toGiftCards.value !== '0' && <p>{money(toGiftCards)} of it to gift cards</p>}
      {goods !== '' && (
        <p>
          <bdi>{goods}</bdi>
          {restocked && ', back in stock'}
        </p>
      )}
      {reason !== '' && (
        <p className={styles['note']} dir="auto">
          {reason}
        </p>
      )}
    </div>
  )
}

const refundWords: Readonly<Record<RefundEvent['state'], (amount: string) => string>> = {
  requested: (amount) => `A refund of ${amount} waits for the answer of the payment provider`,
  done: (amount) => `Refunded ${amount}`,
  refused: (amount) => `The payment provider refused to refund ${amount}`,
}

/** @param siteName null where its mailbox is closed to whoever reads this */
function wordsOf(
  event: Exclude<Told, RefundEvent | ParcelEvent>,
  siteName: string | null,
): ReactNode {
  switch (event.kind) {
    case 'placed':
      return 'Order placed'
    case 'download-extended':
    case 'download-revoked':
    case 'download-restored':
      return (
        <>
          {downloadWords[event.kind]}: <bdi>{event.file}</bdi>
        </>
      )
    case 'withdrawn': {
      const goods = goodsOf(event.items)
      return (
        <>
          <bdi>{event.name}</bdi> withdrew from <bdi>{goods}</bdi>
        </>
      )
    }
    case 'downloads-sent':
      return 'Sent the links of the downloads again'
    case 'cancelled':
      return event.restocked
        ? 'Cancelled; the items went back into stock'
        : 'Cancelled; the stock stayed as it was'
    case 'mail':
      return (
        <>
          Mail to the customer:{' '}
          {siteName === null ? (
            event.subject
          ) : (
            <Link to="/sites/$siteName/mailbox/$mailId" params={{ siteName, mailId: event.mailId }}>
              {event.subject}
            </Link>
          )}
          , {mailStates[event.status]}
        </>
      )
  }
}

const downloadWords = {
  'download-extended': 'Allowed five more downloads',
  'download-revoked': 'Revoked a download',
  'download-restored': 'Restored a download',
} as const

const mailStates: Readonly<Record<Extract<OrderEvent, { kind: 'mail' }>['status'], string>> = {
  stored: 'not sent, as no mail server is set',
  queued: 'waits to be sent',
  sending: 'is being sent',
  sent: 'sent',
  failed: 'could not be sent',
  unsure: 'may have been sent',
}
