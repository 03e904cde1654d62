import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { documentKinds } from '../../document-kinds.ts'
import { createSmallShop, type SmallShop } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { listDocuments, readDocument } from '../documents/read-documents.ts'
import { performAction } from './perform-action.ts'

const author = { authorId: null, now: Date.UTC(2026, 1, 1), random: (n: number) => randomBytes(n) }
let base: TestDatabase
let database: Database
let shop: SmallShop

beforeAll(async () => {
  base = await createTestDatabase()
  database = openDatabase(base.connection)
  shop = await createSmallShop(database, { name: 'slow' })
})
afterAll(async () => {
  await database.close()
  await base.drop()
})

/** Each save has another text: what stands there already is not cleaned again. */
const textOf = (words: string) => `<p>${words}</p><script>alert(1)</script>`
const firstItem = async () =>
  (await listDocuments(database.dbFor(shop.siteId), 'item')).find(({ body }) => !body.product)!

/** Saves a text; when the site's lock has been let go for the first time, something else happens. */
async function saveWhile(words: string, meanwhile: () => Promise<unknown>): Promise<unknown> {
  const { id, body: before } = await firstItem()
  let times = 0
  const watched: Database = {
    ...database,
    async transact(...given) {
      const done = await database.transact(...given)
      if (times++ > 0) return done
      expect((await firstItem()).body).toEqual(before)
      await meanwhile()
      return done
    },
  }
  const context = { database: watched, kinds: documentKinds }
  const input = { itemId: id, set: { body: textOf(words) } }
  const saved = await performAction(context, shop.siteId, editItem, input, author)
  expect(saved.ok && saved.value.changed).toHaveLength(1)
  return (await readDocument(database.dbFor(shop.siteId), 'item', id))?.body
}

const perform = (action: typeof editItem | typeof setSiteDetails, input: unknown) =>
  performAction({ database, kinds: documentKinds }, shop.siteId, action, input, author)

test('a text is cleaned before its site is locked: other changes do not wait for it', async () => {
  const item = await saveWhile('Long', () =>
    perform(setSiteDetails, { set: { tagline: 'Meanwhile' } }),
  )
  expect(item).toMatchObject({ body: '<p>Long</p>' })
})

test('what somebody else writes while a text is cleaned stays, and the text is clean', async () => {
  const { id } = await firstItem()
  const item = await saveWhile('Longer', () =>
    perform(editItem, { itemId: id, set: { title: 'Theirs' } }),
  )
  expect(item).toMatchObject({ body: '<p>Longer</p>', title: 'Theirs' })
})
