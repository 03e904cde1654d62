import { useRef, type FocusEvent } from 'react'
import {
  longestMailField,
  mailFields,
  type MailFieldName,
} from '@vitrine/rules/site/mail-words/mail-fields.ts'
import { mailKinds, type MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { MailValues } from './mail-values.tsx'
import type { MailWordsFormState } from './use-mail-words-form.ts'
import styles from './mail-words.module.css'

const words: FieldWords = {
  labelOf: (name) => mailFields[name as MailFieldName]?.title ?? name,
  show: (_name, value) => (typeof value === 'string' ? value : 'The default words'),
}

type Props = {
  readonly siteId: string
  readonly mail: MailName
  readonly form: MailWordsFormState
  /** What cannot be used as it is typed, by field. */
  readonly problems: Readonly<Record<string, string>>
}

type Typing = HTMLInputElement | HTMLTextAreaElement

/** What a mail says, field by field, and the values that it can name. */
export function MailWordsForm({ mail, form, problems }: Props) {
  const last = useRef<Typing | null>(null)
  const [main, inFacts] = parted(form.fields)
  const remember = ({ target }: FocusEvent): void => {
    if (isTyping(target)) last.current = target
  }
  const insert = (name: string): void => {
    const element = last.current
    const field = element?.name ?? 'before'
    const text = form.values[field] ?? ''
    const [start, end] = [
      element?.selectionStart ?? text.length,
      element?.selectionEnd ?? text.length,
    ]
    const value = `{${name}}`
    form.change({ [field]: text.slice(0, start) + value + text.slice(end) })
    // after it is in the field
    setTimeout(() => {
      element?.focus()
      element?.setSelectionRange(start + value.length, start + value.length)
    })
  }
  const fieldOf = (field: MailFieldName) => (
    <WordsField key={field} field={field} form={form} problem={problems[field]} />
  )
  return (
    <Panel title="Words">
      <div onFocus={remember}>
        <DraftForm form={form} words={words} className={styles['form']}>
          {main.map(fieldOf)}
          {inFacts.length > 0 && (
            <details className={styles['more']}>
              <summary>Words inside the figures</summary>
              <div className={styles['form']}>{inFacts.map(fieldOf)}</div>
            </details>
          )}
          <div className={styles['actions']}>
            <Button type="submit" kind="primary">
              Save mail
            </Button>
            {form.isOwn && <Button onPress={form.goBack}>Back to the default words</Button>}
          </div>
        </DraftForm>
      </div>
      <MailValues values={mailKinds[mail].values} onInsert={insert} />
    </Panel>
  )
}

function WordsField({
  field,
  form,
  problem,
}: {
  readonly field: MailFieldName
  readonly form: MailWordsFormState
  readonly problem: string | undefined
}) {
  const described: { title: string; kind: keyof typeof longestMailField; hint?: string } =
    mailFields[field]
  return (
    <TextField
      name={field}
      label={described.title}
      dir="auto"
      maxLength={longestMailField[described.kind]}
      {...(described.hint !== undefined && { hint: described.hint })}
      {...(described.kind === 'text' && { rows: 3 })}
      value={form.values[field] ?? ''}
      onChange={(text) => form.change({ [field]: text })}
      error={form.errors[field] ?? problem}
    />
  )
}

/** Those that a mail is made of, and those that stand among its facts. */
function parted(
  fields: readonly MailFieldName[],
): readonly [main: readonly MailFieldName[], inFacts: readonly MailFieldName[]] {
  const main: readonly string[] = ['subject', 'preheader', 'heading', 'before', 'button', 'after']
  return [
    fields.filter((field) => main.includes(field)),
    fields.filter((field) => !main.includes(field)),
  ]
}

function isTyping(target: EventTarget): target is Typing {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
