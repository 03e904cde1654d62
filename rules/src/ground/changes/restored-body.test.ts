import { expect, test } from 'vitest'
import type { DocumentBody } from '../documents/document.ts'
import { itemDocument, pageDocument } from './testing/perform-on.ts'
import { assetIdsIn, restoredBody, wouldChange } from './restored-body.ts'

const environment = { hasAsset: (id: string) => id !== 'gone', now: 5 }
const folder = (more: object) =>
  pageDocument('work', { folder: true, ...more } as never).body as DocumentBody

test('a folder that comes back takes no page out of another, and stays open as the home page', () => {
  const earlier = folder({
    title: 'Earlier',
    folderBehavior: 2,
    pageIds: ['lamps', 'signs'],
    leadsTo: 'signs',
    categoryParents: [{ word: 'Cups', parent: 'Table' }],
  })
  const standing = folder({ homepage: true, folderBehavior: 1, pageIds: ['lamps'], title: 'Now' })
  const back = restoredBody('collection', earlier, standing, environment)
  expect(back).toMatchObject({
    title: 'Earlier',
    homepage: true,
    folderBehavior: 1,
    pageIds: ['lamps'],
  })
  expect(back).not.toHaveProperty('leadsTo')
  expect(back).not.toHaveProperty('categoryParents')
})

test('an item that comes back leaves out pictures that are gone, also in its own fields', () => {
  const customContent = {
    cover: { type: 'image', value: 'gone' },
    other: { type: 'image', value: 'there' },
    words: { type: 'text', value: 'gone' },
    more: {
      type: 'gallery',
      value: [
        { id: 'a', assetId: 'gone' },
        { id: 'b', assetId: 'there' },
      ],
    },
  }
  const { body } = itemDocument('kiln', { customContent } as never)
  const earlier = body as DocumentBody
  expect(assetIdsIn(customContent).toSorted()).toEqual(['gone', 'gone', 'there', 'there'])
  expect(restoredBody('item', earlier, earlier, environment)).toMatchObject({
    customContent: {
      cover: { type: 'image', value: null },
      other: customContent.other,
      words: customContent.words,
      more: {
        type: 'gallery',
        value: [
          { id: 'a', assetId: null },
          { id: 'b', assetId: 'there' },
        ],
      },
    },
  })
})

test('what comes back is its owner’s, and the mark of sample content alone is no difference', () => {
  const body = (more: object) => ({ ...itemDocument('cup').body, ...more }) as DocumentBody
  const sample = body({ title: 'Cup', sample: true })
  const own = body({ title: 'My cup', sample: false })
  // an undo made it sample content again before the owner's version came back
  expect(restoredBody('item', own, sample, environment)).toMatchObject({
    title: 'My cup',
    sample: false,
  })
  expect(restoredBody('item', sample, own, environment)).toMatchObject({ sample: false })
  expect(wouldChange('item', sample, own)).toBe(true)
  expect(wouldChange('item', sample, body({ title: 'Cup', sample: false }))).toBe(false)
})
