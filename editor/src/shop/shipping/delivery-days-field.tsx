import { TextField } from '../../ground/controls/text-field.tsx'

/** How many days something takes, such as `2-4`. */
export function DeliveryDaysField(props: {
  readonly isPickup?: true
  readonly value: string
  readonly onChange: (days: string) => void
  readonly error: string | undefined
}) {
  const { isPickup, value, onChange, error } = props
  return (
    <TextField
      label={isPickup ? 'Ready in so many days' : 'Delivery time in days'}
      hint={
        isPickup
          ? 'Such as 1-2, or 0 for the same day. Left empty, nothing is said of it.'
          : 'Such as 2-4, from the order until it arrives. Shoppers read it before they buy. Left empty, nothing is said.'
      }
      placeholder="Not said"
      autoComplete="off"
      maxLength={9}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
