import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  itemDocument,
  pageDocument,
  performOn,
  refusalCode,
} from '../../ground/changes/testing/perform-on.ts'
import type { Collection } from '../collections/collection.ts'
import { editProductTerms } from '../../shop/products/product-term-actions.ts'
import { editItem } from './item-actions.ts'
import { termExists } from './content-messages.ts'
import { editTerms } from './term-actions.ts'

const journal = (body: Partial<Collection> = {}) =>
  pageDocument('journal', { type: 1, typeName: 'blog', ...body })
const post = (id: string, tags: readonly string[]) =>
  itemDocument(id, { collectionId: 'journal', tags, sample: true, updatedOn: 7 })

type Documents = Parameters<typeof performOn>[1]

const change = (documents: Documents, what: object, sort = 'tag') =>
  performOn(editTerms, documents, { collectionId: 'journal', sort, change: what })

/** The tags of each item that a change moved, by its id. */
function tagsAfter(documents: Documents, what: object) {
  const done = change(documents, what)
  if (!done.ok) return done.refusal.code
  return Object.fromEntries(
    done.value.flatMap(({ id, after }) => {
      if (after === null) return []
      if ('tags' in after) return [[id, after.tags]]
      return 'knownTags' in after ? [[id, after.knownTags]] : []
    }),
  )
}

/** What the page remembers of its tags after several changes, one after the other. */
function formerTags(...changes: readonly object[]) {
  let documents: Documents = [journal(), post('a', ['Red', 'Ash', 'Moss'])]
  for (const what of changes) {
    const done = change(documents, what)
    if (!done.ok) throw new Error(done.refusal.code)
    documents = documents.map((one) => {
      const edit = done.value.find(({ kind, id }) => kind === one.kind && id === one.id)
      return edit?.after ? ({ ...one, body: edit.after } as typeof one) : one
    })
  }
  const page = documents.find(({ kind }) => kind === 'collection')
  return (page?.body as Collection | undefined)?.formerTags
}

describe('a tag that gets another name', () => {
  it('is renamed on every item at once, in its place', () => {
    const documents = [journal(), post('a', ['Clay', 'Red', 'Ash']), post('b', ['Red'])]
    expect(
      tagsAfter(documents, { kind: 'rename', word: 'Red', to: '  Scarlet  \n glaze ' }),
    ).toEqual({ a: ['Clay', 'Scarlet glaze', 'Ash'], b: ['Scarlet glaze'] })
  })

  it('leaves the items as new as they were, and samples', () => {
    const done = change([journal(), post('a', ['Red'])], {
      kind: 'rename',
      word: 'Red',
      to: 'Rose',
    })
    const item = done.ok && done.value.find(({ kind }) => kind === 'item')
    expect(item && item.after).toMatchObject({ sample: true, updatedOn: 7 })
  })

  it('may not take the name of another, in whatever spelling, but another spelling of its own', () => {
    const documents = [journal({ knownTags: ['Moss'] }), post('a', ['Red', 'Ash'])]
    const rename = (to: string) => tagsAfter(documents, { kind: 'rename', word: 'Red', to })
    expect(rename('ash')).toBe('term-exists')
    expect(rename('MOSS')).toBe('term-exists')
    expect(rename('RED')).toEqual({ journal: ['Moss'], a: ['RED', 'Ash'] })
    expect(rename('Red')).toEqual({})
  })

  it('is said by the sentences of the specification', () => {
    expect(termExists('tag')).toBe('This tag already exists')
    expect(termExists('category')).toBe('This category already exists')
  })

  it('is refused where it is gone', () => {
    const documents = [journal(), post('a', ['Ash'])]
    for (const what of [
      { kind: 'rename', word: 'Red', to: 'Rose' },
      { kind: 'merge', word: 'Red', into: 'Ash' },
      { kind: 'merge', word: 'Ash', into: 'Red' },
      { kind: 'merge', word: 'Ash', into: 'Ash' },
      { kind: 'remove', word: 'Red' },
    ]) {
      expect(tagsAfter(documents, what)).toBe('no-such-term')
    }
  })
})

describe('a former tag', () => {
  const rename = (word: string, to: string) => ({ kind: 'rename', word, to })

  it('leads to what it is called now, over several changes', () => {
    expect(
      formerTags(rename('Red', 'Rose'), rename('Rose', 'Pink'), {
        kind: 'merge',
        word: 'Pink',
        into: 'Ash',
      }),
    ).toEqual([
      { from: 'Red', to: 'Ash' },
      { from: 'Rose', to: 'Ash' },
      { from: 'Pink', to: 'Ash' },
    ])
  })

  it('leads nowhere once a tag is called so again, or what it leads to is removed', () => {
    expect(formerTags(rename('Red', 'Rose'), rename('Moss', 'Red'))).toEqual([
      { from: 'Moss', to: 'Red' },
    ])
    expect(formerTags(rename('Red', 'Rose'), rename('Rose', 'Red'))).toEqual([
      { from: 'Rose', to: 'Red' },
    ])
    expect(formerTags(rename('Red', 'Rose'), { kind: 'add', word: 'Red' })).toEqual([])
    expect(formerTags(rename('Red', 'Rose'), { kind: 'remove', word: 'Rose' })).toEqual([])
  })
})

describe('two tags that become one', () => {
  it('stand once on an item that had both, where the first of them stood', () => {
    const documents = [
      journal({ knownTags: ['Red', 'Rose'] }),
      post('a', ['Red', 'Ash', 'Rose']),
      post('b', ['Rose']),
      post('c', ['Red']),
    ]
    expect(tagsAfter(documents, { kind: 'merge', word: 'Red', into: 'Rose' })).toEqual({
      journal: ['Rose'],
      a: ['Rose', 'Ash'],
      c: ['Rose'],
    })
  })

  it('may be two spellings of one word', () => {
    const documents = [journal(), post('a', ['red', 'Red']), post('b', ['red'])]
    expect(tagsAfter(documents, { kind: 'merge', word: 'red', into: 'Red' })).toEqual({
      a: ['Red'],
      b: ['Red'],
    })
  })
})

it('a tag that is removed leaves every item and the page', () => {
  const documents = [journal({ knownTags: ['Red'] }), post('a', ['Red', 'Ash'])]
  expect(tagsAfter(documents, { kind: 'remove', word: 'Red' })).toEqual({ journal: [], a: ['Ash'] })
})

it('a tag that no item has yet is kept by the page, once', () => {
  expect(tagsAfter([journal()], { kind: 'add', word: ' Red ' })).toEqual({ journal: ['Red'] })
  expect(tagsAfter([journal({ knownTags: ['red'] })], { kind: 'add', word: 'Red' })).toBe(
    'term-exists',
  )
  expect(tagsAfter([journal(), post('a', ['RED'])], { kind: 'add', word: 'Red' })).toBe(
    'term-exists',
  )
  const many = Array.from({ length: 1000 }, (_, number) => `tag ${number}`)
  expect(tagsAfter([journal({ knownTags: many })], { kind: 'add', word: 'Red' })).toBe(
    'too-many-terms',
  )
})

it('a tag has 50 characters and a category 25, and not one more', () => {
  const fits = (sort: string, length: number) =>
    editTerms.input.safeParse({
      collectionId: 'journal',
      sort,
      change: { kind: 'rename', word: 'a', to: 'x'.repeat(length) },
    }).success
  expect([fits('tag', 50), fits('tag', 51)]).toEqual([true, false])
  expect([fits('category', 25), fits('category', 26)]).toEqual([true, false])
  const ofItem = (set: object) => editItem.input.safeParse({ itemId: 'a', set }).success
  expect([ofItem({ tags: ['x'.repeat(50)] }), ofItem({ tags: ['x'.repeat(51)] })]).toEqual([
    true,
    false,
  ])
  expect(ofItem({ categories: ['x'.repeat(26)] })).toBe(false)
})

it('the words of products are for who edits products, those of posts for who edits pages', () => {
  const shop = pageDocument('journal', { type: 13, typeName: 'products' })
  const add = { kind: 'add', word: 'Red' }
  const input = { collectionId: 'journal', sort: 'tag', change: add }
  expect(refusalCode(change([shop], add))).toBe('terms-of-products')
  expect(refusalCode(performOn(editProductTerms, [journal()], input))).toBe('not-a-shop')
  expect(refusalCode(performOn(editProductTerms, [shop], input))).toBeNull()
  expect(refusalCode(change([pageDocument('journal')], add))).toBe('page-has-no-items')
  expect(refusalCode(change([], add))).toBe('no-such-page')
})

it('an item that is given a word twice, in two spellings, has it once', () => {
  const set = { tags: ['Red', ' red ', 'Ash', 'RED'] }
  const done = performOn(editItem, [post('a', [])], { itemId: 'a', set })
  expect(done.ok && done.value[0]?.after).toMatchObject({ tags: ['Red', 'Ash'] })
})

it('no change of a word touches another word, or makes an item hold one twice', () => {
  const words = ['Red', 'red', 'Ash', 'Rose', 'Moss']
  const some = fc.uniqueArray(fc.constantFrom(...words))
  fc.assert(
    fc.property(
      fc.array(some, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('rename', 'merge', 'remove'),
      fc.constantFrom(...words),
      fc.constantFrom(...words, 'New'),
      (lists, kind, word, other) => {
        const documents = [journal(), ...lists.map((tags, number) => post(`p${number}`, tags))]
        const done = change(documents, { kind, word, to: other, into: other })
        if (!done.ok) return
        for (const { id, after } of done.value) {
          if (after === null || !('tags' in after)) continue
          const before = lists[Number(id.slice(1))] ?? []
          expect(after.tags).not.toContain(word)
          expect(new Set(after.tags).size).toBe(after.tags.length)
          const rest = (list: readonly string[]) =>
            list.filter((one) => one.toLowerCase() !== word.toLowerCase() && one !== other)
          expect(rest(after.tags)).toEqual(rest(before))
        }
      },
    ),
  )
})

it('a list of items that asks for a tag asks for it as it is called now, and no other list does', () => {
  const summary = (id: string, collectionId: string, tag: string) => ({
    id,
    type: 55,
    value: { query: { collectionId, filter: { category: '', tag, featured: false }, pageSize: 3 } },
  })
  const blocks = [
    summary('a', 'journal', 'Red'),
    summary('b', 'journal', 'Ash'),
    summary('c', 'elsewhere', 'Red'),
  ]
  const rows = [{ id: 'r', columns: [{ id: 'c', span: 12, blocks, rows: [] }] }]
  const layout = { columns: 12 as const, rows, updatedOn: 0 }
  const documents: Documents = [
    journal(),
    post('p', ['Red']),
    { kind: 'layout', id: 'page-home', revision: 1, body: layout },
    { kind: 'layout', id: 'draft-page-home', revision: 1, body: layout },
  ]
  const done = change(documents, { kind: 'rename', word: 'Red', to: 'Rose' })
  if (!done.ok) throw new Error(done.refusal.code)
  const after = done.value.filter(({ kind }) => kind === 'layout')
  expect(after.map(({ id }) => id)).toEqual(['page-home', 'draft-page-home'])
  for (const one of after) {
    const asked = JSON.stringify(one.after).match(/"tag":"\w+"/g)
    expect(asked).toEqual(['"tag":"Rose"', '"tag":"Ash"', '"tag":"Red"'])
  }
})
