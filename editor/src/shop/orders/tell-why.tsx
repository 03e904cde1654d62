import { orderLimits } from '@vitrine/rules/shop/orders/order-parts-api.ts'
import { TextField } from '../../ground/controls/text-field.tsx'
import { TellCustomerSwitch } from './tell-customer-switch.tsx'

/** Whether a mail tells whoever has bought, and why in the owner's words. */
export type ToldWhy = { readonly isTold: boolean; readonly reason: string }

/** What the server is told of it; null: no mail goes. */
export function mailOf({ isTold, reason }: ToldWhy): { reason: string } | null {
  return isTold ? { reason } : null
}

/** The switch and the words of such a mail. */
export function TellWhy(props: {
  readonly who: string
  readonly value: ToldWhy
  readonly onChange: (value: ToldWhy) => void
}) {
  const { who, value, onChange } = props
  return (
    <>
      <TellCustomerSwitch
        who={who}
        isSelected={value.isTold}
        onChange={(isTold) => onChange({ ...value, isTold })}
      />
      {value.isTold && (
        <TextField
          label="Why, in your words"
          hint="Stands in the mail. It may be empty."
          rows={3}
          maxLength={orderLimits.reason}
          value={value.reason}
          onChange={(reason) => onChange({ ...value, reason })}
        />
      )}
    </>
  )
}
