import { Link } from '@tanstack/react-router'
import type { OrderLine } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ChooseRow, ChooseTable, type ChosenRows } from '../../ground/controls/choose-rows.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { cx } from '../../ground/styling/cx.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { OrderMark } from './order-mark.tsx'
import choose from '../../ground/controls/choose-rows.module.css'
import list from '../../ground/controls/list.module.css'
import styles from './orders-room.module.css'

/** Orders with who bought, how far each has come and what it came to. */
export function OrdersTable({
  orders,
  chosen,
  onChoose,
}: ChosenRows & { readonly orders: readonly OrderLine[] }) {
  return (
    <ChooseTable
      ids={orders.map(({ id }) => id)}
      noun="orders"
      chosen={chosen}
      onChoose={onChoose}
      columns={
        <>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col" className={list['wide']}>
            Placed
          </th>
          <th scope="col" className={list['wide']}>
            Status
          </th>
          <th scope="col" className={list['number']}>
            Total
          </th>
        </>
      }
    >
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} chosen={chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </ChooseTable>
  )
}

function OrderRow({ order, chosen, onChoose }: ChosenRows & { readonly order: OrderLine }) {
  const site = useSite()
  const settings = useSettings(site.siteId)
  const money = useMoney(site.siteId)
  const name = `Order ${order.orderNumber}`
  return (
    <tr className={cx(chosen.has(order.id) && choose['chosen'])}>
      <ChooseRow
        id={order.id}
        title={`order ${order.orderNumber}`}
        chosen={chosen}
        onChoose={onChoose}
      />
      <td className={list['whole']}>
        <Link
          to="/sites/$siteName/orders/$orderId"
          params={{ siteName: site.name, orderId: order.id }}
          className={list['row'] ?? ''}
          aria-label={name}
        >
          #{order.orderNumber}
        </Link>
      </td>
      <td className={list['breaks']}>
        {order.customerName === '' ? order.email : order.customerName}
        <span className={list['narrow']}>
          {formatInstant(order.createdAt, settings)} <OrderMark order={order} />
        </span>
      </td>
      <td className={`${list['when']} ${list['wide']}`}>
        {formatInstant(order.createdAt, settings)}
      </td>
      <td className={list['wide']}>
        <OrderMark order={order} />
      </td>
      <td className={list['number']}>
        {money?.(Number(order.grandTotal.value), order.grandTotal.currency)}
        <RefundedNote order={order} />
      </td>
    </tr>
  )
}

/** What went back of an order, unless all of it did, which its mark says. */
function RefundedNote({ order }: { readonly order: OrderLine }) {
  const money = useMoney(useSite().siteId)
  const { grandTotal, refundedTotal } = order
  if (refundedTotal.value === '0' || refundedTotal.value === grandTotal.value) return null
  return (
    <span className={`${list['quiet']} ${styles['refunded']}`}>
      {money?.(-Number(refundedTotal.value), refundedTotal.currency)}
    </span>
  )
}
