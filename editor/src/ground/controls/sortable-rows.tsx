import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { MenuButton, type MenuEntry } from './menu-button.tsx'
import { moveEntries } from './move-entries.tsx'
import { movedIds } from './row-order.ts'
import styles from './sortable-rows.module.css'

export type SortableRow = {
  readonly id: string
  /** What the row is called where it is not seen. */
  readonly name: string
  readonly content: ReactNode
  /** What else can be done with it than move it. */
  readonly entries: readonly MenuEntry[]
}

type SortableRowsProps = {
  readonly labelId: string
  readonly rows: readonly SortableRow[]
  /** Takes the way to the new order, as other changes may come between. */
  readonly onOrder: (order: (ids: readonly string[]) => readonly string[]) => void
  readonly onOpen?: (id: string) => void
}

/** Rows in the owner's order: moved by drag, by keys and by a menu. */
export function SortableRows({ labelId, rows, onOrder, onOpen }: SortableRowsProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'vitrine/row': String(key) })),
    onReorder: ({ keys, target }) => {
      const { dropPosition } = target
      if (dropPosition === 'on') return
      const moved = new Set([...keys].map(String))
      onOrder((ids) => movedIds(ids, moved, String(target.key), dropPosition))
    },
  })
  return (
    <GridList
      aria-labelledby={labelId}
      className={styles['rows'] ?? ''}
      items={rows.map((row, place) => ({ ...row, place }))}
      dependencies={[rows]}
      {...(onOpen !== undefined && { onAction: (key) => onOpen(String(key)) })}
      dragAndDropHooks={dragAndDropHooks}
    >
      {({ id, name, content, entries, place }) => (
        <GridListItem id={id} textValue={name} className={styles['row'] ?? ''}>
          <AriaButton slot="drag" className={styles['grip'] ?? ''} aria-label={`Move ${name}`}>
            <GripVertical size={14} aria-hidden />
          </AriaButton>
          {content}
          <MenuButton
            label={`Actions of ${name}`}
            icon={<span aria-hidden>⋯</span>}
            entries={[...moveEntries({ id, place, count: rows.length, onOrder }), ...entries]}
          />
        </GridListItem>
      )}
    </GridList>
  )
}
