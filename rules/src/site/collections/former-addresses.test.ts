import { describe, expect, it } from 'vitest'
import { itemDocument, pageDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { addItem, editItem } from '../content/item-actions.ts'
import { formerAddressesAfter, formerPageAt, type FormerAddress } from './former-addresses.ts'

type Addressed = { urlId: string; formerUrlIds?: readonly FormerAddress[] }

function through(...urlIds: readonly string[]): readonly string[] {
  let one: Addressed = { urlId: urlIds[0] ?? '' }
  urlIds.forEach((urlId, now) => {
    one = { ...one, urlId, ...formerAddressesAfter(one, { urlId }, now) }
  })
  return (one.formerUrlIds ?? []).map((former) => former.urlId)
}

describe('what is remembered of addresses', () => {
  it('is each that was left, the last one last, and never the one that stands', () => {
    expect(through('a')).toEqual([])
    expect(through('a', 'b', 'c')).toEqual(['a', 'b'])
    expect(through('a', 'b', 'a')).toEqual(['b'])
    expect(through('a', 'b', 'a', 'c')).toEqual(['b', 'a'])
    expect(through('a', 'a')).toEqual([])
  })

  it('are the fifty that were left last', () => {
    const names = Array.from({ length: 60 }, (_, at) => `a-${at}`)
    expect(through(...names)).toEqual(names.slice(9, 59))
  })

  it('begins with the first change, not with the address that is given to what is new', () => {
    const page = pageDocument('journal', { type: 1, typeName: 'blog' })
    const input = { collectionId: 'journal', title: 'First firing', urlId: 'warm' }
    const added = performOn(addItem, [page], input)
    expect(added.ok && added.value[0]?.after).toMatchObject({ urlId: 'warm' })
    expect(added.ok && added.value[0]?.after).not.toHaveProperty('formerUrlIds')
    const edit = { itemId: 'one', set: { urlId: 'warm' } }
    const edited = performOn(editItem, [itemDocument('one', { urlId: 'first' })], edit)
    expect(edited.ok && edited.value[0]?.after).toMatchObject({
      urlId: 'warm',
      formerUrlIds: [{ urlId: 'first' }],
    })
  })
})

describe('a path', () => {
  const page = (...formerUrlIds: FormerAddress[]) => ({
    urlId: 'now',
    homepage: false,
    formerUrlIds,
  })

  it('leads to the page that left its address last, by the longest that fits', () => {
    const pages = new Map([
      ['early', page({ urlId: 'work', until: 1 })],
      ['late', page({ urlId: 'work', until: 2 })],
      ['below', page({ urlId: 'work/lamps', until: 0 })],
    ])
    const led = (path: string) => formerPageAt(pages, path, () => true)
    expect(led('work')).toMatchObject({ id: 'late', rest: '' })
    expect(led('work/2026/lamp')).toMatchObject({ id: 'late', rest: '2026/lamp' })
    expect(led('work/lamps/one')).toMatchObject({ id: 'below', rest: 'one' })
    expect(led('workshop')).toBeUndefined()
  })

  it('leads past pages that are not there for whoever looks', () => {
    const pages = new Map([
      ['early', page({ urlId: 'work', until: 1 })],
      ['hidden', { ...page({ urlId: 'work', until: 2 }), urlId: 'draft' }],
    ])
    const led = formerPageAt(pages, 'work', ({ urlId }) => urlId !== 'draft')
    expect(led).toMatchObject({ id: 'early' })
    expect(formerPageAt(pages, 'work', () => false)).toBeUndefined()
  })
})
