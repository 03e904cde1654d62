import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { pageDocument, performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import type { Capability } from '../../ground/rights/capability.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { drawnRows, idsForDrawn } from './drawn-rows.ts'
import { insertRows } from './insert-rows-actions.ts'
import { refusedLayout } from './layout-schema.ts'
import type { Layout, LayoutRow } from './layout.ts'
import { pageSections } from './page-sections.ts'
import { placeOfRows } from './place-of-rows.ts'
import { blockOf, freshIds } from './testing/random-layout.ts'

const newId = freshIds()
const ids = (count: number) => Array.from({ length: count }, newId)
const row = (id: string, blocks: number, inner: LayoutRow[] = []): LayoutRow => ({
  id,
  columns: [
    {
      id: `${id}-c`,
      span: 12,
      blocks: Array.from({ length: blocks }, (_, at) => blockOf(`${id}-${at}`)),
      rows: inner,
    },
  ],
})
const pageWith = (body: Partial<Layout> = {}): StoredDocument<'layout'> => ({
  kind: 'layout',
  id: 'page-about',
  revision: 1,
  body: { columns: 12, rows: [row('r1', 1), row('r2', 1)], updatedOn: 0, ...body },
})
const text = { type: 2, value: { html: '<p>New</p>' } }
const rowOf = (...blocks: object[]) => ({ columns: [{ span: 12, blocks }] })

const insert = (
  input: object,
  layout: StoredDocument<'layout'> | null = pageWith(),
  rights: readonly Capability[] = [],
) =>
  performOn(
    insertRows,
    [pageDocument('about'), ...(layout === null ? [] : [layout])],
    { layoutId: 'page-about', place: { at: 'end' }, rows: [rowOf(text)], ids: ids(200), ...input },
    (capability) => rights.includes(capability),
  )

function layoutAfter(done: ReturnType<typeof insert>): Layout {
  if (!done.ok) throw new Error(done.refusal.code)
  return done.value[0]?.after as Layout
}

describe('rows that are put into a layout', () => {
  it.each(pageSections.map((section) => [section.title, section] as const))(
    'may be those of “%s”, in twelve columns and in one',
    (_, section) => {
      for (const columns of [12, 1] as const) {
        const rows = drawnRows(section, columns)
        const wish = { rows, columns, ids: ids(idsForDrawn(rows)) }
        const after = layoutAfter(insert(wish, pageWith({ columns, rows: [] })))
        expect(refusedLayout(after)).toBeUndefined()
        expect(blocksOfLayout(after).map(({ type }) => type)).toEqual(
          section.rows.flatMap((one) =>
            one.flatMap(({ blocks }) => blocks.map(({ type }) => type)),
          ),
        )
      }
    },
  )

  it('stand before or after the row that was named, under the ids that came along, and once', () => {
    const wish = { place: { at: 'before-row', rowId: 'r2' }, ids: ids(3) }
    const after = layoutAfter(insert(wish))
    expect(after.rows.map(({ id }) => id)).toEqual(['r1', wish.ids[0], 'r2'])
    expect(insert(wish, pageWith(after))).toEqual({ ok: true, value: [] })
  })

  it('begin a layout that nothing was put in yet', () => {
    expect(layoutAfter(insert({}, null)).rows).toHaveLength(1)
  })

  it('fill the page up to 60 blocks and no further', () => {
    const standing = (count: number) => pageWith({ rows: [row('r', count)] })
    expect(refusalCode(insert({ rows: [rowOf(text, text)] }, standing(58)))).toBeNull()
    expect(refusalCode(insert({ rows: [rowOf(text, text)] }, standing(59)))).toBe('too-many-blocks')
  })

  it('are refused where a value, the spans, the place or the right is wrong', () => {
    const script = { type: 23, value: { code: '<script></script>', mode: 'html' } }
    const narrow = { columns: [{ span: 6, blocks: [text] }] }
    expect([
      refusalCode(insert({ rows: [rowOf({ type: 2, value: { html: 1 } })] })),
      refusalCode(insert({ rows: [narrow] })),
      refusalCode(insert({ place: { at: 'after-row', rowId: 'gone' } })),
      refusalCode(insert({ place: { at: 'after', blockId: 'r1-0' } })),
      refusalCode(insert({ ids: ids(2) })),
      refusalCode(insert({}, pageWith({ locked: true }))),
      refusalCode(insert({ rows: [rowOf(script)] })),
      refusalCode(insert({ rows: [rowOf(script)] }, pageWith(), ['edit-code'])),
    ]).toEqual([
      'value-not-accepted',
      'spans-do-not-add-up',
      'place-gone',
      'not-a-place-of-rows',
      'too-few-ids',
      'layout-locked',
      'code-needs-right',
      null,
    ])
  })

  it('are called in history what they were called where they were picked', () => {
    const title = (name?: string) => {
      const input = insertRows.input.parse({
        layoutId: 'page-about',
        place: { at: 'end' },
        rows: [rowOf(text)],
        ids: [],
        title: name,
      })
      return typeof insertRows.title === 'string' ? '' : insertRows.title({} as never, input)
    }
    expect([title(), title('Prices')]).toEqual(['Add section', 'Add section “Prices”'])
  })
})

describe('the place of rows', () => {
  const layout = { rows: [row('r1', 1), row('r2', 2, [row('r3', 1)])] }

  it.each([
    [
      { at: 'before', blockId: 'r2-1' },
      { at: 'before-row', rowId: 'r2' },
    ],
    [
      { at: 'left', blockId: 'r1-0' },
      { at: 'before-row', rowId: 'r1' },
    ],
    [
      { at: 'after', blockId: 'r3-0' },
      { at: 'after-row', rowId: 'r2' },
    ],
    [
      { at: 'right', blockId: 'r1-0' },
      { at: 'after-row', rowId: 'r1' },
    ],
    [
      { at: 'end-of-column', columnId: 'r3-c' },
      { at: 'after-row', rowId: 'r2' },
    ],
    [
      { at: 'before-row', rowId: 'r3' },
      { at: 'before-row', rowId: 'r2' },
    ],
    [{ at: 'start' }, { at: 'start' }],
    [{ at: 'after', blockId: 'gone' }, { at: 'end' }],
  ] as const)('for %j is %j', (place, wanted) => {
    expect(placeOfRows(layout, place)).toEqual(wanted)
  })
})
