import type { KeyboardEvent } from 'react'
import { withoutCells, type CellPlace } from '@vitrine/rules/site/charts/edit-cells.ts'
import type { Sheet } from './use-sheet.ts'

const steps: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -8, column: 0 },
  PageDown: { row: 8, column: 0 },
}

/**
 * Keys of a spreadsheet: arrows walk and with Shift choose more, a letter begins to type, F2 and
 * Enter open what stands there, Delete empties. Tab leaves the sheet where no one types in it.
 */
export function pressInSheet(sheet: Sheet, event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing) return
  if (sheet.typed === undefined) walk(sheet, event)
  else pressWhileTyping(sheet, event)
}

function walk(sheet: Sheet, event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, metaKey } = event
  const { at, area, cells } = sheet
  const step = steps[key]
  const from = shiftKey ? area.from : undefined
  const hasCommand = ctrlKey || metaKey
  if (step !== undefined) sheet.choose(moved(at, step), from)
  else if (key === 'Home') sheet.choose({ row: hasCommand ? 0 : at.row, column: 0 }, from)
  else if (key === 'End') {
    const row = hasCommand ? sheet.height - 1 : at.row
    sheet.choose({ row, column: sheet.width - 1 }, from)
  } else if (key === 'a' && hasCommand) selectAll(sheet)
  else if (key === 'Enter' || key === 'F2') sheet.type(cells[at.row]?.[at.column] ?? '')
  else if (key === 'Delete' || key === 'Backspace') sheet.put(withoutCells(cells, area))
  else if (key.length === 1 && !hasCommand && !event.altKey) sheet.type(key)
  else return
  event.preventDefault()
}

function selectAll(sheet: Sheet): void {
  sheet.choose({ row: sheet.height - 1, column: sheet.width - 1 }, { row: 0, column: 0 })
}

function pressWhileTyping(sheet: Sheet, event: KeyboardEvent): void {
  const { key, shiftKey } = event
  const { at } = sheet
  const by = shiftKey ? -1 : 1
  if (key === 'Escape') sheet.type(undefined)
  else if (key === 'Enter') sheet.endTyping(moved(at, { row: by, column: 0 }))
  else if (key === 'Tab') sheet.endTyping(moved(at, { row: 0, column: by }))
  else return
  event.preventDefault()
  event.stopPropagation()
}

function moved({ row, column }: CellPlace, by: CellPlace): CellPlace {
  return { row: Math.max(0, row + by.row), column: Math.max(0, column + by.column) }
}
