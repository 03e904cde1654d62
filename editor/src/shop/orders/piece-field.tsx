import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { TextField } from '../../ground/controls/text-field.tsx'

/**
 * How many pieces of a line are meant.
 * @param left how many at most
 * @param unsent how many of these are still here, where they are taken before those that are not
 */
export function PieceField(props: {
  readonly item: OrderReply['items'][number]
  readonly left: number
  readonly unsent?: number
  readonly typed: string | undefined
  readonly onChange: (typed: string) => void
  readonly error: string | undefined
  readonly autoFocus?: boolean
}) {
  const { item, left, unsent = left, typed, onChange, error, autoFocus = false } = props
  const isMixed = unsent > 0 && unsent < left
  const variant = Object.values(item.attributes).join(' · ')
  return (
    <TextField
      label={variant === '' ? item.productName : `${item.productName}, ${variant}`}
      hint={
        isMixed
          ? `How many of ${left}; the ${unsent} not sent yet count first`
          : `How many of ${left}`
      }
      autoFocus={autoFocus}
      inputMode="numeric"
      placeholder="0"
      value={typed ?? ''}
      onChange={onChange}
      error={error}
    />
  )
}
