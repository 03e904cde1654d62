import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { performOn } from '../../ground/changes/testing/perform-on.ts'
import { compareLayouts } from './compare-layouts.ts'
import { copyOfLayout } from './copy-of-layout.ts'
import { deleteBlocks } from './block-actions.ts'
import { publishDrafts } from './draft-actions.ts'
import { countDraftChanges } from './draft-changes.ts'
import type { Block, Layout, LayoutRow } from './layout.ts'
import { promoteBlock } from './promote-block-actions.ts'
import { promotedIn, withoutPromoted, withPromotedAtHead } from './promoted-block.ts'

const text: Block = { id: 'text', type: 2, value: { html: '<p>Words</p>' } }
const quote: Block = { id: 'quote', type: 31, value: { quote: 'Slow is fast.' } }
const rows: readonly LayoutRow[] = [text, quote].map((block) => ({
  id: `row-${block.id}`,
  columns: [{ id: `column-${block.id}`, span: 12, blocks: [block], rows: [] }],
}))
const layout: Layout = { columns: 12, rows, updatedOn: 1 }
const promoting: Layout = { ...layout, promotes: 'quote' }

const stored = (id: string, body: Layout) =>
  ({ kind: 'layout', id, revision: 1, body }) satisfies StoredDocument<'layout'>
const item = { kind: 'item', id: '1', revision: 1, body: { sample: false, updatedOn: 7 } } as never
const post = [stored('item-1', layout), item]

const wish = { layoutId: 'draft-item-1', set: { promotes: 'quote' }, seen: { promotes: null } }

describe('a block of a post', () => {
  it('is promoted in the draft, where that can be told apart from what is public', () => {
    const done = performOn(promoteBlock, post, wish)
    expect(done.ok && done.value).toMatchObject([
      { id: 'draft-item-1', after: { rows, promotes: 'quote' } },
    ])
    expect(countDraftChanges(layout, promoting)).toBe(1)
  })

  it('goes back to its place, and a draft with no other change ends with that', () => {
    const documents = [...post, stored('draft-item-1', promoting)]
    const back = { ...wish, set: { promotes: null }, seen: { promotes: 'quote' } }
    const done = performOn(promoteBlock, documents, back)
    expect(done.ok && done.value).toEqual([{ kind: 'layout', id: 'draft-item-1', after: null }])
  })

  it('is promoted for visitors once the draft is published', () => {
    const documents = [...post, stored('draft-item-1', promoting)]
    const done = performOn(publishDrafts, documents, { layoutIds: ['item-1'] })
    expect(done.ok && done.value[0]).toMatchObject({ id: 'item-1', after: { promotes: 'quote' } })
  })

  it('stays promoted in a copy, which has ids of its own', () => {
    let made = 0
    const copy = copyOfLayout(promoting, () => `new-${++made}`)
    expect(promotedIn(copy, ['quote'])?.block.value).toEqual(quote.value)
    expect(copy.promotes).not.toBe('quote')
  })

  it('that is deleted stands for nothing any more', () => {
    const documents = [stored('item-1', promoting), item]
    const done = performOn(deleteBlocks, documents, { layoutId: 'item-1', blockIds: ['quote'] })
    expect(done.ok && done.value[0]?.after).not.toHaveProperty('promotes')
  })

  it('is named where two versions are compared', () => {
    const tell = { money: String, instant: String, named: () => undefined }
    expect(compareLayouts(layout, promoting, tell)).toEqual([
      { what: 'Promoted block', before: null, after: 'Quote “Slow is fast.”' },
    ])
  })
})

it.each([
  ['a text', 'not-promotable', { ...wish, set: { promotes: 'text' } }, post],
  ['a block that is gone', 'no-such-block', { ...wish, set: { promotes: 'gone' } }, post],
  [
    'a block of a page that is no item',
    'promotes-in-items',
    { ...wish, layoutId: 'page-1' },
    [stored('page-1', layout)],
  ],
  [
    'a block of a locked text',
    'layout-locked',
    { ...wish, layoutId: 'item-1' },
    [stored('item-1', { ...layout, locked: true }), item],
  ],
  [
    'a block while somebody else has promoted another one',
    'fields-changed',
    { ...wish, set: { promotes: 'text' } },
    [stored('item-1', promoting), item],
  ],
])('%s is not promoted', (_what, code, input, documents) => {
  const same = { ...input, layoutId: input.layoutId.replace('draft-', '') }
  expect(performOn(promoteBlock, documents, same)).toMatchObject({ refusal: { code } })
})

describe('what is shown of a promoted block', () => {
  it('stands for the item where the page takes blocks of its type', () => {
    expect(promotedIn(promoting, ['quote', 'video'])).toEqual({ block: quote, type: 'quote' })
    expect(promotedIn(promoting, ['video'])).toBeUndefined()
    expect(promotedIn(layout, ['quote'])).toBeUndefined()
  })

  it('is out of the text, or at its head', () => {
    const promoted = { block: quote, type: 'quote' } as const
    expect(withoutPromoted(promoting, promoted).rows).toEqual([rows[0]])
    const blocks = withPromotedAtHead(promoting, promoted).rows.map(
      ({ columns }) => columns[0]?.blocks[0]?.id,
    )
    expect(blocks).toEqual(['quote', 'text'])
  })
})
