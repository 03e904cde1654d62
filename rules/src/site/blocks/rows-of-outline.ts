import type { LayoutRow } from './layout.ts'
import { filledSketch, type FindPage } from './filled-sketch.ts'
import { pageOutlines, pageSections, type PageSection } from './page-sections.ts'

/** Rows of a section with ids of their own. */
export function rowsOfSketch(
  rows: PageSection['rows'],
  newId: () => string,
  findPage: FindPage = () => null,
): LayoutRow[] {
  return rows.map((columns) => ({
    id: newId(),
    columns: columns.map(({ span, blocks }) => ({
      id: newId(),
      span,
      blocks: blocks.map((block) => ({ id: newId(), ...filledSketch(block, findPage) })),
      rows: [],
    })),
  }))
}

/** What a page of this outline begins with; nothing where there is no such outline. */
export function rowsOfOutline(
  outlineId: string,
  newId: () => string,
  findPage: FindPage = () => null,
): LayoutRow[] {
  const outline = pageOutlines.find(({ id }) => id === outlineId)
  const sections = (outline?.sections ?? []).flatMap(
    (id) => pageSections.find((section) => section.id === id) ?? [],
  )
  return sections.flatMap((section) => rowsOfSketch(section.rows, newId, findPage))
}
