import { FieldNotes } from './field-notes.tsx'
import { RichTextArea } from './rich-text-area.tsx'
import styles from './fields.module.css'

/** A short text of a form with its label and its notes. */
export function ShortTextField(props: {
  readonly siteId: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}) {
  const { siteId, label, hint, value, onChange, error } = props
  return (
    <FieldNotes help={hint} error={error}>
      <span className={styles['label']}>{label}</span>
      <RichTextArea siteId={siteId} label={label} value={value} onChange={onChange} />
    </FieldNotes>
  )
}
