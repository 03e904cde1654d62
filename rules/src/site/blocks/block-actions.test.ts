import { describe, expect, it } from 'vitest'
import type { AnyOwnerAction } from '../../ground/changes/owner-action.ts'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { readerOf } from '../../ground/documents/document-reader.ts'
import { performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import { arrangementOf } from './arrangement.ts'
import { deleteBlocks, duplicateBlocks, insertBlocks, moveBlocks } from './block-actions.ts'
import { editBlock } from './edit-block-actions.ts'
import { blockOf, freshIds } from './testing/random-layout.ts'
import type { Arrangement } from './layout-boxes.ts'
import type { Block, Layout, LayoutColumn, LayoutRow } from './layout.ts'
import { lockLayout } from './lock-layout-actions.ts'
import { deleteRow, duplicateRow, moveRow, resizeColumns } from './row-actions.ts'
import { deleteSection, insertSection, renameSection, saveSection } from './section-actions.ts'
import { idsPerPlace } from './spare-ids.ts'
import { changeBlockType, mergeTexts, splitText } from './text-block-actions.ts'
import { typesToTurnInto } from './turnings.ts'

const newId = freshIds()
const spare = (count = idsPerPlace) => Array.from({ length: count }, newId)
const text = (html = '') => ({ id: newId(), type: 2, value: { html } })

const column = (
  id: string,
  span: number,
  blocks: Block[],
  rows: LayoutRow[] = [],
): LayoutColumn => ({
  id,
  span,
  blocks,
  rows,
})
const deep: LayoutRow = {
  id: 'r2',
  columns: [
    column('c3', 6, [blockOf('d')]),
    column('c4', 6, [], [{ id: 'r3', columns: [column('c5', 12, [blockOf('e'), blockOf('f')])] }]),
  ],
}
const rows: readonly LayoutRow[] = [
  {
    id: 'r1',
    columns: [column('c1', 8, [blockOf('a'), blockOf('b')]), column('c2', 4, [blockOf('c')])],
  },
  { id: 'r0', columns: [column('c0', 12, [blockOf('q', 31)], [deep])] },
]
const footer = (body: Partial<Layout> = {}): StoredDocument<'layout'> => ({
  kind: 'layout',
  id: 'footer',
  revision: 1,
  body: { columns: 12, rows, updatedOn: 0, ...body },
})
const full = (count: number) =>
  footer({
    rows: [
      {
        id: 'r',
        columns: [
          column(
            'c',
            12,
            Array.from({ length: count }, (_, at) => blockOf(`b${at}`)),
          ),
        ],
      },
    ],
  })

const on = (action: AnyOwnerAction, input: object, ...documents: StoredDocument[]) =>
  performOn(action, documents.length === 0 ? [footer()] : documents, {
    layoutId: 'footer',
    ...input,
  })

/** The rows after an action, as columns with their spans and blocks: `8:a,b 4:c`. */
function drawn(action: AnyOwnerAction, input: object): string[] {
  const done = on(action, input)
  if (!done.ok) throw new Error(done.refusal.code)
  return arrangementOf(done.value[0]?.after as Layout).map(drawnRow)
}

function drawnRow({ columns }: Arrangement[number]): string {
  return columns
    .map(({ span, blocks, rows: inner }) => {
      const names = blocks.map((id) => (id.length === 24 ? '+' : id))
      return `${span}:${[...names, ...inner.map((row) => `(${drawnRow(row)})`)].join(',')}`
    })
    .join(' ')
}

const last = '12:q,(6:d 6:(12:e,f))'

describe('a new block', () => {
  const added = (place: object) => drawn(insertBlocks, { place, blocks: [text()], ids: spare() })

  it('stands where it was put', () => {
    expect(added({ at: 'before', blockId: 'b' })).toEqual(['8:a,+,b 4:c', last])
    expect(added({ at: 'end-of-column', columnId: 'c2' })).toEqual(['8:a,b 4:c,+', last])
    expect(added({ at: 'after-row', rowId: 'r1' })).toEqual(['8:a,b 4:c', '12:+', last])
    expect(added({ at: 'start' })[0]).toBe('12:+')
  })

  it('beside a block alone in its column gets half of that column', () => {
    expect(added({ at: 'right', blockId: 'c' })).toEqual(['8:a,b 2:c 2:+', last])
    expect(added({ at: 'left', blockId: 'd' })[1]).toBe('12:q,(3:+ 3:d 6:(12:e,f))')
  })

  it('beside one of several makes a row of their place, with what follows below', () => {
    expect(added({ at: 'left', blockId: 'a' })).toEqual(['8:(6:+ 6:a),(12:b) 4:c', last])
    expect(added({ at: 'right', blockId: 'b' })).toEqual(['8:a,(6:b 6:+) 4:c', last])
  })
})

describe('what is left behind', () => {
  it('falls to the left neighbour of an emptied column, else to the right one', () => {
    expect(drawn(deleteBlocks, { blockIds: ['c'] })[0]).toBe('12:a,b')
    expect(drawn(deleteBlocks, { blockIds: ['a', 'b'] })[0]).toBe('12:c')
  })

  it('is no emptied row, and no row within a column that has become one column', () => {
    expect(drawn(deleteBlocks, { blockIds: ['a', 'b', 'c'] })).toEqual([last])
    expect(drawn(deleteBlocks, { blockIds: ['e', 'f'] })[1]).toBe('12:q,d')
    expect(drawn(moveBlocks, { blockIds: ['d'], place: { at: 'end' }, ids: spare() })).toEqual([
      '8:a,b 4:c',
      '12:q,e,f',
      '12:d',
    ])
  })
})

describe('asked for once more, as after a lost answer', () => {
  it('a new block is added once', () => {
    const blocks = [blockOf('0'.repeat(24))]
    const there = full(1)
    const standing = footer({
      rows: [
        {
          id: 'r',
          columns: [column('c', 12, [...blocks, ...there.body.rows[0]!.columns[0]!.blocks])],
        },
      ],
    })
    const again = on(insertBlocks, { place: { at: 'end' }, blocks, ids: spare() }, standing)
    expect(again).toEqual({ ok: true, value: [] })
  })
})

describe('history', () => {
  const said = (action: AnyOwnerAction, input: object) => {
    const parsed = action.input.parse({ layoutId: 'footer', ...input }) as never
    return typeof action.title === 'string'
      ? action.title
      : action.title(readerOf([footer()]), parsed)
  }

  it('says what was done in words of blocks', () => {
    const place = { at: 'end' }
    const spacer = { ...text(), type: 21 }
    expect([
      said(insertBlocks, { place, blocks: [spacer], ids: [] }),
      said(insertBlocks, { place, blocks: [text(), text(), text()], ids: [], pasted: true }),
      said(moveBlocks, { blockIds: ['a'], place, ids: [] }),
      said(deleteBlocks, { blockIds: ['a', 'b'] }),
      said(editBlock, { blockId: 'q', set: {} }),
      said(changeBlockType, { blockId: 'a', type: 31 }),
    ]).toEqual([
      'Add Spacer block',
      'Paste 3 blocks',
      'Move Text block',
      'Delete 2 blocks',
      'Edit Quote block',
      'Turn Text into Quote',
    ])
  })
})

describe('a text', () => {
  it('becomes a quote and a text again, with its words', () => {
    const quoted = on(changeBlockType, { blockId: 'a', type: 31 })
    expect(JSON.stringify(quoted)).toContain(
      '{"id":"a","type":31,"value":{"quote":"a","source":""}}',
    )
    expect([2, 31, 21].map(typesToTurnInto)).toEqual([[31], [2], []])
    const back = on(changeBlockType, { blockId: 'q', type: 2 })
    expect(JSON.stringify(back)).toContain('"type":2,"value":{"html":"<blockquote></blockquote>"}')
  })

  it('is split in two, and made one of two', () => {
    const halves = ['<p>x</p>', '<p>y</p>']
    const split = { blockId: 'a', halves, newBlockId: newId(), seen: '<p>a</p>' }
    expect(drawn(splitText, split)[0]).toBe('8:a,+,b 4:c')
    const merge = { blockIds: ['a', 'b'], seen: ['<p>a</p>', '<p>b</p>'] }
    expect(drawn(mergeTexts, merge)[0]).toBe('8:a 4:c')
    expect(JSON.stringify(on(mergeTexts, merge))).toContain('"html":"<p>a</p><p>b</p>"')
  })
})

describe('a layout with 60 blocks', () => {
  it('is full, and one with 59 takes one more', () => {
    const insert = { place: { at: 'end' }, blocks: [text()], ids: spare() }
    expect(refusalCode(on(insertBlocks, insert, full(59)))).toBeNull()
    expect(refusalCode(on(insertBlocks, insert, full(60)))).toBe('too-many-blocks')
    const copy = { blockIds: ['b0'], ids: spare() }
    expect(refusalCode(on(duplicateBlocks, copy, full(59)))).toBeNull()
    expect(refusalCode(on(duplicateBlocks, copy, full(60)))).toBe('too-many-blocks')
  })
})

const end = { at: 'end' }
const gone = { at: 'before', blockId: 'gone' }
const section: StoredDocument<'section'> = {
  kind: 'section',
  id: 's',
  revision: 1,
  body: { title: 'Hero', columns: 12, rows },
}

const refusals: readonly (readonly [string, AnyOwnerAction, object, StoredDocument[]?])[] = [
  ['place-gone', insertBlocks, { place: gone, blocks: [text()], ids: spare() }],
  [
    'value-not-accepted',
    insertBlocks,
    { place: end, blocks: [{ ...text(), value: { html: 1 } }], ids: spare() },
  ],
  ['too-few-ids', insertBlocks, { place: end, blocks: [text()], ids: [] }],
  [
    'code-needs-right',
    insertBlocks,
    { place: end, blocks: [{ ...text(), type: 23, value: { code: 'x' } }], ids: spare() },
  ],
  [
    'no-room-beside',
    insertBlocks,
    { place: { at: 'left', blockId: 'e' }, blocks: [text()], ids: spare() },
  ],
  [
    'layout-locked',
    insertBlocks,
    { place: end, blocks: [text()], ids: spare() },
    [footer({ locked: true })],
  ],
  [
    'into-itself',
    moveBlocks,
    { blockIds: ['a'], place: { at: 'after', blockId: 'a' }, ids: spare() },
  ],
  ['no-such-block', moveBlocks, { blockIds: ['gone'], place: end, ids: spare() }],
  ['no-such-layout', moveBlocks, { blockIds: ['a'], place: end, ids: spare() }, [section]],
  ['no-such-block', deleteBlocks, { blockIds: ['gone'] }],
  ['no-such-block', editBlock, { blockId: 'gone', set: {} }],
  [
    'unknown-block-type',
    editBlock,
    { blockId: 'x', set: {} },
    [footer({ rows: [{ id: 'r', columns: [column('c', 12, [blockOf('x', 1999)])] }] })],
  ],
  ['value-not-accepted', editBlock, { blockId: 'a', set: { html: 5 } }],
  ['fields-changed', editBlock, { blockId: 'a', set: { html: 'mine' }, seen: { html: 'before' } }],
  ['no-such-row', resizeColumns, { rowId: 'gone', spans: [12] }],
  ['fields-changed', resizeColumns, { rowId: 'r1', spans: [6, 6], seen: [9, 3] }],
  ['fields-changed', resizeColumns, { rowId: 'r1', spans: [12] }],
  ['spans-do-not-add-up', resizeColumns, { rowId: 'r1', spans: [6, 5] }],
  ['no-such-row', moveRow, { rowId: 'gone', place: end }],
  ['into-itself', moveRow, { rowId: 'r0', place: { at: 'before-row', rowId: 'r2' } }],
  [
    'too-deep',
    moveRow,
    { rowId: 'r0', place: { at: 'after-row', rowId: 'r4' } },
    [
      footer({
        rows: [
          ...rows,
          {
            id: 'r5',
            columns: [
              column('c6', 12, [], [{ id: 'r4', columns: [column('c7', 12, [blockOf('z')])] }]),
            ],
          },
        ],
      }),
    ],
  ],
  ['not-a-place-of-rows', moveRow, { rowId: 'r0', place: { at: 'before', blockId: 'a' } }],
  ['no-such-row', duplicateRow, { rowId: 'gone', ids: spare() }],
  ['no-such-row', deleteRow, { rowId: 'gone' }],
  [
    'fields-changed',
    splitText,
    { blockId: 'a', halves: ['', ''], newBlockId: newId(), seen: 'before' },
  ],
  [
    'not-a-text-block',
    splitText,
    { blockId: 'q', halves: ['', ''], newBlockId: newId(), seen: '' },
  ],
  ['not-neighbours', mergeTexts, { blockIds: ['a', 'c'], seen: ['', ''] }],
  ['fields-changed', mergeTexts, { blockIds: ['a', 'b'], seen: ['', ''] }],
  ['cannot-turn-into', changeBlockType, { blockId: 'a', type: 21 }],
  ['no-such-layout', lockLayout, { locked: true }, [section]],
  ['no-such-row', saveSection, { rowIds: ['gone'], sectionId: newId(), title: 'Hero' }],
  ['no-such-section', insertSection, { sectionId: 'gone', place: end, ids: [] }],
  [
    'other-columns',
    insertSection,
    { sectionId: 's', place: end, ids: spare(40) },
    [section, footer({ columns: 1, rows: [] })],
  ],
  [
    'too-deep',
    insertSection,
    { sectionId: 's', place: { at: 'after-row', rowId: 'r3' }, ids: spare(40) },
    [section, footer()],
  ],
  ['no-such-section', renameSection, { sectionId: 'gone', set: { title: 'Hero' } }],
  ['no-such-section', deleteSection, { sectionId: 'gone' }],
]

it.each(refusals.map((one) => [one[0], one] as const))('%s is said', (code, one) => {
  const [, action, input, documents = [footer()]] = one
  const refused = on(action, input, ...documents)
  expect(refusalCode(refused)).toBe(code)
  expect(refused).toMatchObject({ refusal: { message: expect.stringMatching(/^[A-Z].+\.$/) } })
})

it('a site keeps at most 200 sections', () => {
  const kept = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...section, id: `s${at}` }))
  const save = { rowIds: ['r1'], sectionId: newId(), title: 'Hero' }
  expect(refusalCode(on(saveSection, save, footer(), ...kept(199)))).toBeNull()
  expect(refusalCode(on(saveSection, save, footer(), ...kept(200)))).toBe('too-many-sections')
})
