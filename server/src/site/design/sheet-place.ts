import type { LessPart } from './site-stylesheet.ts'

/** Where a line of a site's whole stylesheet stands: what was compiled is one unit of all its parts. */
export type SheetPlace = {
  /** Undefined behind the last: what style choices add. */
  readonly part: LessPart | undefined
  /** Within the part; the first is 1. */
  readonly line: number
}

export function placeInSheet(parts: readonly LessPart[], line: number): SheetPlace {
  let start = 1
  for (const part of parts) {
    const next = start + part.text.split('\n').length
    if (line < next) return { part, line: line - start + 1 }
    start = next
  }
  return { part: undefined, line: line - start + 1 }
}
