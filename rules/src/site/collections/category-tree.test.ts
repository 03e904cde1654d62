import { describe, expect, test } from 'vitest'
import { itemDocument, pageDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { refusalCode } from '../../ground/changes/testing/perform-on.ts'
import { editTerms } from '../content/term-actions.ts'
import {
  categoriesWithin,
  categoryTree,
  flatTree,
  withCategoriesAbove,
  type CategoryParent,
} from './category-tree.ts'
import type { Collection } from './collection.ts'

const below = (word: string, parent: string): CategoryParent => ({ word, parent })
const tree = [below('Cups', 'Table'), below('Espresso', 'Cups'), below('Bowls', 'Table')]
const words = ['Table', 'Cups', 'Espresso', 'Bowls', 'Lamps']

function after(change: object, parents: readonly CategoryParent[] = tree) {
  const page = pageDocument('journal', {
    type: 1,
    typeName: 'blog',
    knownCategories: words.slice(0, 4),
    categoryParents: parents,
  })
  const item = itemDocument('one', { collectionId: 'journal', categories: ['Lamps', 'Cups'] })
  const input = { collectionId: 'journal', sort: 'category', change }
  return performOn(editTerms, [page, item], input)
}

function shape(change: object, parents?: readonly CategoryParent[]) {
  const result = after(change, parents)
  if (!result.ok) return result.refusal.code
  const page = result.value.find(({ kind }) => kind === 'collection')?.after as Collection
  return (page.categoryParents ?? []).map(({ word, parent }) => `${parent}/${word}`).toSorted()
}

describe('a category below another', () => {
  test('is listed with all that lies above and below it, each once', () => {
    expect(categoriesWithin({ categoryParents: tree }, 'Table').toSorted()).toEqual([
      'Bowls',
      'Cups',
      'Espresso',
      'Table',
    ])
    expect(categoriesWithin({}, 'Table')).toEqual(['Table'])
    expect(withCategoriesAbove({ categoryParents: tree }, ['Lamps', 'Espresso', 'Cups'])).toEqual([
      'Lamps',
      'Table',
      'Cups',
      'Espresso',
    ])
    const flat = flatTree(categoryTree({ categoryParents: tree }, words.toSorted()))
    expect(flat.map(({ word, level }) => `${level} ${word}`)).toEqual([
      '0 Lamps',
      '0 Table',
      '1 Bowls',
      '1 Cups',
      '2 Espresso',
    ])
    // what is above is not on view: it begins the tree
    expect(categoryTree({ categoryParents: tree }, ['Espresso'])[0]?.level).toBe(0)
  })

  test('moves with what lies below it, and is kept ready where it has something below', () => {
    const nest = (word: string, under: string | null) => ({ kind: 'nest', word, under })
    expect(shape(nest('Cups', 'Bowls'))).toEqual(['Bowls/Cups', 'Cups/Espresso', 'Table/Bowls'])
    expect(shape(nest('Cups', null))).toEqual(['Cups/Espresso', 'Table/Bowls'])
    const result = after(nest('Bowls', 'Lamps'))
    const page = result.ok && (result.value[0]?.after as Collection)
    expect(page && page.knownCategories).toContain('Lamps')
  })

  test('goes below nothing that is not there, below itself or too deep', () => {
    const refused = (word: string, under: string, parents?: readonly CategoryParent[]) =>
      refusalCode(after({ kind: 'nest', word, under }, parents))
    expect(refused('Table', 'Espresso')).toBe('category-in-itself')
    expect(refused('Cups', 'Cups')).toBe('category-in-itself')
    expect(refused('Cups', 'Nowhere')).toBe('no-such-term')
    // ten levels and no more, also by a merge that hands on what lies below
    const under = (levels: number) =>
      Array.from({ length: levels - 1 }, (_, index) =>
        below(index === levels - 2 ? 'Bowls' : `c${index}`, index === 0 ? 'top' : `c${index - 1}`),
      )
    expect(refused('Lamps', 'Bowls', under(9))).toBeNull()
    expect(refused('Lamps', 'Bowls', under(10))).toBe('categories-too-deep')
    const merge = (parents: readonly CategoryParent[]) =>
      refusalCode(after({ kind: 'merge', word: 'Cups', into: 'Bowls' }, parents))
    expect(merge([...under(9), below('Espresso', 'Cups')])).toBeNull()
    expect(merge([...under(10), below('Espresso', 'Cups')])).toBe('categories-too-deep')
    const chain = Array.from({ length: 9 }, (_, index) => below(`c${index}`, `c${index + 1}`))
    expect(refused('Lamps', 'Table', [...chain, below('Table', 'c0')])).toBe('categories-too-deep')
    const tags = performOn(editTerms, [pageDocument('journal', { type: 1 })], {
      collectionId: 'journal',
      sort: 'tag',
      change: { kind: 'nest', word: 'a', under: null },
    })
    expect(refusalCode(tags)).toBe('tags-stand-alone')
  })

  test('keeps its place under another name, and hands on what lies below when it goes', () => {
    const renamed = { kind: 'rename', word: 'Cups', to: 'Mugs' }
    expect(shape(renamed)).toEqual(['Mugs/Espresso', 'Table/Bowls', 'Table/Mugs'])
    // of one that has lost its items a place may be left: nothing stands in two, or below itself
    const mugs = (...left: CategoryParent[]) => shape(renamed, [...tree, ...left])
    expect(mugs(below('Mugs', 'Espresso'))).toEqual(shape(renamed))
    expect(shape(renamed, [below('Cups', 'Mugs')])).toEqual([])
    expect(shape({ kind: 'remove', word: 'Cups' })).toEqual(['Table/Bowls', 'Table/Espresso'])
    expect(shape({ kind: 'remove', word: 'Table' })).toEqual(['Cups/Espresso'])
    const merged = { kind: 'merge', word: 'Cups', into: 'Lamps' }
    expect(shape(merged)).toEqual(['Lamps/Espresso', 'Table/Bowls'])
    // into what lay below it: that takes its place
    expect(shape({ kind: 'merge', word: 'Cups', into: 'Espresso' })).toEqual([
      'Table/Bowls',
      'Table/Espresso',
    ])
  })
})
