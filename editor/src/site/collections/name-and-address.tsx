import { TextField } from '../../ground/controls/text-field.tsx'
import styles from './name-and-address.module.css'

type Named = { readonly title: string; readonly urlId: string }

/** What an item is called, and where it answers. */
export function NameAndAddress(props: {
  readonly nameLabel: string
  /** Where its page answers, such as `/journal/`. */
  readonly prefix: string
  readonly values: Named
  /** The address that stands; absent where nothing is said of a former one. */
  readonly stands?: string
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<Named>) => void
}) {
  const { nameLabel, prefix, values, stands = values.urlId, errors, onChange } = props
  const address = `Answers at ${prefix}${values.urlId}`
  const leads = `${address}. Links to ${prefix}${stands} lead there.`
  return (
    <div className={styles['two']}>
      <TextField
        label={nameLabel}
        isRequired
        value={values.title}
        onChange={(title) => onChange({ title })}
        error={errors['title']}
      />
      <TextField
        label="Address"
        isRequired
        hint={stands === values.urlId ? address : leads}
        value={values.urlId}
        onChange={(urlId) => onChange({ urlId })}
        error={errors['urlId']}
      />
    </div>
  )
}
