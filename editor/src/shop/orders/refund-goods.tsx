import { leftToSend } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { PieceField } from './piece-field.tsx'
import type { ReadRefund, RefundDraft } from './refund-draft.ts'
import styles from './order-goods.module.css'

type RefundGoodsProps = {
  readonly order: OrderWithEvents
  readonly draft: RefundDraft
  readonly change: (part: Partial<RefundDraft>) => void
  readonly read: ReadRefund
  readonly money: (cents: number) => string
  readonly onAll: () => void
}

/** What of an order can still go back, each with how many of it and what that comes to. */
export function RefundGoods({ order, draft, change, read, money, onAll }: RefundGoodsProps) {
  const amountOf = (line: number | null): string => {
    const part = read.decided?.parts.find((one) => one.line === line)
    const isChosen = line === null ? read.wish.shippingCents > 0 : (part?.quantity ?? 0) > 0
    return part === undefined || !isChosen ? '' : money(part.cents)
  }
  const shipping = order.refundable.find(({ line }) => line === null)
  const shippingCents = shipping === undefined ? 0 : shipping.totalCents - shipping.refundedCents
  return (
    <fieldset className={styles['goods']}>
      <legend className={styles['legend']}>What goes back</legend>
      <Button size="small" onPress={onAll}>
        All that is left
      </Button>
      <ul className={styles['lines']}>
        {order.refundable.map(({ line, quantity, refundedQuantity }) => {
          const item = line === null ? undefined : order.items[line - 1]
          if (line === null || item === undefined || quantity === refundedQuantity) return null
          return (
            <li key={line}>
              <PieceField
                item={item}
                left={quantity - refundedQuantity}
                unsent={leftToSend(item)}
                typed={draft.quantities[line]}
                onChange={(typed) => change({ quantities: { ...draft.quantities, [line]: typed } })}
                error={read.errors.quantities[line]}
              />
              <span className={styles['amount']}>{amountOf(line)}</span>
            </li>
          )
        })}
        {shippingCents > 0 && (
          <li>
            <TextField
              label={order.shippingName}
              hint={`Up to ${money(shippingCents)}`}
              inputMode="decimal"
              value={draft.shipping}
              onChange={(typed) => change({ shipping: typed })}
              error={read.errors.shipping}
            />
            <span className={styles['amount']}>{amountOf(null)}</span>
          </li>
        )}
      </ul>
    </fieldset>
  )
}
