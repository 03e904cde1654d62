import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { formLimits, type FieldType } from '@vitrine/rules/site/forms/form.ts'
import { Button } from '../../ground/controls/button.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { SortableRows } from '../../ground/controls/sortable-rows.tsx'
import { FieldEditor } from './field-editor.tsx'
import { fieldNames } from './field-words.ts'
import { newField, type FieldDraft } from './form-draft.ts'
import styles from './forms.module.css'

type FieldListProps = {
  readonly fields: readonly FieldDraft[]
  /** By `fields.0.title` and the like. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (fields: FieldDraft[]) => void
}

const kinds = (Object.keys(fieldNames) as FieldType[]).map((id) => ({ id, name: fieldNames[id] }))

/** The fields of a form in their order; one of them is open to be edited. */
export function FieldList({ fields, errors, onChange }: FieldListProps) {
  const labelId = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const wrongAt = fields.findIndex((_field, at) => errorsOf(errors, at) !== undefined)
  // what is wrong is seen, whichever was open
  const shownId = wrongAt >= 0 && errorsAt(fields, errors, openId) ? fields[wrongAt]?.id : openId
  const shown = fields.find(({ id }) => id === shownId)
  const order = (way: (ids: readonly string[]) => readonly string[]): void => {
    const byId = new Map(fields.map((field) => [field.id, field]))
    onChange(way(fields.map(({ id }) => id)).flatMap((id) => byId.get(id) ?? []))
  }
  return (
    <div className={styles['fields']}>
      <h3 id={labelId}>Fields</h3>
      {fields.length === 0 && (
        <p className={styles['hint']}>There is none yet. Choose a kind of field and add it.</p>
      )}
      {fields.length > 0 && (
        <SortableRows
          labelId={labelId}
          rows={fields.map((field, at) => ({
            id: field.id,
            name: nameOf(field),
            content: (
              <FieldLine field={field} error={errorsOf(errors, at)} isOpen={field === shown} />
            ),
            entries: [
              {
                id: 'remove',
                name: 'Remove',
                icon: <Trash2 size={15} aria-hidden />,
                isDanger: true,
                onAction: () => onChange(fields.filter(({ id }) => id !== field.id)),
              },
            ],
          }))}
          onOrder={order}
          onOpen={setOpenId}
        />
      )}
      <AddField
        isFull={fields.length >= formLimits.fields}
        onAdd={(type) => {
          const field = newField(type)
          setOpenId(field.id)
          onChange([...fields, field])
        }}
      />
      {shown !== undefined && (
        <FieldEditor
          key={shown.id}
          field={shown}
          errorOf={(name) => errors[`fields.${fields.indexOf(shown)}.${name}`]}
          onChange={(changed) =>
            onChange(fields.map((one) => (one.id === shown.id ? { ...one, ...changed } : one)))
          }
        />
      )}
    </div>
  )
}

function AddField(props: { readonly isFull: boolean; readonly onAdd: (type: FieldType) => void }) {
  const [type, setType] = useState<FieldType>('text')
  return (
    <div className={styles['add']}>
      <SelectField label="Kind of field" options={kinds} value={type} onChange={setType} />
      <Button
        icon={<Plus size={16} aria-hidden />}
        isDisabled={props.isFull}
        onPress={() => props.onAdd(type)}
      >
        Add field
      </Button>
    </div>
  )
}

function FieldLine(props: {
  readonly field: FieldDraft
  readonly error: string | undefined
  readonly isOpen: boolean
}) {
  const { field, error, isOpen } = props
  return (
    <span className={`${styles['line']} ${isOpen ? styles['open'] : ''}`}>
      <span>
        {nameOf(field)}
        {field.required && <span aria-label="required"> *</span>}
      </span>
      <small className={error === undefined ? styles['hint'] : styles['wrong']}>
        {error ?? fieldNames[field.type]}
      </small>
    </span>
  )
}

function nameOf({ title, type }: FieldDraft): string {
  return title.trim() === '' ? fieldNames[type] : title
}

function errorsOf(errors: FieldListProps['errors'], at: number): string | undefined {
  const found = Object.entries(errors).find(([name]) => name.startsWith(`fields.${at}.`))
  return found?.[1]
}

/** Whether the open one is not among those that are wrong. */
function errorsAt(
  fields: readonly FieldDraft[],
  errors: FieldListProps['errors'],
  openId: string | null,
): boolean {
  const at = fields.findIndex(({ id }) => id === openId)
  return at < 0 || errorsOf(errors, at) === undefined
}
