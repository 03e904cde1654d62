import { afterAll, beforeAll, expect, it } from 'vitest'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import { itemVisibilities } from '@vitrine/rules/ground/documents/visibility.ts'
import { analyseGrownTables } from '../../ground/db/analyse-grown-tables.ts'
import { insertDocuments } from '../../ground/documents/document-rows.ts'
import { rowsLookedAtDuring } from '../../testing/rows-looked-at.ts'
import { openTestSite, type TestSite } from './testing/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const collectionId = 'large'
const db = () => site.context.database.dbFor(site.siteId)
const months = ['May', 'June', 'July']

/** Posts of every state, some waiting for their time, many of one instant, under a few words. */
async function addPosts(from: number, to: number): Promise<void> {
  const posts = Array.from({ length: to - from }, (_, index) => {
    const number = from + index
    const id = `post-${String(number).padStart(6, '0')}`
    return itemDocument(id, {
      collectionId,
      urlId: id,
      visibility: number % 3 === 0 ? (itemVisibilities[number % 4] ?? 'live') : 'live',
      publishOn: number < 40 ? site.time.now + 1e9 + number : Math.floor(number / 1000),
      position: Math.min(number, 250),
      categories: [months[number % 3] ?? ''],
      tags: ['all', ...(number < 100 ? ['few'] : [])],
      starred: number % 50 === 1,
    })
  })
  await insertDocuments(db(), posts)
  await analyseGrownTables(site.context.database)
}

const addresses = {
  list: '/journal-of-all',
}
it('x', async () => {
  expect(addresses).toBeDefined()
  await addPosts(0, 100)
  console.log(await rowsLookedAtDuring(() => site.get('/journal')))
})
