import { leftToSend, restToSend } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Button } from '../../ground/controls/button.tsx'
import { PieceField } from './piece-field.tsx'
import type { TypedPieces } from './read-pieces.ts'
import styles from './order-goods.module.css'

type SendGoodsProps = {
  readonly order: OrderReply
  readonly typed: TypedPieces
  readonly onChange: (typed: TypedPieces) => void
  readonly errors: TypedPieces
  readonly onAll: () => void
}

/** What of an order can still be sent, each with how many of it lie in this parcel. */
export function SendGoods({ order, typed, onChange, errors, onAll }: SendGoodsProps) {
  const first = restToSend(order.items)[0]?.line
  return (
    <fieldset className={styles['goods']}>
      <legend className={styles['legend']}>In this parcel</legend>
      <Button size="small" onPress={onAll}>
        All that is left
      </Button>
      <ul className={styles['lines']}>
        {order.items.map((item, at) => {
          const [line, left] = [at + 1, leftToSend(item)]
          if (left === 0) return null
          return (
            <li key={line}>
              <PieceField
                item={item}
                left={left}
                autoFocus={line === first}
                typed={typed[line]}
                onChange={(one) => onChange({ ...typed, [line]: one })}
                error={errors[line]}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
