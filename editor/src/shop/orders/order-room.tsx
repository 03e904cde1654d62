import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { billingLines } from '@vitrine/rules/shop/checkout/address-lines.ts'
import { orderPlaceLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import type { LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { OrderReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { Banner, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { formatInstant } from '../../ground/dates/format.ts'
import { may } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { CallBackDialog } from './call-back-dialog.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { MoneyBanner } from './money-banner.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { MoveButton } from './move-button.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMark } from './order-mark.tsx'
import { OrderMenu } from './order-menu.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { PaymentOf } from './order-payment.tsx'
import { orderQuery } from './order-query.ts'
import { OrderWithdrawals } from './order-withdrawals.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { usePackingSlip } from './packing-slip.tsx'
import { RefundDialog } from './refund-dialog.tsx'
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
  const slip = usePackingSlip(order)
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  // what a refund begins with; none: nothing is chosen yet
  const [units, setUnits] = useState<readonly LineQuantity[]>([])
  const close = (): void => {
    setAsked(null)
    setUnits([])
  }
  const mayWrite = may(site, 'manage-orders')
  const CancelDialog = order.status === 'received' ? CallBackDialog : CancelOrderDialog
  return (
    <Room
      title={`${order.isDonation ? 'Donation' : 'Order'} ${order.orderNumber}`}
      back={back}
      actions={mayWrite && <MoveButton order={order} />}
      menu={
        <OrderMenu order={order} onAsk={mayWrite ? setAsked : null} onPrint={() => slip.print()} />
      }
    >
      <p className={styles['facts']}>
        <OrderMark order={order} />
        <span>{formatInstant(order.createdAt, settings)}</span>
        {order.subscription !== null && (
          <Link
            to="/sites/$siteName/subscriptions/$subscriptionId"
            params={{ siteName: site.name, subscriptionId: order.subscription.id }}
          >
            Its subscription
          </Link>
        )}
      </p>
      <MoneyBanner order={order} />
      {mayWrite && order.status === 'paid' && order.isAllBack && (
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
      <div ref={around} className={styles['columns']}>
        <div className={styles['main']}>
          <Panel title={order.isDonation ? 'What was given' : 'Items'}>
            <OrderItems order={order} />
          </Panel>
          <OrderWithdrawals
            order={order}
            onRefund={(units) => {
              setUnits(units)
              setAsked('refund')
            }}
          />
          <OrderParcels order={order} onPrint={slip.print} />
          <OrderDownloads order={order} />
        </div>
        <div className={styles['side']}>
          <Panel title="Customer">
            {order.pickup !== null && <PickedUpBy order={order} />}
            <p>
              <a href={`mailto:${order.email}`}>{order.email}</a>
            </p>
            <p className={styles['quiet']}>
              <Link
                to="/sites/$siteName/customers/$email"
                params={{ siteName: site.name, email: order.email }}
              >
                All that they bought
              </Link>
            </p>
            {order.agreedToTerms && <p className={styles['quiet']}>Agreed to the terms.</p>}
            {order.reverseCharge && (
              <p className={styles['quiet']}>Reverse charge: sold without tax to a company.</p>
            )}
            {order.downloadConsent !== '' && (
              <p className={styles['quiet']}>Agreed: “{order.downloadConsent}”</p>
            )}
          </Panel>
          <NoteOf order={order} />
          <Address order={order} />
          <BilledTo order={order} />
          <PaymentOf order={order} />
        </div>
        <OrderTimeline order={order} />
      </div>
      {slip.paper}
      {asked === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {asked === 'refund' && settings !== undefined && write !== undefined && (
        <RefundDialog {...{ order, settings, write, units }} onClose={close} />
      )}
    </Room>
  )
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

/** What whoever bought tells the shop. */
function NoteOf({ order: { customerNote } }: { readonly order: OrderReply }) {
  if (customerNote === '') return null
  return (
    <Panel title="Note from the customer">
      <p className={styles['address']}>
        <bdi>{customerNote}</bdi>
      </p>
    </Panel>
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
  const { pickup, shippingAddress: to, isDonation } = order
  const phone = pickup === null ? to.phone : ''
  const lines = [...orderPlaceLines(order, 'en-US'), phone].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <Panel title={isDonation ? 'Given by' : pickup === null ? 'Ship to' : 'Picked up at'}>
      <address className={styles['address']}>{lines.join('\n')}</address>
    </Panel>
  )
}
