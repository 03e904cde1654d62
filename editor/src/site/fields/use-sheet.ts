import { useRef, useState } from 'react'
import { cutNotice } from '@vitrine/rules/site/charts/charts-messages.ts'
import {
  cellsOf,
  tableLimits,
  tableOfCells,
  type Cells,
  type DataTable,
} from '@vitrine/rules/site/charts/data-table.ts'
import { withCells, type CellArea, type CellPlace } from '@vitrine/rules/site/charts/edit-cells.ts'

export type Sheet = {
  readonly cells: Cells
  /** The chosen cells: `to` is where the keys are. */
  readonly area: CellArea
  readonly at: CellPlace
  /** How many rows and columns are shown: one more than are filled, to go on in. */
  readonly height: number
  readonly width: number
  /** What is typed into the cell where the keys are; undefined while nobody types. */
  readonly typed: string | undefined
  /** Said where something of what came had no room, or could not be read. */
  readonly notice: string | undefined
  /** @param from where the chosen cells begin; else the place alone is chosen */
  readonly choose: (place: CellPlace, from?: CellPlace) => void
  readonly type: (words: string | undefined) => void
  /** What was typed comes to stand in its cell; then the keys are at the place. */
  readonly endTyping: (next?: CellPlace) => void
  /** Stores the cells, and goes somewhere else. */
  readonly put: (cells: Cells, next?: CellPlace) => void
  /** Says a sentence until something else is done. */
  readonly say: (sentence: string) => void
}

const leastShown = { rows: 4, columns: 3 } as const
const start: CellPlace = { row: 0, column: 0 }

/** A table while somebody works in it; what they did is stored gesture by gesture. */
export function useSheet(value: DataTable, onChange: (table: DataTable) => void): Sheet {
  const [area, setArea] = useState<CellArea>({ from: start, to: start })
  const [typed, setTyped] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const cells = cellsOf(value)
  const height = Math.min(tableLimits.rows + 1, Math.max(leastShown.rows, cells.length + 1))
  const width = Math.min(
    tableLimits.columns,
    Math.max(leastShown.columns, value.columns.length + 1),
  )
  const within = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(height - 1, row)),
    column: Math.max(0, Math.min(width - 1, column)),
  })
  /** At once, as a field that goes also says that it was left. */
  const beingTyped = useRef<string>(undefined)
  const type = (words: string | undefined): void => {
    beingTyped.current = words
    setTyped(words)
  }
  const choose: Sheet['choose'] = (place, from) => {
    const to = within(place)
    type(undefined)
    setArea({ from: from ?? to, to })
  }
  const put: Sheet['put'] = (changed, next) => {
    const { table, isCut } = tableOfCells(changed)
    type(undefined)
    setNotice(isCut ? cutNotice(tableLimits.rows, tableLimits.columns) : undefined)
    if (next !== undefined) setArea({ from: next, to: next })
    onChange(table)
  }
  const at = within(area.to)
  return {
    cells,
    area,
    at,
    height,
    width,
    typed,
    notice,
    choose,
    type,
    put,
    say: setNotice,
    endTyping(next = at) {
      const words = beingTyped.current?.trim()
      if (words === undefined) return
      const before = cells[at.row]?.[at.column] ?? ''
      if (words === before) choose(next)
      else put(withCells(cells, at, [[words]]), next)
    },
  }
}
