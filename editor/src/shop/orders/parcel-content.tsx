import type { LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import styles from './order-parcels.module.css'

/** Pieces of an order by what they are called, a line for each. */
export function ParcelContent({
  order,
  lines,
}: {
  readonly order: OrderReply
  readonly lines: readonly LineQuantity[]
}) {
  return (
    <ul className={styles['content']}>
      {lines.map(({ line, quantity }) => {
        const item = order.items[line - 1]
        if (item === undefined) return null
        const variant = Object.values(item.attributes).join(' · ')
        return (
          <li key={line}>
            {quantity} × <bdi>{item.productName}</bdi>
            {variant !== '' && <span className={styles['facts']}> {variant}</span>}
          </li>
        )
      })}
    </ul>
  )
}
