import { useMemo } from 'react'
import { tablePattern, writeMoney } from '@vitrine/rules/ground/money/money-pattern.ts'
import { usesCldrMoney, type SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import {
  refusedDetails,
  siteDetailsInput,
} from '@vitrine/rules/site/sites/site-settings-actions.ts'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { withCountry } from '@vitrine/rules/site/sites/country-defaults.ts'
import { countryOptions, currencyOptions, languageOptions, timeZoneOptions } from './places.ts'
import styles from './details-form.module.css'

export type Details = Pick<
  SiteSettings,
  'title' | 'tagline' | 'country' | 'currency' | 'timeZone' | 'language' | 'contactEmail'
> & { readonly useCLDRMoneyFormat: boolean }

export function detailsOf(settings: SiteSettings): Details {
  const { title, tagline, country, currency, timeZone, language, contactEmail } = settings
  const useCLDRMoneyFormat = usesCldrMoney(settings)
  return {
    title,
    tagline,
    country,
    currency,
    timeZone,
    language,
    contactEmail,
    useCLDRMoneyFormat,
  }
}

/** The same as it is stored: a setting that nobody has made yet is none. */
export function seenDetails(settings: SiteSettings) {
  return { ...detailsOf(settings), useCLDRMoneyFormat: settings.useCLDRMoneyFormat ?? null }
}

/** What is typed of a site's details, by the rule that stores them. */
export const detailsSchema = siteDetailsInput
  .omit({ description: true })
  .required()
  .superRefine((details, context) => {
    const fields = refusedDetails(details)?.fields ?? {}
    for (const [field, message] of Object.entries(fields)) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })

const labels: Readonly<Record<keyof Details, string>> = {
  title: 'Site name',
  tagline: 'In one line',
  country: 'Country',
  currency: 'Currency',
  useCLDRMoneyFormat: 'Amounts are written',
  timeZone: 'Time zone',
  language: 'Language',
  contactEmail: 'E-mail for customers',
}

export const detailsWords: FieldWords = {
  labelOf: (name) => (name in labels ? labels[name as keyof Details] : name),
  show(name, value) {
    if (name === 'useCLDRMoneyFormat') return value === false ? 'Always alike' : asTheLanguage
    const options =
      name === 'country' ? countryOptions() : name === 'currency' ? currencyOptions() : []
    return options.find(({ id }) => id === value)?.name ?? String(value)
  },
}

type DetailsFieldsProps = {
  readonly details: Details
  readonly onChange: (details: Details) => void
  readonly errors: Readonly<Record<string, string>>
}

/** The site's name, place, money, time and language. */
export function DetailsFields({ details, onChange, errors }: DetailsFieldsProps) {
  const countries = useMemo(() => countryOptions(), [])
  const currencies = useMemo(() => currencyOptions(), [])
  const zones = useMemo(() => timeZoneOptions(details.timeZone), [details.timeZone])
  const languages = useMemo(() => languageOptions(details.language), [details.language])
  const set = (name: Exclude<keyof Details, 'useCLDRMoneyFormat'>) => (value: string) =>
    onChange({ ...details, [name]: value })
  return (
    <>
      <TextField
        label="Site name"
        isRequired
        maxLength={200}
        value={details.title}
        onChange={set('title')}
        error={errors['title']}
      />
      <TextField
        label="In one line"
        maxLength={500}
        value={details.tagline}
        onChange={set('tagline')}
        error={errors['tagline']}
      />
      <div className={styles['pair']}>
        <SearchSelect
          label="Country"
          options={countries}
          value={details.country}
          onChange={(country) => onChange(withCountry(details, country))}
          hint="Currency, time zone and language follow it until you choose them yourself."
          error={errors['country']}
        />
        <SelectField
          label="Currency"
          options={currencies}
          value={details.currency}
          onChange={set('currency')}
          error={errors['currency']}
        />
        <SelectField
          label="Amounts are written"
          options={moneyOptions(details.currency)}
          value={details.useCLDRMoneyFormat ? 'language' : 'table'}
          onChange={(id) => onChange({ ...details, useCLDRMoneyFormat: id === 'language' })}
          error={errors['useCLDRMoneyFormat']}
        />
        <SearchSelect
          label="Time zone"
          options={zones}
          value={details.timeZone}
          onChange={set('timeZone')}
          error={errors['timeZone']}
        />
        <SearchSelect
          label="Language"
          options={languages}
          value={details.language}
          onChange={set('language')}
          error={errors['language']}
        />
      </div>
      <TextField
        label="E-mail for customers"
        type="email"
        value={details.contactEmail}
        onChange={set('contactEmail')}
        hint="Stands in mails about orders."
        error={errors['contactEmail']}
      />
    </>
  )
}

const asTheLanguage = 'As the language does'

/** Off, amounts look the same in every language. */
function moneyOptions(currency: string) {
  const example = writeMoney(123_450, tablePattern(currency, 'native'))
  return [
    { id: 'language', name: asTheLanguage },
    { id: 'table', name: `Always like ${example}` },
  ]
}
