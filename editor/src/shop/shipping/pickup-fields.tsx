import { TextField } from '../../ground/controls/text-field.tsx'
import { CountryRegionFields } from '../taxes/country-region-fields.tsx'
import { DeliveryDaysField } from './delivery-days-field.tsx'
import type { PickupDraft } from './pickup-draft.ts'
import details from '../../site/sites/details-form.module.css'

/** What each field of a place is called. */
export const placeLabels: Readonly<Record<keyof PickupDraft, string>> = {
  name: 'Name',
  line1: 'Address',
  city: 'City',
  region: 'State or region',
  postalCode: 'Postal code',
  country: 'Country',
  note: 'When and how',
  deliveryDays: 'Ready in so many days',
}

/** Where somebody fetches an order, and what they have to know. */
export function PickupFields(props: {
  readonly values: PickupDraft
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<PickupDraft>) => void
}) {
  const { values, errors, onChange } = props
  const line = (name: 'line1' | 'city' | 'postalCode') => (
    <TextField
      label={placeLabels[name]}
      isRequired={name !== 'postalCode'}
      maxLength={200}
      value={values[name]}
      onChange={(text) => onChange({ [name]: text })}
      error={errors[name]}
    />
  )
  return (
    <>
      <TextField
        label={placeLabels.name}
        hint="Shoppers choose by it, such as “The workshop”."
        autoFocus
        isRequired
        maxLength={100}
        value={values.name}
        onChange={(name) => onChange({ name })}
        error={errors['name']}
      />
      {line('line1')}
      <div className={details['pair']}>
        {line('city')}
        {line('postalCode')}
      </div>
      <CountryRegionFields
        labels={placeLabels}
        values={values}
        errors={errors}
        onChange={onChange}
      />
      <TextField
        label={placeLabels.note}
        hint="It stands beneath the address at the checkout and in mails, such as “Tuesday to Saturday, 10 to 18. Ring at the back.”"
        rows={3}
        maxLength={500}
        value={values.note}
        onChange={(note) => onChange({ note })}
        error={errors['note']}
      />
      <DeliveryDaysField
        isPickup
        value={values.deliveryDays}
        onChange={(deliveryDays) => onChange({ deliveryDays })}
        error={errors['deliveryDays']}
      />
    </>
  )
}
