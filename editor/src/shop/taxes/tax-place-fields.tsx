import { TextField } from '../../ground/controls/text-field.tsx'
import { CountryRegionFields } from './country-region-fields.tsx'
import type { TaxPlaceDraft } from './tax-place-draft.ts'
import { TaxRateRows } from './tax-rate-rows.tsx'
import { placeLabels } from './tax-words.ts'

type TaxPlaceFieldsProps = {
  readonly values: TaxPlaceDraft
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<TaxPlaceDraft>) => void
}

/** Where taxes are due, and which. */
export function TaxPlaceFields({ values, errors, onChange }: TaxPlaceFieldsProps) {
  return (
    <>
      <CountryRegionFields
        labels={placeLabels}
        values={values}
        errors={errors}
        onChange={onChange}
        isWholeToo
      />
      <TextField
        label={placeLabels.postcodes}
        hint="Only where a part of the place has taxes of its own: 90210, 902* or 90000-90999, with a comma between them. Leave it empty for all of it."
        rows={2}
        spellCheck="false"
        autoComplete="off"
        value={values.postcodes}
        onChange={(postcodes) => onChange({ postcodes })}
        error={errors['postcodes']}
      />
      <TaxRateRows rates={values.rates} errors={errors} onChange={(rates) => onChange({ rates })} />
    </>
  )
}
