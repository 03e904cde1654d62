import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editTextBlock } from '@vitrine/rules/site/blocks/layout-actions.ts'
import type { AnyOwnerAction } from '@vitrine/rules/ground/changes/owner-action.ts'
import { deletePage } from '@vitrine/rules/site/pages/delete-page-actions.ts'
import { addPage, renamePage } from '@vitrine/rules/site/collections/page-actions.ts'
import { addItem } from '@vitrine/rules/site/content/item-actions.ts'
import { editProduct } from '@vitrine/rules/shop/products/product-actions.ts'
import { setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import {
  deleteTemplateFile,
  setTemplateFile,
} from '@vitrine/rules/site/templates/template-file-actions.ts'
import { documentKinds } from '../../document-kinds.ts'
import { openDatabase, type Database, type SiteDatabase } from '../db/database.ts'
import { createSmallShop, type SmallShop } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { listHistory } from './list-history.ts'
import { performAction } from './perform-action.ts'
import {
  findCollectionByAddress,
  findItemByAddress,
  listDocuments,
  readDocument,
} from '../documents/read-documents.ts'
import { undo } from './undo.ts'

const now = Date.UTC(2026, 1, 1, 9)
const author = { authorId: null, now, random: (byteCount: number) => randomBytes(byteCount) }
let test: TestDatabase
let database: Database
let shop: SmallShop
let site: SiteDatabase
let number = 0

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection)
})
beforeEach(async () => {
  shop = await createSmallShop(database, { name: `shop-${number++}` })
  site = database.dbFor(shop.siteId)
  return () => shop.remove()
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

const perform = (
  action: AnyOwnerAction,
  input: unknown,
  expectedRevisions?: Record<string, number>,
) =>
  performAction({ database, kinds: documentKinds }, shop.siteId, action, input, {
    ...author,
    expectedRevisions,
  })

async function done(action: AnyOwnerAction, input: unknown) {
  const result = await perform(action, input)
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

const pageAt = async (urlId: string) => (await findCollectionByAddress(site, urlId))!

describe('two people who edit one page', () => {
  it('keep the words of both: the second is shown both', async () => {
    const { id } = await pageAt('about')
    const seen = { title: 'About' }
    await done(renamePage, { collectionId: id, set: { title: 'Hers' }, seen })
    const second = await perform(renamePage, { collectionId: id, set: { title: 'His' }, seen })
    const conflicts = [{ field: 'title', yours: 'His', theirs: 'Hers' }]
    expect(second).toMatchObject({
      refusal: { code: 'fields-changed', status: 409, details: { conflicts } },
    })
    expect((await pageAt('about')).body.title).toBe('Hers')
  })

  it('both find their words, where one wrote the title and the other the description', async () => {
    const { id } = await pageAt('about')
    const description = { set: { description: '<p>His</p>' }, seen: { description: '' } }
    await done(renamePage, { collectionId: id, set: { title: 'Hers' }, seen: { title: 'About' } })
    await done(renamePage, { collectionId: id, ...description })
    expect((await pageAt('about')).body).toMatchObject({
      title: 'Hers',
      description: '<p>His</p>',
    })
  })

  it('at the same moment never both win', async () => {
    const { id } = await pageAt('about')
    const seen = { title: 'About' }
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        perform(renamePage, { collectionId: id, set: { title: `Title ${index}` }, seen }),
      ),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(1)
  })

  it('or twenty, each of whom edits something else, all find their words kept', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => done(addPage, { title: `Page ${index}` })),
    )
    expect(new Set(results.map(({ sequence }) => sequence)).size).toBe(20)
    const titles = (await listDocuments(site, 'collection')).map(({ body }) => body.title)
    for (let index = 0; index < 20; index++) expect(titles).toContain(`Page ${index}`)
    expect((await listHistory(site, { limit: 50 })).changes).toHaveLength(20)
  })

  it('are told when the page was deleted', async () => {
    const { id } = await pageAt('about')
    await done(deletePage, { collectionId: id })
    const late = { collectionId: id, set: { title: 'His' }, seen: { title: 'About' } }
    expect(await perform(renamePage, late)).toMatchObject({ refusal: { code: 'no-such-page' } })
  })
})

describe('two people who edit one template file', () => {
  const write = (text: string, revision: number) =>
    perform(
      setTemplateFile,
      { path: 'site.region', text },
      { 'template-file/site.region': revision },
    )

  it('keep the words of both: the second is shown both versions', async () => {
    const file = (await readDocument(site, 'template-file', 'site.region'))!
    expect((await write('hers', file.revision)).ok).toBe(true)
    expect(await write('his', file.revision)).toMatchObject({
      refusal: {
        code: 'stale-revision',
        status: 409,
        details: {
          conflicts: [
            {
              kind: 'template-file',
              id: 'site.region',
              expectedRevision: file.revision,
              yours: { text: 'his' },
              theirs: { text: 'hers' },
              changedAt: now,
            },
          ],
        },
      },
    })
  })

  it('are told when the file was deleted, also after it came back', async () => {
    const { revision } = (await readDocument(site, 'template-file', 'site.region'))!
    await done(deleteTemplateFile, { path: 'site.region' })
    expect(await write('his', revision)).toMatchObject({
      refusal: { code: 'stale-revision', details: { conflicts: [{ theirs: null }] } },
    })
    await undo({ database, kinds: documentKinds }, shop.siteId, author)
    expect(await write('his', revision)).toMatchObject({ refusal: { code: 'stale-revision' } })
  })
})

describe('the history', () => {
  const last = async () => (await listHistory(site, { limit: 1 })).changes[0]

  it('names the product that was edited, and leads to it', async () => {
    const bowl = (await findItemByAddress(site, (await pageAt('shop')).id, 'moss-bowl'))!
    await done(editProduct, { itemId: bowl.id, set: { title: 'Slip pendant' } })
    const subject = { place: 'product', itemId: bowl.id }
    expect(await last()).toMatchObject({ title: 'Edit product: Slip pendant', subject })
    await undo({ database, kinds: documentKinds }, shop.siteId, author)
    expect(await last()).toMatchObject({ title: 'Edit product: Slip pendant', subject })
  })

  it('names the page whose text was edited, and leads to it', async () => {
    const { id } = await pageAt('home')
    const layout = await readDocument(site, 'layout', `page-${id}`)
    const blockId = layout!.body.rows[0]!.columns[0]!.blocks[0]!.id
    await done(editTextBlock, { layoutId: `page-${id}`, blockId, html: '<p>Hi</p>' })
    expect(await last()).toMatchObject({
      title: 'Edit text: Home',
      subject: { place: 'page', path: '/' },
    })
  })

  it('leads to posts, files and settings, and nowhere once what it names is gone', async () => {
    const journal = await pageAt('journal')
    await done(addItem, { collectionId: journal.id, title: 'First ash' })
    const subject = { place: 'page', path: '/journal/first-ash' }
    expect(await last()).toMatchObject({ title: 'Add post: First ash', subject })
    await done(setTemplateFile, { path: 'site.region', text: 'x' })
    expect(await last()).toMatchObject({
      title: 'Edit template file: site.region',
      subject: { place: 'template', file: 'site.region' },
    })
    await done(setSiteDetails, { set: { tagline: 'Pots' } })
    expect(await last()).toMatchObject({
      title: 'Edit site details',
      subject: { place: 'settings' },
    })
    await done(deletePage, { collectionId: journal.id })
    expect(await last()).toMatchObject({ title: 'Delete page: Journal', subject: null })
    const { changes } = await listHistory(site, { limit: 10 })
    expect(changes.at(-1)).toMatchObject({ title: 'Add post: First ash', subject: null })
  })
})
