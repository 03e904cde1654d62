import { describe, expect, it } from 'vitest'
import { itemDocument, performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import type { AnyOwnerAction } from '../../ground/changes/owner-action.ts'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { addWordsToItems, deleteItems, setPostStates } from './several-items-actions.ts'
import { maxItemsAtOnce } from './several-items.ts'

const draft = itemDocument('draft', { visibility: 'draft', tags: ['Ash'] })
const live = itemDocument('live', { visibility: 'live', publishOn: 5 })
const hidden = itemDocument('private', { visibility: 'private' })
const product = itemDocument('bowl', { product: {} as never })
const all = [draft, live, hidden, product]

function edits(action: AnyOwnerAction, input: object, documents: readonly StoredDocument[] = all) {
  const done = performOn(action, documents, input)
  return done.ok ? done.value : done.refusal.code
}

describe('several posts', () => {
  it('come into one state together, and those that are there stay as they are', () => {
    const itemIds = ['draft', 'live', 'draft']
    expect(edits(setPostStates, { itemIds, state: 'published' })).toMatchObject([
      { id: 'draft', after: { visibility: 'live', sample: false } },
    ])
    expect(edits(setPostStates, { itemIds, state: 'scheduled', publishOn: 2_000 })).toMatchObject([
      { id: 'draft', after: { visibility: 'live', publishOn: 2_000 } },
      { id: 'live', after: { publishOn: 2_000 } },
    ])
  })

  it('stay all where they are where one of them may not go', () => {
    const itemIds = ['draft', 'private']
    expect(edits(setPostStates, { itemIds, state: 'published' })).toBe('no-way-to-state')
    expect(edits(setPostStates, { itemIds, state: 'scheduled', publishOn: 1 })).toBe(
      'schedule-is-past',
    )
  })

  it('get more words, each once in whatever spelling', () => {
    const input = {
      itemIds: ['draft', 'live'],
      sort: 'tag',
      words: ['ash', ' Kiln  news ', 'KILN NEWS'],
    }
    expect(edits(addWordsToItems, input)).toMatchObject([
      { id: 'draft', after: { tags: ['Ash', 'Kiln news'] } },
      { id: 'live', after: { tags: ['ash', 'Kiln news'] } },
    ])
    expect(edits(addWordsToItems, { ...input, itemIds: ['draft'], words: ['ASH'] })).toEqual([])
    const full = itemDocument('full', { tags: Array.from({ length: 200 }, (_, at) => `t${at}`) })
    expect(edits(addWordsToItems, { ...input, itemIds: ['full'] }, [full])).toBe(
      'too-many-words-of-item',
    )
    const words = ['a category that is far too long']
    const refused = addWordsToItems.input.safeParse({ itemIds: ['draft'], sort: 'category', words })
    expect(refused.success).toBe(false)
  })

  it('go with their layouts', () => {
    const gone = edits(deleteItems, { itemIds: ['draft', 'live'] })
    expect(Array.isArray(gone) && gone.map(({ id }) => id)).toEqual([
      'draft',
      'item-draft',
      'draft-item-draft',
      'live',
      'item-live',
      'draft-item-live',
    ])
  })

  it('are no products, all there, and not too many', () => {
    const many = Array.from({ length: maxItemsAtOnce + 1 }, (_, at) => itemDocument(`many-${at}`))
    const ids = many.map(({ id }) => id)
    for (const [action, more] of [
      [setPostStates, { state: 'draft' }],
      [addWordsToItems, { sort: 'tag', words: ['Ash'] }],
      [deleteItems, {}],
    ] as const) {
      const tooMany = action.input.parse({ itemIds: ids, ...more }) as never
      const read = (action as AnyOwnerAction).reads(tooMany)
      // what is refused anyway is not read, however large it is
      expect(read.every((one) => 'ids' in one && one.ids.length === 0)).toBe(true)
      const codeFor = (itemIds: readonly string[], documents: readonly StoredDocument[] = all) =>
        refusalCode(performOn(action, documents, { itemIds, ...more }))
      expect(codeFor(['draft', 'bowl'])).toBe('is-a-product')
      expect(codeFor(['draft', 'gone'])).toBe('some-items-gone')
      expect(codeFor(ids, many)).toBe('too-many-at-once')
      expect(codeFor(ids.slice(1), many)).toBeNull()
    }
  })
})
