import { useState } from 'react'
import {
  formLimits,
  hasOptions,
  hasPlaceholder,
  mayBeRequired,
  mostOfText,
} from '@vitrine/rules/site/forms/form.ts'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { fieldNames, titleLabel } from './field-words.ts'
import type { FieldDraft } from './form-draft.ts'
import styles from './forms.module.css'

type FieldEditorProps = {
  readonly field: FieldDraft
  readonly errorOf: (name: string) => string | undefined
  readonly onChange: (changed: Partial<FieldDraft>) => void
}

/** What can be set of one field; its kind stays. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, errorOf, onChange } = props
  const { type } = field
  return (
    <section className={styles['field']} aria-label={`Field: ${fieldNames[type]}`}>
      <h4>{fieldNames[type]}</h4>
      <TextField
        label={titleLabel(type)}
        autoFocus
        maxLength={formLimits.title}
        value={field.title}
        onChange={(title) => onChange({ title })}
        error={errorOf('title')}
      />
      {type !== 'hidden' && (
        <TextField
          label="Description"
          hint="Stands below it. Left empty, nothing does."
          rows={2}
          maxLength={formLimits.description}
          value={field.description}
          onChange={(description) => onChange({ description })}
          error={errorOf('description')}
        />
      )}
      {hasOptions(type) && <OptionsField {...props} />}
      {hasPlaceholder(type) && (
        <TextField
          label="Example in the empty field"
          maxLength={formLimits.title}
          value={field.placeholder}
          onChange={(placeholder) => onChange({ placeholder })}
          error={errorOf('placeholder')}
        />
      )}
      <OfKind {...props} />
      {mayBeRequired(type) && (
        <SwitchField isSelected={field.required} onChange={(required) => onChange({ required })}>
          It has to be answered
        </SwitchField>
      )}
    </section>
  )
}

/** What only some kinds of fields have. */
function OfKind({ field, errorOf, onChange }: FieldEditorProps) {
  switch (field.type) {
    case 'textarea':
      return (
        <TextField
          label="Most characters"
          hint={`Shoppers see how many they have left. Left empty, up to ${mostOfText} without a count.`}
          inputMode="numeric"
          value={field.maxLength === undefined ? '' : String(field.maxLength)}
          onChange={(text) => onChange({ maxLength: readMost(text) })}
          error={errorOf('maxLength')}
        />
      )
    case 'currency':
      return (
        <TextField
          label="Sign of the currency"
          placeholder="€"
          maxLength={formLimits.symbol}
          value={field.currencySymbol ?? ''}
          onChange={(currencySymbol) => onChange({ currencySymbol })}
          error={errorOf('currencySymbol')}
        />
      )
    case 'phone':
      return (
        <SwitchField
          isSelected={field.showCountryCode === true}
          onChange={(showCountryCode) => onChange({ showCountryCode })}
        >
          Ask for the country code
        </SwitchField>
      )
    case 'section':
      return (
        <SwitchField
          isSelected={field.underline === true}
          onChange={(underline) => onChange({ underline })}
        >
          A line below it
        </SwitchField>
      )
    case 'hidden':
      return <HiddenFields field={field} errorOf={errorOf} onChange={onChange} />
    default:
      return null
  }
}

function HiddenFields({ field, errorOf, onChange }: FieldEditorProps) {
  return (
    <>
      <TextField
        label="Name in the address of the page"
        hint="Such as utm_source: what the address says under it is noted with the order."
        maxLength={formLimits.key}
        value={field.key ?? ''}
        onChange={(key) => onChange({ key })}
        error={errorOf('key')}
      />
      <TextField
        label="Value where the address says nothing"
        maxLength={formLimits.option}
        value={field.value ?? ''}
        onChange={(value) => onChange({ value })}
        error={errorOf('value')}
      />
    </>
  )
}

/** One in each line; blank lines are none. */
function OptionsField({ field, errorOf, onChange }: FieldEditorProps) {
  const [typed, setTyped] = useState((field.options ?? []).join('\n'))
  const isLikert = field.type === 'likert'
  return (
    <TextField
      label={isLikert ? 'Statements' : 'What they choose from'}
      hint="Each in a line of its own."
      rows={5}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        const options = text.split('\n').map((line) => line.trim())
        onChange({ options: options.filter((line) => line !== '') })
      }}
      error={errorOf('options')}
    />
  )
}

function readMost(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '').slice(0, 6)
  return digits === '' ? undefined : Number(digits)
}
