import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { TextField } from '../../ground/controls/text-field.tsx'

/** How many pieces of a line are meant. @param left how many at most */
export function PieceField(props: {
  readonly item: OrderReply['items'][number]
  readonly left: number
  readonly typed: string | undefined
  readonly onChange: (typed: string) => void
  readonly error: string | undefined
}) {
  const { item, left, typed, onChange, error } = props
  const variant = Object.values(item.attributes).join(' · ')
  return (
    <TextField
      label={variant === '' ? item.productName : `${item.productName}, ${variant}`}
      hint={`How many of ${left}`}
      inputMode="numeric"
      placeholder="0"
      value={typed ?? ''}
      onChange={onChange}
      error={error}
    />
  )
}
