import { useMemo } from 'react'
import { countries } from '@vitrine/rules/site/sites/countries.ts'
import { knownRegions } from '@vitrine/rules/shop/taxes/tax-regions.ts'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { countryOptions } from '../../site/sites/places.ts'
import details from '../../site/sites/details-form.module.css'

/** ISO 3166 region, and a part of it as it is stored; empty: the whole country, or not known. */
type CountryRegion = { readonly country: string; readonly region: string }

type CountryRegionFieldsProps = {
  readonly labels: Readonly<Record<keyof CountryRegion, string>>
  readonly values: CountryRegion
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<CountryRegion>) => void
  /** Whether it may be the whole country. */
  readonly isWholeToo?: boolean
}

/** A country, and a part of it: chosen where its parts are known, else typed. */
export function CountryRegionFields(props: CountryRegionFieldsProps) {
  const { labels, values, errors, onChange, isWholeToo = false } = props
  const known = useMemo(() => countryOptions().filter(({ id }) => countries.has(id)), [])
  return (
    <div className={details['pair']}>
      <SearchSelect
        label={labels.country}
        options={known}
        value={values.country}
        // another country has other regions
        onChange={(country) =>
          onChange(country === values.country ? { country } : { country, region: '' })
        }
        error={errors['country']}
      />
      <RegionField
        label={labels.region}
        country={values.country}
        value={values.region}
        onChange={(region) => onChange({ region })}
        error={errors['region']}
        isWholeToo={isWholeToo}
      />
    </div>
  )
}

/** Chosen for all of a country; no code of a region is in small letters. */
const all = 'all'

function RegionField(props: {
  readonly label: string
  readonly country: string
  readonly value: string
  readonly onChange: (region: string) => void
  readonly error: string | undefined
  readonly isWholeToo: boolean
}) {
  const { country, isWholeToo, value, onChange, ...rest } = props
  const regions = knownRegions(country)
  if (regions === undefined) {
    const hint = isWholeToo ? { hint: 'Leave it empty for the whole country.' } : {}
    return <TextField {...rest} {...hint} value={value} onChange={onChange} />
  }
  const whole = isWholeToo ? [{ id: all, name: 'The whole country' }] : []
  return (
    <SelectField
      {...rest}
      options={[...whole, ...regionOptions(regions)]}
      value={isWholeToo && value === '' ? all : value}
      onChange={(id) => onChange(id === all ? '' : id)}
    />
  )
}

/** Regions of a country to choose from. */
export function regionOptions(regions: Readonly<Record<string, string>>) {
  return Object.entries(regions).map(([id, name]) => ({ id, name }))
}
