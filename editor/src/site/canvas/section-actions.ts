import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { drawnRows, idsForDrawn } from '@vitrine/rules/site/blocks/drawn-rows.ts'
import type { FindPage } from '@vitrine/rules/site/blocks/filled-sketch.ts'
import { findRow } from '@vitrine/rules/site/blocks/find-in-rows.ts'
import type { PageSection } from '@vitrine/rules/site/blocks/page-sections.ts'
import { placeOfRows } from '@vitrine/rules/site/blocks/place-of-rows.ts'
import { idsForCopy } from '@vitrine/rules/site/blocks/row-actions.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import type { KeptSection } from '../blocks/kept-section.ts'
import { change, newIds, type Spot } from './block-actions.ts'
import { chooseBlock } from './chosen-block.ts'
import { layoutNow } from './layouts.ts'
import { say } from './live-region.tsx'

/** Puts a section that we drew beside the row of a place. */
export async function insertDrawnSection(
  siteId: string,
  { layoutId, place }: Spot,
  section: PageSection,
): Promise<boolean> {
  const layout = layoutNow(siteId, layoutId)
  const { columns } = layout
  const rows = drawnRows(section, columns, pageFinder(siteId))
  const ids = newIds(idsForDrawn(rows))
  const { title } = section
  const input = {
    layoutId,
    columns,
    place: placeOfRows(layout, place),
    rows: rows.map((row) => ({
      columns: row.columns.map(({ span, blocks }) => ({
        span,
        blocks: blocks.map(({ type, value }) => ({ type, value: value as Record<string, never> })),
      })),
    })),
    ids,
    title,
  }
  if (!(await change(siteId, { action: 'insert-rows', input }))) return false
  chooseFirst(siteId, layoutId, ids[0])
  say(`Section ${title} added.`)
  return true
}

/** The first page of a kind, as far as the pages are known here: beside the page they always are. */
function pageFinder(siteId: string): FindPage {
  const pages = queryClient.getQueryData(documentsQuery(siteId, 'collection').queryKey) ?? []
  return (kind) =>
    pages.find(({ body }) => body.typeName === kind && body.visibility === 'live')?.id ?? null
}

/** Puts a copy of a section that the owner keeps beside the row of a place. */
export async function insertKeptSection(
  siteId: string,
  { layoutId, place }: Spot,
  { id: sectionId, body }: KeptSection,
): Promise<boolean> {
  const ids = newIds(idsForCopy(body))
  const at = placeOfRows(layoutNow(siteId, layoutId), place)
  const input = { layoutId, sectionId, place: at, ids }
  if (!(await change(siteId, { action: 'insert-section', input }))) return false
  chooseFirst(siteId, layoutId, ids[0])
  say(`Section ${body.title} added.`)
  return true
}

function chooseFirst(siteId: string, layoutId: string, rowId: string | undefined): void {
  const row = findRow(layoutNow(siteId, layoutId).rows, rowId ?? '')?.row
  const first = row && blocksOfLayout({ rows: [row] })[0]
  if (first !== undefined) chooseBlock({ layoutId, blockId: first.id })
}

/** Keeps a row under a name. */
export function saveSection(
  siteId: string,
  row: { readonly layoutId: string; readonly rowId: string },
  title: string,
): Promise<boolean> {
  const { layoutId, rowId } = row
  const input = { layoutId, rowIds: [rowId], sectionId: makeNewId(), title }
  const notice = `${title} is kept. “Add a block” has it under Sections.`
  return change(siteId, { action: 'save-section', input }, notice)
}

export function renameSection(
  siteId: string,
  { id: sectionId, body }: KeptSection,
  title: string,
): Promise<boolean> {
  const input = { sectionId, set: { title }, seen: { title: body.title } }
  return change(siteId, { action: 'rename-section', input }, 'Section renamed.')
}

export function deleteSection(siteId: string, { id, body }: KeptSection): Promise<boolean> {
  const wish = { action: 'delete-section', input: { sectionId: id } } as const
  return change(siteId, wish, `Section ${body.title} deleted. Its copies stay.`)
}
