import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { CountriesField } from './countries-field.tsx'
import { DeliveryDaysField } from './delivery-days-field.tsx'
import type { ShippingWayDraft } from './shipping-way-draft.ts'
import { WeightFields } from './weight-fields.tsx'
import styles from './shipping-ways.module.css'
import details from '../../site/sites/details-form.module.css'

type ShippingWayFieldsProps = {
  readonly currency: string
  /** Of weights, such as `kg`. */
  readonly unit: string
  /** What the usual way is called. */
  readonly usual: string
  readonly values: ShippingWayDraft
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<ShippingWayDraft>) => void
}

/** What a way is called, what it costs and where it goes. */
export function ShippingWayFields(props: ShippingWayFieldsProps) {
  const { currency, unit, usual, values, errors, onChange } = props
  return (
    <>
      <TextField
        label="Name"
        hint="Shoppers read it at the checkout, such as “Express”."
        autoFocus
        isRequired
        maxLength={100}
        value={values.name}
        onChange={(name) => onChange({ name })}
        error={errors['name']}
      />
      <div className={details['pair']}>
        <TextField
          label={`Price in ${currency}`}
          inputMode="decimal"
          isRequired
          value={values.priceCents}
          onChange={(priceCents) => onChange({ priceCents })}
          error={errors['priceCents']}
        />
        <TextField
          label={`Free from, in ${currency}`}
          hint="Leave it empty to charge the price always."
          inputMode="decimal"
          value={values.freeFromCents}
          onChange={(freeFromCents) => onChange({ freeFromCents })}
          error={errors['freeFromCents']}
        />
      </div>
      <DeliveryDaysField
        value={values.deliveryDays}
        onChange={(deliveryDays) => onChange({ deliveryDays })}
        error={errors['deliveryDays']}
      />
      <WeightFields
        values={values}
        errors={errors}
        currency={currency}
        unit={unit}
        onChange={onChange}
      />
      <fieldset className={styles['where']}>
        <legend>Where it goes</legend>
        <p>
          {values.countries.length === 0
            ? `Wherever “${usual}” goes, as another choice. Or choose countries.`
            : 'To these countries alone.'}
        </p>
        <CountriesField
          chosen={values.countries}
          onChange={(countries) => onChange({ countries: [...countries] })}
        />
      </fieldset>
      {values.countries.length > 0 && (
        <TextField
          label="Only these postal codes"
          hint="Such as a town that you deliver to by hand: 90210, 902* or 90000-90999, with a comma between them. Leave it empty for all of these countries."
          rows={2}
          spellCheck="false"
          autoComplete="off"
          value={values.postcodes}
          onChange={(postcodes) => onChange({ postcodes })}
          error={errors['postcodes']}
        />
      )}
      {values.countries.length > 0 && (
        <RadioCards
          label="Where it goes"
          value={values.instead ? 'instead' : 'beside'}
          options={[
            {
              id: 'instead',
              name: `In the place of “${usual}”`,
              hint: 'Such as a dearer parcel abroad.',
            },
            {
              id: 'beside',
              name: `Beside “${usual}”`,
              hint: 'Shoppers choose; the cheapest is set at first.',
            },
          ]}
          onChange={(chosen) => onChange({ instead: chosen === 'instead' })}
        />
      )}
    </>
  )
}
