import {
  counterOf,
  hasParts,
  mayBeRequired,
  partsOf,
  passwordMarker,
  type TypeWithParts,
} from '@vitrine/rules/site/forms/form.ts'
import { englishAnswerWords } from '@vitrine/rules/site/forms/form-answers.ts'
import type { FieldDraft } from './form-draft.ts'
import styles from './preview.module.css'

/** What shoppers will be asked; nothing of it can be filled in. */
export function FormPreview({ fields }: { readonly fields: readonly FieldDraft[] }) {
  const seen = fields.filter(({ type }) => type !== 'hidden')
  if (seen.length === 0) return <p className={styles['nothing']}>Nothing is asked yet.</p>
  return (
    <div className={styles['preview']} inert>
      {seen.map((field) => (
        <FieldPreview key={field.id} field={field} />
      ))}
    </div>
  )
}

function FieldPreview({ field }: { readonly field: FieldDraft }) {
  const { type, title, description, required } = field
  if (type === 'section') {
    return (
      <div className={field.underline === true ? styles['underlined'] : ''}>
        <p className={styles['heading']}>{title}</p>
        <p className={styles['hint']}>{description}</p>
      </div>
    )
  }
  const isOptional = !mayBeRequired(type) || !required
  return (
    <div>
      <p className={styles['title']}>
        {title === '' ? '…' : title}
        {isOptional && <span className={styles['hint']}> (optional)</span>}
      </p>
      {description !== '' && <p className={styles['hint']}>{description}</p>}
      <Control field={field} />
    </div>
  )
}

function Control({ field }: { readonly field: FieldDraft }) {
  const { type, options = [], placeholder } = field
  if (hasParts(type)) return <Parts type={type} hasCountry={field.showCountryCode === true} />
  switch (type) {
    case 'textarea': {
      const most = counterOf(field)
      return (
        <>
          <Box tall words={placeholder} />
          {most !== undefined && <p className={styles['count']}>0 / {most}</p>}
        </>
      )
    }
    case 'select':
      return <Box words="Please choose" />
    case 'radio':
    case 'checkbox':
      return options.map((option) => <Choice key={option} type={type} words={option} />)
    case 'likert':
      return options.map((statement) => (
        <div key={statement} className={styles['likert']}>
          <p>{statement}</p>
          {englishAnswerWords.likert.map((answer) => (
            <Choice key={answer} type="radio" words={answer} />
          ))}
        </div>
      ))
    default:
      return <Box words={type === 'password' ? passwordMarker : placeholder} sign={signOf(field)} />
  }
}

function signOf({ type, currencySymbol = '' }: FieldDraft): string {
  return type === 'twitter' ? '@' : currencySymbol
}

function Box(props: { readonly words: string; readonly tall?: boolean; readonly sign?: string }) {
  const { words, tall = false, sign = '' } = props
  return (
    <div className={styles['row']}>
      {sign !== '' && <span>{sign}</span>}
      <span className={`${styles['box']} ${tall ? styles['tall'] : ''}`}>{words}</span>
    </div>
  )
}

function Choice({ type, words }: { readonly type: 'radio' | 'checkbox'; readonly words: string }) {
  return (
    <p className={styles['choice']}>
      <span className={styles[type]} />
      {words}
    </p>
  )
}

const partNames: Readonly<Record<string, string>> = {
  Line1: 'Address',
  Line2: 'Apartment, floor',
  State: 'State or region',
  Zip: 'Postal code',
  First: 'First name',
  Last: 'Last name',
  Areacode: 'Area code',
  Line: 'Line number',
  Ampm: 'AM or PM',
}

function Parts({
  type,
  hasCountry,
}: {
  readonly type: TypeWithParts
  readonly hasCountry: boolean
}) {
  const parts: readonly string[] = partsOf[type]
  const asked = type === 'phone' && !hasCountry ? parts.slice(1) : parts
  return (
    <div className={styles['parts']}>
      {asked.map((part) => (
        <div key={part}>
          <p className={styles['hint']}>
            {type === 'phone' && part === 'Country' ? 'Country code' : (partNames[part] ?? part)}
          </p>
          <Box words="" />
        </div>
      ))}
    </div>
  )
}
