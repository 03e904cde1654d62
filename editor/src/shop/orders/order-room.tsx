import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Ban, Ellipsis, Printer, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Money } from '@vitrine/rules/ground/money/money.ts'
import { billingLines } from '@vitrine/rules/shop/checkout/address-lines.ts'
import { orderPlaceLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import {
  ordersApi,
  type OrderReply,
  type OrderWithEvents,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import { giftDetailsOf } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import { isRefundable } from '@vitrine/rules/shop/orders/decide-refund.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { MenuButton, type MenuEntry } from '../../ground/controls/menu-button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { Banner, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { formatInstant } from '../../ground/dates/format.ts'
import { may } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderMark } from './order-mark.tsx'
import { PaymentOf } from './order-payment.tsx'
import { orderQuery, useReadOrdersAgain } from './order-query.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { PackingSlip, printSlip } from './packing-slip.tsx'
import { ReadyOrderDialog } from './ready-order-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { SendOrderDialog, type Fulfilment } from './send-order-dialog.tsx'
import styles from './order-room.module.css'
import list from '../../ground/controls/list.module.css'

/** One order: what to send, to whom, and what was paid. */
export function OrderRoom() {
  const site = useSite()
  const { orderId = '' } = useParams({ strict: false })
  const order = useQuery(orderQuery(site.siteId, orderId))
  const back = (
    <Link
      to="/sites/$siteName/orders"
      params={{ siteName: site.name }}
      search={{}}
      className={list['back'] ?? ''}
    >
      <ArrowLeft size={16} aria-hidden /> Orders
    </Link>
  )
  if (order.isSuccess) return <OrderPage order={order.data} back={back} />
  return (
    <Room title="Order" back={back}>
      {order.isPending ? (
        <Skeleton rows={6} height={56} />
      ) : (
        <LoadError
          error={order.error}
          onRetry={() => void order.refetch()}
          back={
            <Link
              to="/sites/$siteName/orders"
              params={{ siteName: site.name }}
              search={{}}
              className={buttonClass()}
            >
              Back to Orders
            </Link>
          }
        />
      )}
    </Room>
  )
}

function OrderPage({
  order,
  back,
}: {
  readonly order: OrderWithEvents
  readonly back: React.ReactNode
}) {
  const site = useSite()
  const settings = useSettings(site.siteId)
  const [asked, setAsked] = useState<'cancel' | 'refund' | null>(null)
  const write = useMoney(site.siteId)
  const close = (): void => setAsked(null)
  const mayWrite = may(site, 'manage-orders')
  return (
    <Room
      title={`Order ${order.orderNumber}`}
      back={back}
      actions={mayWrite && <MoveButton order={order} />}
      menu={<OrderMenu order={order} onAsk={mayWrite ? setAsked : null} />}
    >
      <p className={styles['facts']}>
        <OrderMark order={order} />
        <span>{formatInstant(order.createdAt, settings)}</span>
      </p>
      {mayWrite && order.status === 'paid' && !order.items.some(isLeft) && (
        <Banner
          tone="ok"
          action={
            <Button size="small" onPress={() => setAsked('cancel')}>
              Cancel the order…
            </Button>
          }
        >
          All of it was given back: nothing is left to send.
        </Banner>
      )}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <Panel title="Items">
            <OrderItems order={order} />
          </Panel>
          <OrderDownloads order={order} />
        </div>
        <div className={styles['side']}>
          <Panel title="Customer">
            {order.pickup !== null && <PickedUpBy order={order} />}
            <p>
              <a href={`mailto:${order.email}`}>{order.email}</a>
            </p>
            {order.agreedToTerms && <p className={styles['quiet']}>Agreed to the terms.</p>}
          </Panel>
          <Address order={order} />
          <BilledTo order={order} />
          <PaymentOf order={order} />
        </div>
        <OrderTimeline order={order} />
      </div>
      <PackingSlip order={order} />
      {asked === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}
      {asked === 'refund' && settings !== undefined && write !== undefined && (
        <RefundDialog order={order} settings={settings} write={write} onClose={close} />
      )}
    </Room>
  )
}

function MoveButton({ order }: { readonly order: OrderWithEvents }) {
  const move = useMoveOrder(order)
  const [isSending, setSending] = useState(false)
  const AskedDialog = order.pickup === null ? SendOrderDialog : ReadyOrderDialog
  if (order.status === 'cancelled') return null
  if (order.status === 'paid' && !order.items.some(isLeft)) return null
  if (order.status === 'fulfilled') {
    return (
      <Button isPending={move.isPending} onPress={() => move.mutate({ way: 'back' })}>
        Mark as not {order.pickup === null ? 'fulfilled' : 'ready'}
      </Button>
    )
  }
  const send = async (fulfilment: Fulfilment): Promise<void> => {
    // a refusal is said by its notice
    await move.mutateAsync({ way: 'forward', fulfilment }).catch(() => undefined)
  }
  return (
    <>
      <Button
        kind="primary"
        isPending={move.isPending}
        // without a name nothing is sent
        onPress={() => (order.shippingName === '' ? void send(unsent) : setSending(true))}
      >
        {order.pickup === null ? 'Mark as fulfilled' : 'Mark as ready'}
      </Button>
      {isSending && <AskedDialog order={order} onSend={send} onClose={() => setSending(false)} />}
    </>
  )
}

/** Whether anything of it is to be sent, or was. */
function isLeft({ quantity, refundedQuantity }: OrderReply['items'][number]): boolean {
  return quantity > refundedQuantity
}

/** Of an order that goes by no post, nobody is told that it is on its way. */
const unsent: Fulfilment = { tellsCustomer: false }

/** What else can be done with an order; nothing where there is nothing to send and nothing to cancel. */
function OrderMenu(props: {
  readonly order: OrderWithEvents
  /** Null where it may not be changed by whoever looks at it. */
  readonly onAsk: ((question: 'cancel' | 'refund') => void) | null
}) {
  const { order, onAsk } = props
  const entries: MenuEntry[] = []
  // without a name nothing was sent
  if (order.shippingName !== '' && order.items.some(isLeft)) {
    entries.push({
      id: 'print',
      name: 'Print packing slip',
      icon: <Printer size={15} aria-hidden />,
      onAction: printSlip,
    })
  }
  if (onAsk !== null && isRefundable(order.refundable)) {
    entries.push({
      id: 'refund',
      name: 'Refund…',
      icon: <Undo2 size={15} aria-hidden />,
      onAction: () => onAsk('refund'),
    })
  }
  if (order.status === 'paid' && onAsk !== null) {
    entries.push({
      id: 'cancel',
      name: 'Cancel the order…',
      icon: <Ban size={15} aria-hidden />,
      isDanger: true,
      onAction: () => onAsk('cancel'),
    })
  }
  if (entries.length === 0) return null
  return (
    <MenuButton
      label={`More of order ${order.orderNumber}`}
      size="medium"
      icon={<Ellipsis size={16} aria-hidden />}
      entries={entries}
    />
  )
}

type Move = { readonly way: 'forward'; readonly fulfilment: Fulfilment } | { readonly way: 'back' }

/** Marks an order as sent, or takes that back; each offers the other as its undo. */
function useMoveOrder({ id: orderId, orderNumber, events, pickup }: OrderWithEvents) {
  const { siteId } = useSite()
  const readAgain = useReadOrdersAgain(siteId)
  const params = { siteId, orderId }
  const done = pickup === null ? 'fulfilled' : 'ready'
  const move = useMutation({
    mutationFn: (one: Move) =>
      whileSaving(() =>
        one.way === 'forward'
          ? call(ordersApi.fulfil, { params, body: one.fulfilment })
          : call(ordersApi.takeFulfilmentBack, { params }),
      ),
    onSuccess: (_order, { way }) =>
      showNotice({
        message: `Order ${orderNumber} is ${way === 'forward' ? done : `not ${done} any more`}.`,
        action: {
          name: 'Undo',
          run: () =>
            move.mutate(
              way === 'forward'
                ? { way: 'back' }
                : { way: 'forward', fulfilment: asBefore(events) },
            ),
          isOnlyWayBack: true,
        },
      }),
    onError: (error) => showNotice({ message: error.message, isError: true }),
    onSettled: readAgain,
  })
  return move
}

/** As it was sent last, which is not told once more. */
function asBefore(events: OrderWithEvents['events']): Fulfilment {
  const sent = events.findLast((event) => event.kind === 'fulfilled')
  return sent === undefined ? unsent : { tracking: sent.tracking, tellsCustomer: false }
}

/** How it is sent, and the code that made that free. */
function shippingLabel({ shippingName, pickup, discounts }: OrderReply): string {
  const code = discounts.find(({ freesShipping }) => freesShipping)?.code
  const shipping = `${pickup === null ? 'Shipping' : 'Pickup'}: ${shippingName}`
  return code === undefined ? shipping : `${shipping} (discount ${code})`
}

function OrderItems({ order }: { readonly order: OrderReply }) {
  const site = useSite()
  const write = useMoney(order.websiteId)
  // `value` is minor units as text
  const money = ({ value, currency }: Money) => write?.(Number(value), currency)
  const { shippingTotal } = order
  const shipping =
    write &&
    shippingPrice(Number(shippingTotal.value), (cents, options) =>
      write(cents, shippingTotal.currency, options),
    )
  const sums = [
    ['Subtotal', money(order.subtotal)],
    ...order.discounts
      .filter(({ amount }) => amount.value !== '0')
      .map(({ code, amount }) => [
        `Discount ${code}`,
        money({ ...amount, value: `-${amount.value}` }),
      ]),
    // without a name nothing was sent
    ...(order.shippingName === '' ? [] : [[shippingLabel(order), shipping]]),
    ...order.taxes.map(({ label, amount }) => [
      order.taxIncluded ? `Including ${label}` : label,
      money(amount),
    ]),
  ]
  return (
    <table className={styles['items']}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item, row) => (
          <tr key={`${item.itemId} ${row}`}>
            <td>
              {item.productName}
              <small>
                {[...Object.values(item.attributes), item.sku, recipientOf(item)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </td>
            <td>
              {item.quantity}
              {item.refundedQuantity > 0 && <small>{item.refundedQuantity} given back</small>}
            </td>
            <td>{money(item.unitPrice)}</td>
            <td>{money(item.lineTotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr className={styles['grand']}>
          <th scope="row" colSpan={3}>
            Total
          </th>
          <td>{money(order.grandTotal)}</td>
        </tr>
        {order.giftCards.map(({ id, lastFour, amount }) => (
          <tr key={id}>
            <th scope="row" colSpan={3}>
              <Link
                to="/sites/$siteName/gift-cards/$giftCardId"
                params={{ siteName: site.name, giftCardId: id }}
              >
                Gift card …{lastFour}
              </Link>
            </th>
            <td>{money({ ...amount, value: `-${amount.value}` })}</td>
          </tr>
        ))}
        {order.refundedTotal.value !== '0' && (
          <tr>
            <th scope="row" colSpan={3}>
              Refunded
            </th>
            <td>{money({ ...order.refundedTotal, value: `-${order.refundedTotal.value}` })}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

/** Who gets a gift card; empty: it is none, or goes to whoever has bought it. */
function recipientOf({ additionalFields }: OrderReply['items'][number]): string {
  const to = giftDetailsOf(additionalFields)?.recipientEmail
  return to === undefined ? '' : `to ${to}`
}

/** Who comes for it: the address is that of the place. */
function PickedUpBy({ order: { customerName, shippingAddress } }: { readonly order: OrderReply }) {
  const { phone } = shippingAddress
  return (
    <>
      <p>
        <bdi>{customerName}</bdi>
      </p>
      {phone !== '' && <p>{phone}</p>}
    </>
  )
}

/** Whom the bill is made out to, where that is somebody else. */
function BilledTo({ order: { billingAddress } }: { readonly order: OrderReply }) {
  if (billingAddress === null) return null
  return (
    <Panel title="Bill to">
      <address className={styles['address']}>
        {billingLines(billingAddress, 'en-US').join('\n')}
      </address>
    </Panel>
  )
}

/** The editor speaks American English. */
function Address({ order }: { readonly order: OrderReply }) {
  const { pickup, shippingAddress: to } = order
  const phone = pickup === null ? to.phone : ''
  const lines = [...orderPlaceLines(order, 'en-US'), phone].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <Panel title={pickup === null ? 'Ship to' : 'Picked up at'}>
      <address className={styles['address']}>{lines.join('\n')}</address>
    </Panel>
  )
}
