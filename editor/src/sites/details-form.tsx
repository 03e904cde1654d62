import { useMemo, type FormEvent, type ReactNode } from 'react'
import type { SiteSettings } from '@vitrine/rules/sites/site-settings.ts'
import { useEmailEntry } from '../accounts/email-entry.ts'
import { SearchSelect } from '../controls/search-select.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { Banner } from '../controls/states.tsx'
import { TextField } from '../controls/text-field.tsx'
import type { RequestRefused } from '../http/send-request.ts'
import { countryOptions, currencyOptions, languageOptions, timeZoneOptions } from './places.ts'
import styles from './details-form.module.css'

export type Details = Pick<
  SiteSettings,
  'title' | 'tagline' | 'country' | 'currency' | 'timeZone' | 'language' | 'contactEmail'
>

export function detailsOf(settings: SiteSettings): Details {
  const { title, tagline, country, currency, timeZone, language, contactEmail } = settings
  return { title, tagline, country, currency, timeZone, language, contactEmail }
}

type DetailsFormProps = {
  readonly details: Details
  readonly onChange: (details: Details) => void
  readonly refused: RequestRefused | undefined
  readonly onSubmit: () => void
  /** What comes after the fields, with the button that sends them. */
  readonly children: ReactNode
}

/** The site's name, place, money, time and language. */
export function DetailsForm({ details, onChange, refused, onSubmit, children }: DetailsFormProps) {
  const entry = useEmailEntry()
  const countries = useMemo(() => countryOptions(), [])
  const currencies = useMemo(() => currencyOptions(), [])
  const zones = useMemo(() => timeZoneOptions(details.timeZone), [details.timeZone])
  const languages = useMemo(() => languageOptions(details.language), [details.language])
  const set = (name: keyof Details) => (value: string) => onChange({ ...details, [name]: value })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // it may be left empty
    const { contactEmail } = details
    if (contactEmail === '' || entry.check(event.currentTarget, contactEmail)) onSubmit()
  }
  const errors = refused?.fields ?? {}
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {refused !== undefined && Object.keys(errors).length === 0 && (
        <Banner tone="danger" role="alert">
          {refused.message}
        </Banner>
      )}
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
          onChange={set('country')}
          error={errors['country']}
        />
        <SelectField
          label="Currency"
          options={currencies}
          value={details.currency}
          onChange={set('currency')}
          error={errors['currency']}
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
        onChange={(text) => {
          set('contactEmail')(text)
          entry.forget()
        }}
        hint="Stands in mails about orders."
        error={entry.error ?? errors['contactEmail']}
      />
      {children}
    </form>
  )
}
