import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { performOn } from '../../ground/changes/testing/perform-on.ts'
import { deleteBlocks } from './block-actions.ts'
import { discardDrafts, publishDrafts } from './draft-actions.ts'
import { countDraftChanges, draftWords } from './draft-changes.ts'
import { lockLayout } from './lock-layout-actions.ts'
import { editTextBlock } from './layout-actions.ts'
import type { Block, Layout, LayoutRow } from './layout.ts'

const text = (id: string, html = `<p>${id}</p>`): Block => ({ id, type: 2, value: { html } })
const row = (id: string, ...columns: readonly (readonly Block[])[]): LayoutRow => ({
  id,
  columns: columns.map((blocks, at) => ({
    id: `${id}-${at}`,
    span: 12 / columns.length,
    blocks,
    rows: [],
  })),
})
const layout = (...rows: readonly LayoutRow[]): Layout => ({ columns: 12, rows, updatedOn: 1 })
const stored = (id: string, body: Layout) =>
  ({ kind: 'layout', id, revision: 1, body }) satisfies StoredDocument<'layout'>

const footer = stored('footer', layout(row('r', [text('a'), text('b')])))
const edit = { layoutId: 'draft-footer', blockId: 'a', html: '<p>Anew</p>' }

describe('an edit of a draft', () => {
  it('begins with what is public, which stays as it is', () => {
    const done = performOn(editTextBlock, [footer], edit)
    if (!done.ok) throw new Error(done.refusal.code)
    expect(done.value.map(({ id }) => id)).toEqual(['draft-footer'])
    expect(done.value[0]?.after).toMatchObject({
      rows: [{ columns: [{ blocks: [text('a', '<p>Anew</p>'), text('b')] }] }],
    })
  })

  it('goes on with the draft, once there is one', () => {
    const draft = stored('draft-footer', layout(row('r', [text('a')])))
    const input = { layoutId: 'draft-footer', blockIds: ['b'] }
    expect(performOn(deleteBlocks, [footer, draft], input)).toMatchObject({
      refusal: { code: 'no-such-block' },
    })
    expect(performOn(editTextBlock, [footer, draft], edit)).toMatchObject({ ok: true })
  })

  it('of a page does not say that the page has changed', () => {
    const page = { sample: false, updatedOn: 7 }
    const documents = [
      stored('page-1', footer.body),
      { kind: 'collection', id: '1', revision: 1, body: page } as never,
    ]
    const done = performOn(editTextBlock, documents, { ...edit, layoutId: 'draft-page-1' })
    expect(done.ok && done.value.map(({ kind }) => kind)).toEqual(['layout'])
    const sample = { kind: 'collection', id: '1', revision: 1, body: { ...page, sample: true } }
    const first = performOn(editTextBlock, [stored('page-1', footer.body), sample as never], {
      ...edit,
      layoutId: 'draft-page-1',
    })
    expect(first.ok && first.value[1]?.after).toEqual({ sample: false, updatedOn: 7 })
  })
})

it('a draft that says again what is public is none any more', () => {
  const draft = stored('draft-footer', layout(row('r', [text('a', '<p>Anew</p>'), text('b')])))
  const back = { ...edit, html: '<p>a</p>' }
  const done = performOn(editTextBlock, [footer, draft], back)
  expect(done.ok && done.value).toEqual([{ kind: 'layout', id: 'draft-footer', after: null }])
})

describe('a lock', () => {
  const draft = stored('draft-footer', layout(row('r', [text('a')])))
  const lock = { layoutId: 'draft-footer', locked: true }

  it('begins no draft, as visitors see nothing of it', () => {
    const done = performOn(lockLayout, [footer], lock)
    expect(done.ok && done.value).toMatchObject([{ id: 'footer', after: { locked: true } }])
  })

  it('stays where a draft is discarded', () => {
    const done = performOn(lockLayout, [footer, draft], lock)
    expect(done.ok && done.value).toMatchObject([
      { id: 'footer', after: { locked: true } },
      { id: 'draft-footer', after: { locked: true } },
    ])
  })
})

describe('a draft that is published', () => {
  const draft = stored('draft-footer', layout(row('r', [text('b', '<p>Anew</p>')])))

  it('is what is public, and no draft any more', () => {
    const done = performOn(publishDrafts, [footer, draft], { layoutIds: ['footer'] })
    if (!done.ok) throw new Error(done.refusal.code)
    expect(done.value).toMatchObject([
      { id: 'footer', after: { rows: draft.body.rows } },
      { id: 'draft-footer', after: null },
    ])
  })

  it('is not taken for what is public of a draft of its own', () => {
    const reads = (id: string) => publishDrafts.input.safeParse({ layoutIds: [id] }).success
    const ids = ['draft-footer', 'draft-draft-footer', 'draft-', '']
    expect(ids.map(reads)).toEqual([true, false, false, false])
  })

  it('is published once, whichever of its names are given', () => {
    const layoutIds = ['draft-footer', 'footer']
    const done = performOn(publishDrafts, [footer, draft], { layoutIds })
    expect(done.ok && done.value).toHaveLength(2)
  })

  it('goes with a page that says it has changed', () => {
    const page = { kind: 'collection', id: '1', revision: 1, body: { sample: true, updatedOn: 7 } }
    const documents = [stored('draft-page-1', draft.body), page as never]
    const done = performOn(publishDrafts, documents, { layoutIds: ['page-1'] })
    const after = done.ok && done.value.find(({ kind }) => kind === 'collection')?.after
    expect(after).toMatchObject({ sample: false })
    expect(after).not.toMatchObject({ updatedOn: 7 })
  })

  it('is told of by its page, whatever shared field goes with it', () => {
    const layoutIds = ['draft-footer', 'draft-page-1']
    expect(publishDrafts.about?.({ layoutIds }, [])).toEqual({ kind: 'collection', id: '1' })
    const shared = { kind: 'layout', id: 'footer' }
    expect(publishDrafts.about?.({ layoutIds: ['draft-footer'] }, [])).toEqual(shared)
  })

  it('is refused where somebody else has published or discarded it', () => {
    for (const action of [publishDrafts, discardDrafts]) {
      expect(performOn(action, [footer], { layoutIds: ['footer'] })).toMatchObject({
        refusal: {
          code: 'no-draft',
          message: 'There is no draft any more. It was published or discarded.',
        },
      })
    }
  })
})

it('a draft that is discarded is gone, and what is public stays', () => {
  const draft = stored('draft-footer', layout())
  const done = performOn(discardDrafts, [footer, draft], { layoutIds: ['footer'] })
  expect(done.ok && done.value).toEqual([{ kind: 'layout', id: 'draft-footer', after: null }])
})

describe('the changes of a draft', () => {
  const [a, b, c] = [text('a'), text('b'), text('c')]
  const before = layout(row('one', [a, b], [c]), row('two', []))
  it.each([
    ['nothing', before, 0],
    ['a text', layout(row('one', [text('a', ''), b], [c]), row('two', [])), 1],
    ['a block that is new', layout(row('one', [a, b, text('d')], [c]), row('two', [])), 1],
    ['a block that is gone with its column', layout(row('one', [a, b]), row('two', [])), 1],
    ['a block in another column', layout(row('one', [a], [c, b]), row('two', [])), 1],
    ['blocks in another order', layout(row('one', [b, a], [c]), row('two', [])), 1],
    ['rows in another order', layout(row('two', []), row('one', [a, b], [c])), 1],
    ['an empty row that is gone', layout(row('one', [a, b], [c])), 1],
    [
      'a text and a block',
      layout(row('one', [text('a', ''), b, text('d')], [c]), row('two', [])),
      2,
    ],
  ])('%s', (_what, draft, count) => {
    expect(countDraftChanges(before, draft)).toBe(count)
  })

  it('are counted where nothing is public yet', () => {
    expect(countDraftChanges(null, layout(row('one', [a, b])))).toBe(2)
  })

  it('of columns with other widths are one of their row', () => {
    const [first] = before.rows
    const columns = (first?.columns ?? []).map((one, at) => ({ ...one, span: at === 0 ? 8 : 4 }))
    const rows = [{ id: 'one', columns }, ...before.rows.slice(1)]
    expect(countDraftChanges(before, { rows })).toBe(1)
  })

  it('are said in words', () => {
    expect([draftWords(1), draftWords(5)]).toEqual(['Draft, 1 change', 'Draft, 5 changes'])
  })
})
