import { makeId } from '../../ground/ids/ids.ts'
import type { ActionEnvironment } from '../../ground/changes/owner-action.ts'
import type { Layout } from './layout.ts'
import { rowsOfSketch } from './rows-of-outline.ts'

/** What somebody begins to write in: one text. @param html what stands in it; absent: nothing */
export function firstLayout(
  { now, random }: Pick<ActionEnvironment, 'now' | 'random'>,
  html = '<p></p>',
): Layout {
  const text = [{ span: 12, blocks: [{ type: 2, value: { html } }] }]
  return { columns: 12, rows: rowsOfSketch([text], () => makeId(now, random)), updatedOn: now }
}
