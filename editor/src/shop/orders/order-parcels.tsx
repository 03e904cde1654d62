import { Printer } from 'lucide-react'
import { restToSend } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { FulfilmentReply, OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { may } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { ParcelContent } from './parcel-content.tsx'
import { ParcelLink } from './parcel-link.tsx'
import { useMoveOrder } from './use-move-order.ts'
import styles from './order-parcels.module.css'

/** What was sent of an order, parcel by parcel, and what is still to be sent. */
export function OrderParcels(props: {
  readonly order: OrderReply
  readonly onPrint: (parcel: FulfilmentReply) => void
}) {
  const { order, onPrint } = props
  const site = useSite()
  const move = useMoveOrder(order)
  const { fulfilments, items, isSentInPart } = order
  // what is fetched or done is in no parcel
  if (fulfilments.length === 0 || order.pickup !== null || order.shippingName === '') return null
  const isWhole = fulfilments.length === 1 && !isSentInPart
  return (
    <Panel title="Parcels">
      <ul className={styles['parcels']}>
        {fulfilments.map((parcel, at) => (
          <Parcel
            key={parcel.id}
            name={`Parcel ${at + 1}`}
            parcel={parcel}
            order={order}
            onPrint={() => onPrint(parcel)}
            onTakeBack={
              may(site, 'manage-orders')
                ? () => move.mutate({ way: 'back', parcel, isWhole })
                : null
            }
            isPending={move.isPending}
          />
        ))}
        {isSentInPart && (
          <li className={styles['parcel']}>
            <div className={styles['words']}>
              <p className={styles['name']}>Still to send</p>
              <ParcelContent order={order} lines={restToSend(items)} />
            </div>
          </li>
        )}
      </ul>
    </Panel>
  )
}

function Parcel(props: {
  readonly name: string
  readonly parcel: FulfilmentReply
  readonly order: OrderReply
  readonly onPrint: () => void
  /** Null where it may not be changed by whoever looks at it. */
  readonly onTakeBack: (() => void) | null
  readonly isPending: boolean
}) {
  const { name, parcel, order, onPrint, onTakeBack, isPending } = props
  const settings = useSettings(useSite().siteId)
  return (
    <li className={styles['parcel']}>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <ParcelContent order={order} lines={parcel.lines} />
        <ParcelLink tracking={parcel.tracking} />
        <p className={styles['facts']}>
          {[formatInstant(parcel.at, settings), parcel.by].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles['acts']}>
        <Button
          kind="quiet"
          size="small"
          aria-label={`Print the packing slip of ${name.toLowerCase()}`}
          icon={<Printer size={14} aria-hidden />}
          onPress={onPrint}
        />
        {onTakeBack !== null && (
          <Button
            size="small"
            aria-label={`Take back ${name.toLowerCase()}`}
            isDisabled={isPending}
            onPress={onTakeBack}
          >
            Take back
          </Button>
        )}
      </div>
    </li>
  )
}
