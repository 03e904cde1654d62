import { describe, expect, test } from 'vitest'
import { itemDocument, performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { referencesOf } from '../../references-of.ts'
import { setProductCustomContent } from '../../shop/products/product-custom-content-actions.ts'
import { setCustomContent } from './custom-content-actions.ts'
import { cleanCustom, searchTextOfCustom, shownCustomValues } from './custom-content.ts'
import type { ContentItem } from './content-item.ts'

const text = (value: string) => ({ type: 'text', value })
const stands = { client: text('Ada'), old: text('No template knows it'), bare: 'From a starter' }

function edit(set: object, seen: object = {}, customContent: object = stands) {
  const item = itemDocument('kiln', { customContent } as Partial<ContentItem>)
  return performOn(setCustomContent, [item], { itemId: 'kiln', set, seen })
}

function contentAfter(result: ReturnType<typeof edit>): unknown {
  if (!result.ok) throw new Error(result.refusal.code)
  return (result.value[0]?.after as ContentItem | undefined)?.customContent
}

describe('the fields that a template adds to an item', () => {
  test('change one by one, and those that no template declares stay', () => {
    const year = text('2026')
    expect(contentAfter(edit({ year }))).toEqual({ ...stands, year })
    expect(contentAfter(edit({ client: null }))).toEqual({ old: stands.old, bare: stands.bare })
    expect(contentAfter(edit({ client: stands.client }))).toBeUndefined()
  })

  test("are in each other's way only where both people changed the same one", () => {
    const seen = { client: text('Before') }
    expect(refusalCode(edit({ client: text('Mine') }, seen))).toBe('fields-changed')
    expect(refusalCode(edit({ year: text('2026') }, seen))).toBeNull()
    expect(refusalCode(edit({ bare: text('Mine') }, { bare: 'From a starter' }))).toBeNull()
  })

  test('are refused where a value is none of its kind, or a name none of a variable', () => {
    for (const set of [
      { client: { type: 'text', value: 4 } },
      { client: { type: 'checkbox', value: 'yes' } },
      { client: { type: 'other', value: '' } },
      { 'a.b': text('') },
      { constructor: text('') },
      { root: text('') },
    ]) {
      expect(setCustomContent.input.safeParse({ itemId: 'kiln', set }).success).toBe(false)
    }
  })

  test('hold 50 KB together and no more', () => {
    const html = (length: number) => ({ words: { type: 'wysiwyg', value: 'ä'.repeat(length) } })
    expect(refusalCode(edit(html(24_900)))).toBeNull()
    expect(refusalCode(edit(html(25_000)))).toBe('custom-content-too-large')
  })

  test('of products are changed by who edits products', () => {
    const product = itemDocument('bowl', { product: {} } as Partial<ContentItem>)
    const input = { itemId: 'bowl', set: { client: text('Bo') } }
    expect(refusalCode(performOn(setCustomContent, [product], input))).toBe('is-a-product')
    expect(refusalCode(performOn(setProductCustomContent, [product], input))).toBeNull()
    const post = itemDocument('bowl')
    expect(refusalCode(performOn(setProductCustomContent, [post], input))).toBe('is-not-a-product')
  })

  test('stay with an item that becomes a plain one, where nobody else reads them', () => {
    const plain = { ...stands, customType: text('') }
    expect(shownCustomValues(plain)).toEqual([['customType', text('')]])
    expect(searchTextOfCustom(plain)).toBe('')
    expect(shownCustomValues({ ...stands, customType: text('story') })).toHaveLength(4)
    expect(shownCustomValues(stands)).toHaveLength(3)
  })

  test('are cleaned, found and followed by what they are, not by what they are called', () => {
    const content = {
      plain: text('<b>1 < 2</b>'),
      rich: { type: 'wysiwyg', value: '<p>Hot<script>x</script> <a href="/about">kiln</a></p>' },
      cover: { type: 'image', value: 'pic-1' },
      more: { type: 'gallery', value: [{ id: 'a', assetId: 'pic-2' }] },
      customType: text('project'),
    }
    const cleaned = cleanCustom(content, (html) => html.replace(/<script>.*<\/script>/, ''))
    expect(cleaned.rich.value).toBe('<p>Hot <a href="/about">kiln</a></p>')
    expect(cleaned.plain).toBe(content.plain)
    expect(searchTextOfCustom(cleaned).trim().split(/\s+/)).toEqual([
      '<b>1',
      '<',
      '2</b>',
      'Hot',
      'kiln',
    ])
    const { body } = itemDocument('kiln', { customContent: cleaned }) as StoredDocument<'item'>
    expect(referencesOf('item', body)).toEqual([
      { kind: 'asset', id: 'pic-1' },
      { kind: 'asset', id: 'pic-2' },
      { kind: 'path', id: 'about' },
    ])
  })
})
