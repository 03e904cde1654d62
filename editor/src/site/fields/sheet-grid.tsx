import { useId, useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react'
import {
  cellsIn,
  isInArea,
  withCells,
  withoutCells,
  type CellPlace,
} from '@vitrine/rules/site/charts/edit-cells.ts'
import { readSheet, writeSheet } from '@vitrine/rules/site/charts/read-sheet.ts'
import { cx } from '../../ground/styling/cx.ts'
import { pressInSheet } from './sheet-keys.ts'
import type { Sheet } from './use-sheet.ts'
import styles from './sheet.module.css'

type GridProps = { readonly sheet: Sheet; readonly labelId: string }

const rowHeight = 32
const rowsInView = 12
/** Rows beyond the edge that are drawn too. */
const spareRows = 4

/** Cells in rows, of which those that are in view are drawn; one of them has the keys. */
export function SheetGrid({ sheet, labelId }: GridProps) {
  const gridId = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(0)
  const { at, height, width, typed } = sheet
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - spareRows)
  const last = Math.min(height, first + rowsInView + 2 * spareRows)
  const rows = Array.from({ length: last - first }, (_, place) => first + place)
  useLayoutEffect(() => {
    const grid = ref.current
    if (grid === null) return
    const top = at.row * rowHeight
    const room = grid.clientHeight - rowHeight
    if (top < grid.scrollTop) grid.scrollTop = top
    else if (top > grid.scrollTop + room) grid.scrollTop = top - room
    grid.querySelector(`[data-current]`)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [at.row, at.column])
  const idOf = ({ row, column }: CellPlace): string => `${gridId}-${row}-${column}`
  const focusGrid = (): void => ref.current?.focus()
  return (
    <div
      ref={ref}
      className={styles['grid']}
      role="grid"
      tabIndex={0}
      aria-labelledby={labelId}
      aria-rowcount={height}
      aria-colcount={width}
      aria-multiselectable
      aria-activedescendant={typed === undefined ? idOf(at) : undefined}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
      onKeyDown={(event) => {
        pressInSheet(sheet, event)
        if (event.defaultPrevented && ['Enter', 'Tab', 'Escape'].includes(event.key)) focusGrid()
      }}
      onPaste={(event) => paste(sheet, event)}
      onCopy={(event) => copy(sheet, event)}
      onCut={(event) => {
        if (copy(sheet, event)) sheet.put(withoutCells(sheet.cells, sheet.area))
      }}
    >
      <div
        role="presentation"
        className={styles['sheet']}
        style={{ blockSize: height * rowHeight, paddingBlockStart: first * rowHeight }}
      >
        {rows.map((row) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows that are not in view are not there
          <div key={row} role="row" aria-rowindex={row + 1} className={styles['row']}>
            {Array.from({ length: width }, (_, column) => (
              <Cell
                key={column}
                sheet={sheet}
                place={{ row, column }}
                id={idOf({ row, column })}
                onChosen={focusGrid}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

type CellProps = {
  readonly sheet: Sheet
  readonly place: CellPlace
  readonly id: string
  readonly onChosen: () => void
}

function Cell({ sheet, place, id, onChosen }: CellProps) {
  const { cells, area, at, typed } = sheet
  const { row, column } = place
  const words = cells[row]?.[column] ?? ''
  const isCurrent = at.row === row && at.column === column
  const isChosen = isInArea(place, area)
  return (
    <div
      id={id}
      role={row === 0 ? 'columnheader' : 'gridcell'}
      aria-colindex={column + 1}
      aria-selected={isChosen}
      data-current={isCurrent || undefined}
      className={cx(styles['cell'], row === 0 && styles['name'])}
      onPointerDown={(event) => {
        if (isCurrent && typed !== undefined) return
        event.preventDefault()
        if (typed !== undefined) sheet.endTyping(place)
        else sheet.choose(place, event.shiftKey ? area.from : undefined)
        onChosen()
      }}
      onDoubleClick={() => {
        if (typed === undefined) sheet.type(words)
      }}
    >
      {isCurrent && typed !== undefined ? (
        <CellInput sheet={sheet} typed={typed} />
      ) : words === '' ? (
        <span className={styles['empty']}>{emptyWords(place, cells.length === 0)}</span>
      ) : (
        words
      )}
    </div>
  )
}

/** What an empty name could be, so that a new sheet says what belongs where. */
function emptyWords({ row, column }: CellPlace, isNew: boolean): string {
  if (!isNew) return ''
  if (row === 0) return column === 0 ? 'Name' : column === 1 ? 'Figures' : ''
  return ''
}

function CellInput({ sheet, typed }: { readonly sheet: Sheet; readonly typed: string }) {
  const { row, column } = sheet.at
  return (
    <input
      // the caret goes where somebody began to type
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- they pressed a key in this cell
      autoFocus
      className={styles['input']}
      aria-label={`Row ${row + 1}, column ${column + 1}`}
      maxLength={200}
      value={typed}
      onChange={({ target }) => sheet.type(target.value)}
      onBlur={() => sheet.endTyping()}
    />
  )
}

function paste(sheet: Sheet, event: ClipboardEvent): void {
  if (sheet.typed !== undefined) return
  const text = event.clipboardData.getData('text/plain')
  if (text === '') return
  event.preventDefault()
  sheet.put(withCells(sheet.cells, sheet.at, readSheet(text)))
}

function copy(sheet: Sheet, event: ClipboardEvent): boolean {
  if (sheet.typed !== undefined) return false
  event.preventDefault()
  event.clipboardData.setData('text/plain', writeSheet(cellsIn(sheet.cells, sheet.area)))
  return true
}
