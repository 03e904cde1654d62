import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'
import { startSecondServer } from '../../testing/start-second-server.ts'
import { buyer, accepted, hiddenFieldsOf } from '../checkout/testing/open-shop.ts'
import { entriesPath, openCartShop, type CartShop } from './testing/open-cart-shop.ts'
import { questionsAsked } from './testing/questions-asked.ts'

let shop: CartShop
let shopPageId: string
beforeAll(async () => {
  shop = await openCartShop()
  shopPageId = await pageId('shop')
  // so that it is related to the bowl
  const glazeId = shop.goods.get('GLAZE')?.itemId
  await shop.perform('edit-product', { itemId: glazeId, set: { categories: ['Bowls'] } })
  await putBlocksOnHomePage()
  await writeRegion()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 50)
})
afterEach(() => setShopPage('live'))

async function pageId(urlId: string): Promise<string> {
  const pages = await listDocuments(shop.context.database.dbFor(shop.siteId), 'collection')
  return pages.find(({ body }) => body.urlId === urlId)?.id ?? ''
}

const setShopPage = (visibility: 'live' | 'draft') =>
  shop.perform('set-page-visibility', { collectionId: shopPageId, set: { visibility } })

/** The bowl as a card in a page and in a field of every page, and the shop as a list. */
async function putBlocksOnHomePage(): Promise<void> {
  const card = { id: 'card', type: 43, value: { itemId: shop.bowlId } }
  const list = { id: 'list', type: 55, value: { collectionId: shopPageId, limit: 4 } }
  const layoutOf = (blocks: object[]) => ({
    columns: 12,
    rows: [{ columns: [{ span: 12, blocks, rows: [] }] }],
  })
  const layoutId = `page-${await pageId('home')}`
  await shop.perform('save-layout', { layoutId, layout: layoutOf([card, list]) })
  await shop.perform('save-layout', { layoutId: 'footerBlocks', layout: layoutOf([card]) })
}

/** Beside its main content, each page has a block field and the tags that list another page's items. */
async function writeRegion(): Promise<void> {
  const titles = '{.repeated section items}<u>{title}</u>{.end}'
  const related = `collectionId="${shopPageId}" itemId="${shop.bowlId}"`
  await shop.perform('set-template-file', {
    path: 'site.region',
    text:
      '<!doctype html><html><head>{squarespace-headers}</head><body>{squarespace.main-content}' +
      '<squarespace:block-field id="footerBlocks" />' +
      `<squarespace:query collection="shop">${titles}</squarespace:query>` +
      '<squarespace:category collection="shop">{.repeated section categories}<s>{name}</s>{.end}</squarespace:category>' +
      `<squarespace:related ${related}>${titles}</squarespace:related>` +
      '{squarespace-footers}</body></html>',
  })
}

/** What of the shop's goods the home page tells. */
async function goodsOnHomePage(visitor: Visitor): Promise<string[]> {
  const { text } = await visitor.get('/')
  return text.match(/Moss Bowl|Glaze Recipes|<s>Bowls|moss-bowl/g) ?? []
}

async function lookingAsEditor(): Promise<Visitor> {
  const owner = await shop.owner()
  const visit = await owner.get(`/api/editor/sites/${shop.siteId}/visit?path=/`)
  const { pathname, search } = new URL(visit.headers.location ?? '')
  const looking = createVisitor(shop.port, 'fern.localhost')
  await looking.get(pathname + search)
  return looking
}

/** How old what pages know of the site may be. */
const aSecondPasses = () => void (shop.time.now += 1001)

const stockOfBowls = (visitor: Visitor) =>
  visitor.get(`/api/commerce/inventory/stock/?itemId=${shop.bowlId}`)

/** An order that has its prices waits for the stock until the work is done. */
async function whileStockIsHeld<Value>(work: () => Promise<Value>): Promise<Value> {
  return shop.context.database.kysely.transaction().execute(async (queries) => {
    await queries
      .selectFrom('stock')
      .select('variant_id')
      .where('website_id', '=', shop.siteId)
      .forUpdate()
      .execute()
    return work()
  })
}

describe('goods of a shop page that the owner has hidden', () => {
  test('stand on no page for visitors, whoever looked first; who sees drafts sees them still', async () => {
    const shown = await goodsOnHomePage(shop.visitor())
    expect(shown).toEqual(expect.arrayContaining(['Moss Bowl', 'Glaze Recipes', '<s>Bowls']))
    await setShopPage('draft')
    aSecondPasses()
    const editor = await lookingAsEditor()
    expect((await editor.get('/shop')).status).toBe(200)
    expect(await goodsOnHomePage(editor)).toEqual(shown)
    const ada = shop.visitor()
    expect((await ada.get('/shop/moss-bowl')).status).toBe(404)
    expect(await goodsOnHomePage(ada)).toEqual([])
    expect(await goodsOnHomePage(editor)).toEqual(shown)
    await setShopPage('live')
    aSecondPasses()
    expect(await goodsOnHomePage(ada)).toEqual(shown)
  })

  test('are not put into a cart, and those in one are not to be had, until the page is back', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const before = await shop.cartOf(ada)
    expect((await ada.get('/checkout')).text).toContain('Pay $')
    await setShopPage('draft')
    const refused = await shop.add(ada, 'BOWL-M')
    expect([refused.status, refused.json()['code']]).toEqual([404, 'item-not-found'])
    expect((await shop.add(shop.visitor(), 'GLAZE')).status).toBe(404)
    const hidden = await shop.cartOf(ada)
    expect([hidden.entries.length, hidden.totalQuantity, hidden.subtotalCents]).toEqual([1, 0, 0])
    const checkout = (await ada.get('/checkout')).text
    expect(checkout).toContain('Sorry, we do not have enough of that item available.')
    expect(checkout).not.toContain('Pay $')
    await setShopPage('live')
    expect(await shop.cartOf(ada)).toEqual(before)
    expect((await shop.add(ada, 'BOWL-M')).status).toBe(200)
  })

  test('tell nobody their stock', async () => {
    const told = await stockOfBowls(shop.visitor())
    expect(told.json<{ results: unknown[] }>().results).toHaveLength(2)
    await setShopPage('draft')
    expect((await stockOfBowls(shop.visitor())).json()).toEqual({ results: [] })
  })

  test('are not sold to who had the checkout open', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    const orders = await shop.orderCount()
    await setShopPage('draft')
    const sent = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    expect(sent.headers.location ?? '').not.toContain('order-confirmed')
    expect(await shop.orderCount()).toBe(orders)
  })

  test('are not sold by a payment that begins while the page is hidden', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    const orders = await shop.orderCount()
    const sent = await whileStockIsHeld(async () => {
      const sending = ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
      await shop.waitsForLock()
      await setShopPage('draft')
      return { sending }
    })
    const answer = await sent.sending
    expect(answer.headers.location ?? '').not.toContain('order-confirmed')
    expect(await shop.orderCount()).toBe(orders)
    expect(await shop.stockOf('BOWL-M')).toBe(50)
    const { rows } = await shop.context.database.pool.query(`select from payment
      where status = 'pending'`)
    expect(rows).toEqual([])
  })
})

test('whether its page is hidden costs an add no question of its own', async () => {
  const ada = await shop.shopperWith('BOWL-M')
  await shop.add(ada, 'BOWL-M')
  const request = async () => expect((await shop.add(ada, 'BOWL-M')).status).toBe(200)
  expect(await questionsAsked(shop.context.database.pool, { request })).toBe(1)
})

test('a server that has not yet heard that the page is hidden sells nothing of it', async () => {
  const second = await startSecondServer(shop)
  try {
    const there = second.visitor()
    const addThere = (sku: string) =>
      there.write('POST', entriesPath, { itemId: shop.bowlId, sku, quantity: 1 })
    expect((await addThere('BOWL-M')).status).toBe(200)
    await setShopPage('draft')
    expect((await addThere('BOWL-M')).status).toBe(404)
    await setShopPage('live')
    expect((await addThere('BOWL-M')).status).toBe(200)
  } finally {
    await second.close()
  }
})
