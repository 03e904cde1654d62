import { Columns3, Rows3, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { chartsMessages } from '@vitrine/rules/site/charts/charts-messages.ts'
import { isEmptyTable, missesData, tableLimits } from '@vitrine/rules/site/charts/data-table.ts'
import {
  withColumn,
  withoutColumns,
  withoutRows,
  withRow,
} from '@vitrine/rules/site/charts/edit-cells.ts'
import type { TableKind } from '@vitrine/rules/site/blocks/kinds/table.ts'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import { OpenSheet } from './open-sheet.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { useSheet, type Sheet } from './use-sheet.ts'
import styles from './sheet.module.css'

/** A table as in a spreadsheet: the first row has the names of its columns. */
export function TableControl({ field, value, onChange, error }: ControlProps<TableKind>) {
  const labelId = useId()
  const sheet = useSheet(value, onChange)
  return (
    <FieldNotes help={field.help} error={error}>
      <div className={styles['head']}>
        <span id={labelId} className={styles['label']}>
          {field.label}
        </span>
        <span className={styles['small']}>
          {value.rows.length} × {value.columns.length}
        </span>
        <OpenSheet
          onOpen={(cells) => sheet.put(cells, { row: 0, column: 0 })}
          onRefuse={sheet.say}
        />
        <MenuButton
          label={`Change ${field.label.toLowerCase()}`}
          icon={<span aria-hidden>⋯</span>}
          entries={entriesOf(sheet)}
        />
      </div>
      <SheetGrid sheet={sheet} labelId={labelId} />
      <output className={styles['small']}>{sheet.notice ?? wordsAbout(value)}</output>
    </FieldNotes>
  )
}

function wordsAbout(value: Parameters<typeof isEmptyTable>[0]): string {
  if (value.columns.length === 0) return chartsMessages['no-data']
  if (isEmptyTable(value)) return chartsMessages['no-row']
  return missesData(value) ? chartsMessages['missing-data'] : ''
}

function entriesOf(sheet: Sheet) {
  const { cells, area, at } = sheet
  const isFull = cells.length > tableLimits.rows
  const isWide = (cells[0]?.length ?? 0) >= tableLimits.columns
  const isBeyond = at.row >= cells.length
  const addRow = (row: number) => sheet.put(withRow(cells, row), { row, column: at.column })
  const addColumn = (column: number) =>
    sheet.put(withColumn(cells, column), { row: at.row, column })
  const rowsIcon = <Rows3 size={15} aria-hidden />
  const columnsIcon = <Columns3 size={15} aria-hidden />
  return [
    {
      id: 'row-above',
      name: 'Add row above',
      icon: rowsIcon,
      isDisabled: isFull || isBeyond || at.row === 0,
      onAction: () => addRow(at.row),
    },
    {
      id: 'row-below',
      name: 'Add row below',
      icon: rowsIcon,
      isDisabled: isFull || isBeyond,
      onAction: () => addRow(at.row + 1),
    },
    {
      id: 'column-before',
      name: 'Add column before',
      icon: columnsIcon,
      isDisabled: isWide,
      onAction: () => addColumn(at.column),
    },
    {
      id: 'column-after',
      name: 'Add column after',
      icon: columnsIcon,
      isDisabled: isWide,
      onAction: () => addColumn(at.column + 1),
    },
    {
      id: 'remove-rows',
      name: area.from.row === area.to.row ? 'Remove row' : 'Remove rows',
      icon: <Trash2 size={15} aria-hidden />,
      isDanger: true,
      isDisabled: isBeyond,
      onAction: () => sheet.put(withoutRows(cells, area), at),
    },
    {
      id: 'remove-columns',
      name: area.from.column === area.to.column ? 'Remove column' : 'Remove columns',
      icon: <Trash2 size={15} aria-hidden />,
      isDanger: true,
      isDisabled: cells.length === 0,
      onAction: () => sheet.put(withoutColumns(cells, area), at),
    },
  ]
}
