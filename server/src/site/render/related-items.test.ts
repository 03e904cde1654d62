import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())

async function addPost(title: string, words: object, publishOn: number): Promise<void> {
  await shop.perform('add-item', {
    collectionId: shop.pageId('journal'),
    title,
    visibility: 'live',
    publishOn: shop.time.now - publishOn * 60_000,
    ...words,
  })
}

async function relatedTo(path: string): Promise<string> {
  shop.aSecondPasses()
  const { text } = await shop.visitor().get(path)
  return /<i>([^<]*)<\/i>/.exec(text)?.[1] ?? ''
}

test('beside a post stand those that share most with it, by all of its words, and none twice', async () => {
  await shop.perform('set-template-file', {
    path: 'collections/blog.item',
    text: '<squarespace:related collectionId="{collection.id}" itemId="{item.id}" limit="4"><i>{.repeated section items}{title} {.end}</i></squarespace:related>',
  })
  const words = { categories: ['Firing', 'Glaze'], tags: ['ash', 'slow'] }
  await addPost('One', words, 10)
  await addPost('Tag', { tags: ['slow'] }, 1)
  await addPost('Second', { categories: ['Glaze'] }, 3)
  await addPost('Later', { categories: ['Glaze'] }, 2)
  await addPost('All', words, 9)
  await addPost('Both', { categories: ['Glaze'], tags: ['slow', 'quick'] }, 8)
  await addPost('Other', { categories: ['Clay'], tags: ['quick'] }, 1)
  await shop.perform('add-item', {
    collectionId: shop.pageId('journal'),
    title: 'Draft',
    visibility: 'draft',
    ...words,
  })
  expect(await relatedTo('/journal/one')).toBe('All Both Later Second ')
  expect(await relatedTo('/journal/tag')).toBe('Both All One ')
  expect(await relatedTo('/journal/other')).toBe('Both ')
})
