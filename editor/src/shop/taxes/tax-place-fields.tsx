import { useMemo } from 'react'
import { countries } from '@vitrine/rules/site/sites/countries.ts'
import { knownRegions } from '@vitrine/rules/shop/taxes/tax-regions.ts'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { countryOptions } from '../../site/sites/places.ts'
import type { TaxPlaceDraft } from './tax-place-draft.ts'
import { TaxRateRows } from './tax-rate-rows.tsx'
import { placeLabels } from './tax-words.ts'
import details from '../../site/sites/details-form.module.css'

type TaxPlaceFieldsProps = {
  readonly values: TaxPlaceDraft
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<TaxPlaceDraft>) => void
}

/** Where taxes are due, and which. */
export function TaxPlaceFields({ values, errors, onChange }: TaxPlaceFieldsProps) {
  const known = useMemo(() => countryOptions().filter(({ id }) => countries.has(id)), [])
  return (
    <>
      <div className={details['pair']}>
        <SearchSelect
          label={placeLabels.country}
          options={known}
          value={values.country}
          // another country has other regions
          onChange={(country) =>
            onChange(country === values.country ? { country } : { country, region: '' })
          }
          error={errors['country']}
        />
        <RegionField
          country={values.country}
          value={values.region}
          onChange={(region) => onChange({ region })}
          error={errors['region']}
        />
      </div>
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

/** Chosen for all of a country; no code of a region is in small letters. */
const all = 'all'

function RegionField(props: {
  readonly country: string
  readonly value: string
  readonly onChange: (region: string) => void
  readonly error: string | undefined
}) {
  const { country, value, onChange, error } = props
  const regions = knownRegions(country)
  if (regions === undefined) {
    return (
      <TextField
        label={placeLabels.region}
        hint="Leave it empty for the whole country."
        value={value}
        onChange={onChange}
        error={error}
      />
    )
  }
  return (
    <SelectField
      label={placeLabels.region}
      options={[{ id: all, name: 'The whole country' }, ...regionOptions(regions)]}
      value={value === '' ? all : value}
      onChange={(id) => onChange(id === all ? '' : id)}
      error={error}
    />
  )
}

/** Regions of a country to choose from. */
export function regionOptions(regions: Readonly<Record<string, string>>) {
  return Object.entries(regions).map(([id, name]) => ({ id, name }))
}
