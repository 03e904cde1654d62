import type { Box, LayoutBoxes } from '@vitrine/rules/site/blocks/layout-boxes.ts'

/** The border between two columns that stand side by side. */
export type Grip = {
  /** Of the column before it among those of its row. */
  readonly index: number
  readonly spans: readonly number[]
  /** Where the border is, as high as the row. */
  readonly box: Box
  /** Pixels of the page that one part of twelve is wide. */
  readonly unit: number
}

/** The borders of a row; none where its columns stand below each other. */
export function gripsOf({ cells, rows, columns }: LayoutBoxes, rowId: string): Grip[] {
  const row = rows.find(({ id }) => id === rowId)
  const own = cells.filter((cell) => cell.rowId === rowId)
  if (row === undefined || columns === 1) return []
  const spans = own.map(({ span }) => span)
  const unit = row.box.width / spans.reduce((sum, span) => sum + span, 0)
  return own.slice(0, -1).flatMap((cell, index) => {
    const next = own[index + 1]
    const end = cell.box.left + cell.box.width
    if (next === undefined || next.box.left < end - 2) return []
    const left = Math.round((end + next.box.left) / 2)
    const { top, height } = row.box
    return [{ index, spans, unit, box: { left, top, width: 0, height } }]
  })
}

/** The spans with a border moved by parts of twelve; no column vanishes. */
export function resized(spans: readonly number[], index: number, by: number): readonly number[] {
  const left = spans[index] ?? 1
  const right = spans[index + 1] ?? 1
  const moved = Math.min(Math.max(left + by, 1), left + right - 1) - left
  return spans.with(index, left + moved).with(index + 1, right - moved)
}
