import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blocksForAnotherSite } from './blocks-for-another-site.ts'
import { blockTypes, findBlockType } from './block-types.ts'
import type { BlockType } from './block-type.ts'
import type { FieldMap } from './field-kind.ts'
import type { ListKind } from './kinds/list.ts'
import { referencesOfLayout } from './visit-block.ts'

const id = '65f000000000000000000abc'

/** Something of the first site wherever a field can name it. */
function naming(fields: FieldMap): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = {
    asset: id,
    assets: [id],
    item: id,
    collection: id,
    link: { to: { kind: 'collection', id }, newWindow: true },
    query: { collectionId: id, filter: { category: '', tag: '', featured: false }, pageSize: 3 },
    html: `<p>Words <a href="/secret-page">there</a> <img src="/static/images/${id}/0/x.png"></p>`,
    markdown: `Words [there](/secret-page) ![x](/static/images/${id}/0/x.png)`,
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'list') {
        return [[name, [{ id: 'part', ...naming((field as ListKind).fields) }]]]
      }
      return field.kind in values ? [[name, values[field.kind]]] : []
    }),
  )
}

const named = (blockType: BlockType) => ({
  type: blockType.type,
  value: { ...naming(blockType.fields), formerField: id },
})

it.each(blockTypes.map((one) => [one.title, one] as const))(
  'a %s names nothing of the site that it was copied from',
  (_, blockType) => {
    const [there, ...more] = blocksForAnotherSite([named(blockType)])
    expect(more).toEqual([])
    expect(JSON.stringify(there)).not.toContain(id)
    expect(JSON.stringify(there)).not.toContain('secret-page')
  },
)

it('keeps words and settings', () => {
  const quote = { type: 31, value: { quote: 'Fine plates', source: 'Ida' } }
  expect(blocksForAnotherSite([quote])).toEqual([quote])
  const html = findBlockType(2)
  expect(JSON.stringify(html && blocksForAnotherSite([named(html)]))).toContain('Words')
})

it('leaves blocks behind that nobody can read here', () => {
  expect(blocksForAnotherSite([{ type: 1999, value: { assetId: id } }])).toEqual([])
})

it('leads nowhere whatever was stored', () => {
  const numbers = blockTypes.map(({ type }) => type)
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue()),
      (type, value) => {
        const blocks = blocksForAnotherSite([
          { type, value: { ...value, link: `/${id}`, assetId: id } },
        ]).map((one) => ({ ...one, id: 'b' }))
        const rows = [{ id: 'r', columns: [{ id: 'c', span: 12, blocks, rows: [] }] }]
        expect(referencesOfLayout({ rows })).toEqual([])
      },
    ),
  )
})
