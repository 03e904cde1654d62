import { describe, expect, it } from 'vitest'
import type { Capability } from '../../ground/rights/capability.ts'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { pageDocument, performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import { editTextBlock, saveLayout } from './layout-actions.ts'
import type { Block, LayoutRow } from './layout.ts'

const text = (id: string): Block => ({ id, type: 2, value: { html: `<p>${id}</p>` } })
const row = (...blocks: Block[]): LayoutRow => ({
  id: `row-${blocks[0]?.id}`,
  columns: [{ id: `column-${blocks[0]?.id}`, span: 12, blocks, rows: [] }],
})
const layout = (rows: readonly LayoutRow[]): StoredDocument<'layout'> => ({
  kind: 'layout',
  id: 'page-about',
  revision: 1,
  body: { columns: 12, rows, updatedOn: 0 },
})
const about = pageDocument('about')

const save = (
  rows: readonly unknown[],
  before: readonly LayoutRow[] = [],
  rights: readonly Capability[] = [],
) =>
  performOn(
    saveLayout,
    [about, layout(before)],
    { layoutId: 'page-about', layout: { columns: 12, rows } },
    (capability) => rights.includes(capability),
  )
const inputWith = (...rows: LayoutRow[]) => ({
  layoutId: 'page-about',
  layout: { columns: 12, rows },
})
const blocks = (count: number) => Array.from({ length: count }, (_, index) => text(`b${index}`))

describe('a layout', () => {
  it('holds 60 blocks, nested ones counted, and refuses one more', () => {
    const nested = (count: number) => [
      { columns: [{ span: 12, blocks: blocks(30), rows: [row(...blocks(count).slice(30))] }] },
    ]
    expect(refusalCode(save(nested(60)))).toBeNull()
    expect(refusalCode(save(nested(61)))).toBe('too-many-blocks')
  })

  it('has columns that fill their row', () => {
    const split = (...spans: number[]) => [
      { columns: spans.map((span) => ({ span, blocks: [], rows: [] })) },
    ]
    expect(refusalCode(save(split(6, 6)))).toBeNull()
    expect(refusalCode(save(split(6, 5)))).toBe('spans-do-not-add-up')
    expect(refusalCode(save(split(6, 7)))).toBe('spans-do-not-add-up')
  })

  it('has no block twice', () => {
    expect(refusalCode(save([row(text('a'), text('a'))]))).toBe('same-block-twice')
  })

  it('has blocks whose ids markup may print as they are', () => {
    const named = (id: string) => saveLayout.input.safeParse(inputWith(row(text(id)))).success
    expect([named('a-1_B'), named('"><script>'), named('a b'), named('')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  const image = (value: Block['value']): Block => ({ id: 'i', type: 5, value })

  it('stores nothing of a block that its field refuses, and says which', () => {
    const done = save([row(image({ design: 'sideways' }))])
    expect(refusalCode(done)).toBe('value-not-accepted')
    expect(done).toMatchObject({ refusal: { fields: { design: expect.any(String) } } })
  })

  it('keeps what its type does not know, and what stood there already', () => {
    expect(refusalCode(save([row(image({ later: { any: 1 } }))]))).toBeNull()
    const before = [row(image({ design: 'sideways' }))]
    expect(refusalCode(save([...before, row(text('a'))], before))).toBeNull()
  })

  it('makes its page the owner’s own', () => {
    expect(save([row(text('a'))])).toMatchObject({
      value: [{ kind: 'layout' }, { kind: 'collection', after: { sample: false } }],
    })
  })

  it('keeps code as it is, unless its author has the right to write code', () => {
    const code = { id: 'c', type: 23, value: { html: '<script></script>', language: 'js' } }
    const reordered = { ...code, value: { language: 'js', html: '<script></script>' } }
    expect(refusalCode(save([row(code)]))).toBe('code-needs-right')
    expect(refusalCode(save([row(text('a')), row(reordered)], [row(code)]))).toBeNull()
    expect(refusalCode(save([row(code)], [], ['edit-code']))).toBeNull()
  })

  it('lets everybody copy code that stands in it, and none make it another thing', () => {
    const code = { id: 'c', type: 23, value: { code: 'a', mode: 'html' } }
    const copy = { ...code, id: 'd' }
    const script = { ...code, value: { ...code.value, mode: 'javascript' } }
    const nothingYet = { ...code, value: { mode: 'css' } }
    expect(refusalCode(save([row(code, copy)], [row(code)]))).toBeNull()
    expect(refusalCode(save([row(script)], [row(code)]))).toBe('code-needs-right')
    expect(refusalCode(save([row(nothingYet)]))).toBeNull()
  })
})

describe('editing a text in place', () => {
  const edit = (blockId: string, html: string) =>
    performOn(editTextBlock, [about, layout([row(text('a'), { ...text('b'), type: 5 })])], {
      layoutId: 'page-about',
      blockId,
      html,
    })

  it('changes that block and no other', () => {
    const result = edit('a', '<p>New</p>')
    expect(result).toMatchObject({
      value: [
        {
          after: {
            updatedOn: 1_000,
            rows: [
              { columns: [{ blocks: [{ id: 'a', value: { html: '<p>New</p>' } }, { id: 'b' }] }] },
            ],
          },
        },
        { kind: 'collection' },
      ],
    })
  })

  it('changes nothing when the text is the same', () => {
    expect(edit('a', '<p>a</p>')).toEqual({ ok: true, value: [] })
  })

  it('is refused where there is no such block, or none with text', () => {
    expect(refusalCode(edit('z', ''))).toBe('no-such-block')
    expect(refusalCode(edit('b', ''))).toBe('not-a-text-block')
  })
})
