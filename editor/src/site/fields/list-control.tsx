import { ArrowLeft, Copy, Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { AcceptedFiles } from '@vitrine/rules/site/blocks/kinds/asset.ts'
import type { ListKind, ListRow } from '@vitrine/rules/site/blocks/kinds/list.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { Button } from '../../ground/controls/button.tsx'
import type { MenuEntry } from '../../ground/controls/menu-button.tsx'
import { rowsInOrder } from '../../ground/controls/row-order.ts'
import { SortableRows } from '../../ground/controls/sortable-rows.tsx'
import { FileManager } from '../media/file-manager.tsx'
import { Thumbnail } from '../media/picture-field.tsx'
import type { ControlProps, FieldSite, FieldsProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import {
  duplicatedRow,
  fileFieldOf,
  nameOfRow,
  newRow,
  pictureOfRow,
  rowsWithPart,
} from './list-rows.ts'
import { useRows, type ChangeRows } from './use-rows.ts'
import styles from './fields.module.css'
import type { ComponentType } from 'react'

type ListControlProps = ControlProps<ListKind> & {
  /** The table of controls, which knows this one. */
  readonly Fields: ComponentType<FieldsProps>
}

/** Groups of values in the owner's order; one of them is opened in the place of the list. */
export function ListControl(props: ListControlProps) {
  const { field, value, onChange, error } = props
  const labelId = useId()
  const [openId, setOpenId] = useState<string>()
  const [newId, setNewId] = useState<string>()
  const change = useRows(value, onChange)
  const file = fileFieldOf(field.fields)
  const open = value.find(({ id }) => id === openId)
  const add = (): void => {
    const id = makeNewId()
    change((rows) => [...rows, newRow(field.fields, id)])
    setOpenId(id)
    setNewId(id)
  }
  if (open !== undefined) {
    const close = (): void => setOpenId(undefined)
    return (
      <OpenRow {...props} row={open} isNew={open.id === newId} change={change} onClose={close} />
    )
  }
  return (
    <FieldNotes help={field.help} error={error}>
      <div className={styles['listHead']}>
        <span id={labelId} className={styles['label']}>
          {field.label}
        </span>
        <span className={styles['small']}>
          {value.length} of {field.max}
        </span>
      </div>
      {value.length > 0 && (
        <RowList {...props} labelId={labelId} change={change} onOpen={setOpenId} />
      )}
      {file === undefined ? (
        <Button
          icon={<Plus size={16} aria-hidden />}
          isDisabled={value.length >= field.max}
          onPress={add}
        >
          Add {field.one.toLowerCase()}
        </Button>
      ) : (
        <AddFiles {...file} field={field} value={value} change={change} />
      )}
    </FieldNotes>
  )
}

/** Rows that are pictures come several at once; each file that is chosen becomes a row. */
function AddFiles({ field, value, change, name, accept }: AddFilesProps) {
  const [isOpen, setOpen] = useState(false)
  const add = (ids: readonly string[]): void =>
    change((rows) => [
      ...rows,
      ...ids
        .slice(0, field.max - rows.length)
        .map((assetId) => newRow(field.fields, makeNewId(), { [name]: assetId })),
    ])
  const left = field.max - value.length
  return (
    <>
      <Button
        icon={<Plus size={16} aria-hidden />}
        isDisabled={left <= 0}
        onPress={() => setOpen(true)}
      >
        Add {field.label.toLowerCase()}
      </Button>
      {isOpen && (
        <FileManager
          accept={accept}
          choice={{ of: 'several', max: left, take: add }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type AddFilesProps = Pick<ListControlProps, 'field' | 'value'> & {
  readonly change: ChangeRows
  /** The field of a row that holds the file. */
  readonly name: string
  readonly accept: AcceptedFiles
}

type RowListProps = ListControlProps & {
  readonly labelId: string
  readonly change: ChangeRows
  readonly onOpen: (id: string) => void
}

function RowList(props: RowListProps) {
  const { site, field, value, change, labelId, onOpen } = props
  const rows = value.map((row, place) => {
    const name = nameOfRow(field, row, place)
    const content = (
      <>
        <RowPicture site={site} field={field} row={row} />
        <span className={styles['rowName']}>{name}</span>
      </>
    )
    return { id: row.id, name, content, entries: rowEntries(props, row) }
  })
  return (
    <SortableRows
      labelId={labelId}
      rows={rows}
      onOrder={(order) => change((now) => rowsInOrder(now, order(now.map(({ id }) => id))))}
      onOpen={onOpen}
    />
  )
}

function RowPicture(props: {
  readonly site: FieldSite
  readonly field: ListKind
  readonly row: ListRow
}) {
  const picture = pictureOfRow(props.field.fields, props.row)
  if (picture === undefined) return null
  return (
    <span className={styles['rowPicture']}>
      <Thumbnail site={props.site} assetId={picture} />
    </span>
  )
}

function rowEntries({ field, value, change }: RowListProps, { id }: ListRow): MenuEntry[] {
  return [
    {
      id: 'duplicate',
      name: 'Duplicate',
      icon: <Copy size={15} aria-hidden />,
      isDisabled: value.length >= field.max,
      onAction: () => change((rows) => duplicatedRow(rows, id, makeNewId())),
    },
    {
      id: 'remove',
      name: 'Remove',
      icon: <Trash2 size={15} aria-hidden />,
      isDanger: true,
      onAction: () => change((rows) => rows.filter((row) => row.id !== id)),
    },
  ]
}

type OpenRowProps = ListControlProps & {
  readonly row: ListRow
  /** Added a moment ago, and empty: its first field waits for words. */
  readonly isNew: boolean
  readonly change: ChangeRows
  readonly onClose: () => void
}

function OpenRow(props: OpenRowProps) {
  const { site, field, value, change, error, row, isNew, onClose, Fields } = props
  const place = value.indexOf(row)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [isNew])
  return (
    <section ref={section} aria-label={nameOfRow(field, row, place)} className={styles['openRow']}>
      <header className={styles['openHead']}>
        <Button
          size="small"
          kind="quiet"
          autoFocus
          icon={<ArrowLeft size={16} aria-hidden />}
          onPress={onClose}
        >
          {field.label}
        </Button>
        <span className={styles['small']}>
          {place + 1} of {value.length}
        </span>
      </header>
      <Fields
        site={site}
        fields={field.fields}
        names={Object.keys(field.fields)}
        values={row}
        errors={{}}
        onChange={(name, part, isGoingOn) =>
          change((rows) => rowsWithPart(rows, row.id, name, part), isGoingOn)
        }
      />
      {error !== undefined && (
        <span role="alert" className={styles['error']}>
          {error}
        </span>
      )}
    </section>
  )
}
