import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editTextBlock } from '@vitrine/rules/site/blocks/layout-actions.ts'
import { canonicalJson } from '@vitrine/rules/ground/documents/json-diff.ts'
import type { AnyOwnerAction } from '@vitrine/rules/ground/changes/owner-action.ts'
import { deletePage } from '@vitrine/rules/site/pages/delete-page-actions.ts'
import { duplicatePage } from '@vitrine/rules/site/collections/duplicate-page-actions.ts'
import {
  addPage,
  renamePage,
  setHomepage,
  setPageVisibility,
} from '@vitrine/rules/site/collections/page-actions.ts'
import { addItem, editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { setStyle } from '@vitrine/rules/site/design/design-actions.ts'
import { addNavigationLink } from '@vitrine/rules/site/navigation/navigation-actions.ts'
import { addProduct, editProduct } from '@vitrine/rules/shop/products/product-actions.ts'
import { clearSampleContent } from '@vitrine/rules/site/sites/clear-sample-actions.ts'
import { setPaymentMode, setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { openDatabase, type Database, type SiteDatabase } from '../db/database.ts'
import { readSiteRevision } from '../../testing/read-site-revision.ts'
import { createSmallShop, type SmallShop } from '../../testing/seeds/small-shop.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { listHistory } from './list-history.ts'
import { documentKinds } from '../../document-kinds.ts'
import { performAction, type ChangingContext } from './perform-action.ts'
import {
  findCollectionByAddress,
  findItemByAddress,
  listDocuments,
  readDocument,
} from '../documents/read-documents.ts'
import { redo } from './redo.ts'
import { undo } from './undo.ts'

const now = Date.UTC(2026, 1, 1, 9)
const author = {
  authorId: null,
  may: () => true,
  now,
  random: (byteCount: number) => randomBytes(byteCount),
}
let test: TestDatabase
let database: Database
let context: ChangingContext
let shop: SmallShop
let site: SiteDatabase
let number = 0

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection)
  context = { database, kinds: documentKinds }
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

const perform = (action: AnyOwnerAction, input: unknown) =>
  performAction(context, shop.siteId, action, input, author)

async function done(action: AnyOwnerAction, input: unknown) {
  const result = await perform(action, input)
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

const pageAt = async (urlId: string) => (await findCollectionByAddress(site, urlId))!
const everything = async () => {
  const kinds = ['site-settings', 'navigation', 'collection', 'item', 'layout', 'design'] as const
  const documents = await Promise.all(kinds.map((kind) => listDocuments(site, kind)))
  return canonicalJson(documents.flat().map(({ kind, id, body }) => ({ kind, id, body })))
}

describe('an edit', () => {
  it('changes the page, and the history says who did what and when', async () => {
    const about = await pageAt('about')
    await done(renamePage, { collectionId: about.id, set: { title: 'About us' } })
    expect((await pageAt('about')).body).toMatchObject({
      title: 'About us',
      navigationTitle: 'About us',
      sample: false,
      updatedOn: now,
    })
    const history = await listHistory(site, { limit: 10 })
    expect(history.changes).toMatchObject([
      {
        type: 'do',
        action: 'rename-page',
        title: 'Rename page: About us',
        authorId: null,
        at: now,
      },
    ])
  })

  it('moves the revision of the site and of the document', async () => {
    const before = await pageAt('about')
    const { sequence } = await done(renamePage, { collectionId: before.id, set: { title: 'Us' } })
    expect((await readSiteRevision(site))?.revision).toBe(sequence)
    expect((await pageAt('about')).revision).toBeGreaterThan(before.revision)
  })

  it('that changes nothing leaves no trace', async () => {
    const before = await readSiteRevision(site)
    const written = await done(renamePage, { collectionId: (await pageAt('about')).id, set: {} })
    expect(written.changed).toEqual([])
    expect(await readSiteRevision(site)).toEqual(before)
    expect((await listHistory(site, { limit: 10 })).changes).toEqual([])
  })

  it('loses script and event handlers from its text', async () => {
    const home = await pageAt('home')
    const layout = await readDocument(site, 'layout', `page-${home.id}`)
    const block = layout!.body.rows[0]!.columns[0]!.blocks[0]!
    const html =
      '<h1 onclick="steal()">Hi</h1><script>steal()</script><a href="javascript:steal()">x</a>'
    await done(editTextBlock, { layoutId: `page-${home.id}`, blockId: block.id, html })
    const after = await readDocument(site, 'layout', `page-${home.id}`)
    expect(after!.body.rows[0]!.columns[0]!.blocks[0]!.value).toEqual({
      html: '<h1>Hi</h1><a>x</a>',
    })
  })

  it('survives characters that a database cannot hold', async () => {
    const about = await pageAt('about')
    await done(renamePage, { collectionId: about.id, set: { title: 'A\0b\uD800c' } })
    expect((await pageAt('about')).body.title).toBe('Abc')
  })

  it('is refused with its fields when the input is not what the action takes', async () => {
    const refusal = { code: 'invalid-input', message: 'Please check what you entered.' }
    expect(await perform(renamePage, { collectionId: 'x', set: { title: 3 } })).toMatchObject({
      refusal: { ...refusal, status: 400, fields: { title: 'Please check what you entered.' } },
    })
    expect(await perform(renamePage, { collectionId: 'x', set: { title: ' ' } })).toMatchObject({
      refusal: { ...refusal, fields: { title: 'Required' } },
    })
    expect(await perform(renamePage, 'junk')).toMatchObject({ refusal: { ...refusal, fields: {} } })
  })

  it('is refused where there is no such site', async () => {
    const result = await performAction(
      context,
      '000000000000000000000000' as SmallShop['siteId'],
      setStyle,
      { set: { customCss: '' } },
      author,
    )
    expect(result).toMatchObject({ ok: false, refusal: { status: 404 } })
  })
})

describe('undo and redo', () => {
  it('bring a deleted shop back with its products, layouts and menu lines', async () => {
    const before = await everything()
    await done(deletePage, { collectionId: (await pageAt('shop')).id })
    expect(await findCollectionByAddress(site, 'shop')).toBeUndefined()
    expect((await listDocuments(site, 'item')).map(({ body }) => body.product)).toEqual([
      null,
      null,
    ])
    const after = await everything()
    await undo(context, shop.siteId, author)
    expect(await everything()).toBe(before)
    await redo(context, shop.siteId, author)
    expect(await everything()).toBe(after)
  })

  it('clear the sample content as one step, and bring it back as one', async () => {
    const before = await everything()
    await done(clearSampleContent, {})
    const pages = await listDocuments(site, 'collection')
    expect(pages.map(({ body }) => [body.sample, body.mainAssetId, body.description])).toEqual(
      pages.map(() => [false, null, '']),
    )
    expect(pages.map(({ body }) => body.urlId)).toContain('shop')
    expect(await listDocuments(site, 'item')).toEqual([])
    expect(await listDocuments(site, 'asset')).toEqual([])
    const menu = await readDocument(site, 'navigation', 'mainNavigation')
    expect(menu?.body.items.at(-1)).toMatchObject({ title: 'Elsewhere' })
    await undo(context, shop.siteId, author)
    expect(await everything()).toBe(before)
  })

  it('never clear what the owner has made or edited', async () => {
    const journal = await pageAt('journal')
    await done(addItem, { collectionId: journal.id, title: 'Mine' })
    const bowl = await findItemByAddress(site, (await pageAt('shop')).id, 'moss-bowl')
    await done(editProduct, { itemId: bowl!.id, set: { title: 'My bowl' } })
    await done(clearSampleContent, {})
    const items = await listDocuments(site, 'item')
    expect(items.map(({ body }) => body.title).toSorted()).toEqual(['Mine', 'My bowl'])
    expect(await listDocuments(site, 'asset')).toHaveLength(1)
  })

  it('are refused when there is nothing', async () => {
    expect(await undo(context, shop.siteId, author)).toMatchObject({
      refusal: { code: 'nothing-to-undo', message: 'There is nothing to undo.' },
    })
    expect(await redo(context, shop.siteId, author)).toMatchObject({
      refusal: { code: 'nothing-to-redo', message: 'There is nothing to redo.' },
    })
  })

  it('forget what could be redone once something new is done', async () => {
    const { id } = await pageAt('about')
    await done(renamePage, { collectionId: id, set: { title: 'One' } })
    await undo(context, shop.siteId, author)
    await done(renamePage, { collectionId: id, set: { title: 'Two' } })
    expect(await redo(context, shop.siteId, author)).toMatchObject({
      refusal: { code: 'nothing-to-redo' },
    })
    await undo(context, shop.siteId, author)
    expect((await pageAt('about')).body.title).toBe('About')
    expect(await undo(context, shop.siteId, author)).toMatchObject({
      refusal: { code: 'nothing-to-undo' },
    })
  })

  it('are rows of the history themselves', async () => {
    const { id } = await pageAt('about')
    const { sequence } = await done(renamePage, { collectionId: id, set: { title: 'One' } })
    await undo(context, shop.siteId, author)
    const history = await listHistory(site, { limit: 10 })
    expect(history.changes).toMatchObject([
      { type: 'undo', targetSequence: sequence, title: 'Rename page: One' },
      { type: 'do', sequence },
    ])
    expect(history).toMatchObject({ canUndo: null, canRedo: { sequence } })
  })

  it('never take back a change that somebody else made in the meantime', async () => {
    const { id } = await pageAt('about')
    const { sequence } = await done(renamePage, { collectionId: id, set: { title: 'Mine' } })
    await done(setStyle, { set: { customCss: 'a { color: red }' } })
    const options = { ...author, expectedTarget: sequence }
    expect(await undo(context, shop.siteId, options)).toMatchObject({
      refusal: { code: 'history-moved' },
    })
  })
})

describe('pages', () => {
  it('get an address made of their title that nothing else has', async () => {
    const made = []
    for (const title of ['Äpfel & Birnen', 'Äpfel & Birnen', 'Cart', '???', '日本']) {
      const { changed } = await done(addPage, { title, navigationId: 'mainNavigation' })
      const page = await readDocument(site, 'collection', changed[0]!.id)
      made.push(page!.body.urlId)
    }
    expect(made).toEqual(['apfel-birnen', 'apfel-birnen-2', 'cart-2', 'page', '日本'])
    const menu = await readDocument(site, 'navigation', 'mainNavigation')
    expect(menu?.body.items).toHaveLength(9)
  })

  it.each([
    ['cart', 'This address is used by the site itself. Please choose another one.'],
    ['site.css', 'This address is used by the site itself. Please choose another one.'],
    ['about', 'Another page already has this address.'],
    ['no way', 'An address has letters and digits, with single hyphens between them.'],
    ['a/b', 'An address has letters and digits, with single hyphens between them.'],
    ['x'.repeat(81), 'An address has at most 80 characters.'],
  ])('cannot have the address %s', async (urlId, message) => {
    const shopPage = await pageAt('shop')
    const result = await perform(renamePage, { collectionId: shopPage.id, set: { urlId } })
    expect(result).toMatchObject({ ok: false, refusal: { message, fields: { urlId: message } } })
  })

  it('copy with their items, under addresses of their own, as drafts', async () => {
    await done(duplicatePage, { collectionId: (await pageAt('shop')).id })
    const copy = await pageAt('shop-copy')
    expect(copy.body).toMatchObject({ title: 'Shop (copy)', visibility: 'draft', homepage: false })
    const items = await listDocuments(site, 'item', { collectionId: copy.id })
    expect(items.map(({ body }) => body.title)).toEqual(['Moss Bowl', 'Glaze Recipes'])
    const stock = await database.kysely
      .selectFrom('stock')
      .select(['item_id', 'quantity'])
      .where('website_id', '=', shop.siteId)
      .where(
        'item_id',
        'in',
        items.map(({ id }) => id),
      )
      .execute()
    expect(stock).toHaveLength(3)
    expect(stock.filter(({ quantity }) => quantity === 0)).toHaveLength(2)
  })

  it('keep one home page, which is live and stays', async () => {
    const home = await pageAt('home')
    const about = await pageAt('about')
    expect(await perform(deletePage, { collectionId: home.id })).toMatchObject({
      refusal: { code: 'home-page-stays' },
    })
    await done(setHomepage, { collectionId: about.id })
    const homePages = (await listDocuments(site, 'collection')).filter(({ body }) => body.homepage)
    expect(homePages.map(({ id }) => id)).toEqual([about.id])
    const draft = { collectionId: about.id, set: { visibility: 'draft' } }
    expect(await perform(setPageVisibility, draft)).toMatchObject({
      refusal: { code: 'home-page-is-live' },
    })
  })
})

describe('menus', () => {
  it('have no links that run script', async () => {
    const link = { navigationId: 'mainNavigation', title: 'x', url: 'java\tscript:alert(1)' }
    expect(await perform(addNavigationLink, link)).toMatchObject({
      refusal: { code: 'link-not-valid' },
    })
  })
})

describe('posts and products', () => {
  it('cannot share an address within a page', async () => {
    const journal = await pageAt('journal')
    const first = await findItemByAddress(site, journal.id, 'first-firing')
    const result = await perform(editItem, { itemId: first!.id, set: { urlId: 'second-firing' } })
    expect(result).toMatchObject({ ok: false, refusal: { code: 'address-in-use' } })
    expect(await findItemByAddress(site, journal.id, 'first-firing')).toBeDefined()
  })

  it('of a new product begin sold out, and a digital one without a limit', async () => {
    const shopPage = await pageAt('shop')
    const variants = [{ sku: 'N', attributes: {}, priceCents: 100 }]
    for (const productType of [1, 2]) {
      await done(addProduct, {
        collectionId: shopPage.id,
        title: `New ${productType}`,
        product: { productType, variants },
      })
    }
    const physical = await findItemByAddress(site, shopPage.id, 'new-1')
    const digital = await findItemByAddress(site, shopPage.id, 'new-2')
    const stock = await database.kysely
      .selectFrom('stock')
      .select(['item_id', 'quantity'])
      .where('website_id', '=', shop.siteId)
      .execute()
    expect(stock).toContainEqual({ item_id: physical!.id, quantity: 0 })
    expect(stock).toContainEqual({ item_id: digital!.id, quantity: null })
  })

  it('of two variants never have the same options', async () => {
    const bowl = await findItemByAddress(site, (await pageAt('shop')).id, 'moss-bowl')
    const variants = bowl!.body.product!.variants.map((variant) => ({
      ...variant,
      attributes: { Size: 'S' },
    }))
    const result = await perform(editProduct, { itemId: bowl!.id, set: { variants } })
    expect(result).toMatchObject({ refusal: { code: 'same-variant-twice' } })
  })
})

describe('site settings', () => {
  it.each([
    [{ currency: 'XXX' }, 'XXX is not one of the expected options'],
    [{ timeZone: 'Mars/Olympus' }, 'Mars/Olympus is not one of the expected options'],
    [{ contactEmail: 'nobody' }, 'Please enter a valid email'],
  ])('refuse %o', async (input, message) => {
    expect(await perform(setSiteDetails, { set: input })).toMatchObject({
      ok: false,
      refusal: { message },
    })
  })

  it('stay on test payments while no provider takes real money', async () => {
    expect(await perform(setPaymentMode, { set: { paymentMode: 'live' } })).toMatchObject({
      ok: false,
      refusal: {
        code: 'live-payments-need-provider',
        message: expect.stringContaining('None is connected'),
      },
    })
  })
})
