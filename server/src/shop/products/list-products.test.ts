import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductsReply } from '@vitrine/rules/shop/products/products-api.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let editor: Visitor
beforeAll(async () => {
  shop = await openShop()
  editor = await shop.person('editor@fern.example', [Role.editor])
})
afterAll(() => shop.close())

const path = (query = '') => `/api/editor/sites/${shop.siteId}/products${query}`

async function perform(action: string, input: object): Promise<string> {
  const body = { action, input }
  const saved = await editor.write('POST', `/api/editor/sites/${shop.siteId}/actions`, body)
  if (saved.status !== 200) throw new Error(saved.text)
  const { changed } = saved.json<{ changed: { kind: string; id: string }[] }>()
  return changed.find(({ kind }) => kind === 'item' || kind === 'collection')?.id ?? ''
}

function addProduct(collectionId: string, title: string, visibility = 'live'): Promise<string> {
  const variants = [{ sku: '', attributes: {}, priceCents: 1200 }]
  return perform('add-product', { collectionId, title, visibility, product: { variants } })
}

const listed = async (query: string) => (await editor.get(path(query))).json<ProductsReply>()
const titlesOf = ({ products }: ProductsReply) => products.map(({ body }) => body.title)

/** Every page, as somebody reads on who was shown the ones before. */
async function everyPage(query = '', meanwhile?: () => Promise<void>): Promise<ProductsReply[]> {
  const pages = [await listed(`?${query}`)]
  await meanwhile?.()
  for (;;) {
    const next = pages.at(-1)?.next
    if (typeof next !== 'string') return pages
    pages.push(await listed(`?${query}&after=${encodeURIComponent(next)}`))
  }
}

test('products are found by their names, their SKUs and their addresses, beside what is live', async () => {
  const [known] = (await listed('')).products
  const shopId = known?.body.collectionId ?? ''
  const variants = [{ sku: 'ZX-4471', attributes: {}, priceCents: 1200 }]
  const product = { variants }
  const kettle = { collectionId: shopId, title: 'Copper kettle', visibility: 'draft', product }
  const itemId = await perform('add-product', kettle)
  const found = async (search: string) =>
    titlesOf(await listed(`?search=${encodeURIComponent(search)}`))
  expect(await found('kettle')).toEqual(['Copper kettle'])
  expect(await found('copp kett')).toEqual(['Copper kettle'])
  expect(await found('zx-4471')).toEqual(['Copper kettle'])
  expect(await found('/shop/copper-kettle')).toEqual(['Copper kettle'])
  expect(await found('kettle teapot')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(titlesOf(await listed('?search=kettle&state=published'))).toEqual([])
  await perform('delete-product', { itemId })
  expect(await found('kettle')).toEqual([])
})

test('the products come in pages, each once, the older shop page first, in its order and with their stock', async () => {
  const [known] = (await listed('')).products
  const pottery = known?.body.collectionId ?? ''
  // the ids of pages made in one instant are in no order
  shop.time.now += 1000
  const lamps = await perform('add-page', { title: 'Lamps', typeName: 'products' })
  await perform('add-page', { title: 'Rugs', typeName: 'products' })
  const seeds = titlesOf(await listed(''))
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number + 1)
  for (const number of numbers(78)) await addProduct(pottery, `Pot ${number}`)
  for (const number of numbers(40)) {
    await addProduct(lamps, `Lamp ${number}`, number % 2 === 0 ? 'draft' : 'live')
  }
  const pages = await everyPage()
  expect(pages.map(({ products }) => products.length)).toEqual([50, 50, seeds.length + 18])
  const inOrder = [
    ...seeds,
    ...numbers(78).map((number) => `Pot ${number}`),
    ...numbers(40).map((number) => `Lamp ${number}`),
  ]
  expect(pages.flatMap(titlesOf)).toEqual(inOrder)
  for (const { products, stock } of pages) {
    const variants = products.flatMap(({ body }) => body.product.variants)
    expect(stock.map(({ variantId }) => variantId)).toEqual(
      variants.map((variant) => variant.id).toSorted(),
    )
  }
  const bowl = shop.goods.get('BOWL-S')?.variantId
  const level = pages[0]?.stock.find(({ variantId }) => variantId === bowl)
  expect(level).toMatchObject({ unlimited: false, qtyInStock: 3 })
})

test('live products and drafts are counted for themselves', async () => {
  const drafts = await everyPage('state=draft&limit=15')
  expect(drafts.map(({ products }) => products.length)).toEqual([15, 5])
  expect(drafts.flatMap(titlesOf)).toContain('Lamp 40')
  expect(drafts.flatMap(titlesOf)).not.toContain('Lamp 39')
  const live = (await everyPage('state=published')).flatMap(titlesOf)
  expect(live).toContain('Lamp 39')
  expect(live.some((title) => drafts.flatMap(titlesOf).includes(title))).toBe(false)
})

test('who reads on after the last product that was shown is deleted misses none', async () => {
  const before = (await everyPage('limit=60')).flatMap(titlesOf)
  const last = (await listed('?limit=60')).products.at(-1)
  const after = await everyPage('limit=60', async () => {
    await perform('delete-product', { itemId: last?.id })
  })
  expect(after.flatMap(titlesOf)).toEqual(before)
})

test('a place that is none of the list begins it anew', async () => {
  const beginning = titlesOf(await listed(''))
  for (const after of ['nonsense', '~~', 'a~b~c', '', '~1~']) {
    expect(titlesOf(await listed(`?after=${after}`)), after).toEqual(beginning)
  }
})

test('who has nothing to do with products does not read them', async () => {
  const viewer = await shop.person('viewer@fern.example', [Role.viewer])
  expect((await viewer.get(path())).status).toBe(403)
  expect((await shop.stranger().get(path())).status).toBe(401)
})

test('products are narrowed to a category, to what is sold out or nearly, and to what is on sale', async () => {
  const [known] = (await listed('')).products
  const collectionId = known?.body.collectionId ?? ''
  const variants = [
    {
      sku: 'LAMP-S',
      attributes: { Size: 'S' },
      priceCents: 1000,
      salePriceCents: 900,
      onSale: true,
    },
    { sku: 'LAMP-M', attributes: { Size: 'M' }, priceCents: 2000 },
  ]
  const product = { variantOptionOrdering: ['Size'], variants }
  const lamp = { collectionId, title: 'Paper lamp', visibility: 'live', categories: ['Light'] }
  const itemId = await perform('add-product', { ...lamp, product })
  const found = async (query: string) => titlesOf(await listed(`?limit=200&${query}`))
  const count = async (counted: number, seen: number): Promise<void> => {
    const [lamps] = (await listed('?category=Light')).products
    const to = `/api/editor/sites/${shop.siteId}/stock/${lamps?.body.product.variants[1]?.id}`
    const owner = await shop.owner()
    expect((await owner.write('POST', to, { counted, seen })).status).toBe(200)
  }
  expect(await found('category=Light')).toEqual(['Paper lamp'])
  expect(await found('category=Dark')).toEqual([])
  expect(await found('category=Light&stock=sold-out')).toEqual(['Paper lamp'])
  await count(3, 0)
  expect(await found('category=Light&stock=sold-out')).toEqual([])
  expect(await found('category=Light&stock=few-left&search=paper')).toEqual(['Paper lamp'])
  await count(300, 3)
  expect(await found('category=Light&stock=few-left')).toEqual([])
  expect(await found('category=Light&stock=on-sale&state=published')).toEqual(['Paper lamp'])
  await perform('set-prices-of-products', { itemIds: [itemId], change: { kind: 'end-sale' } })
  expect(await found('category=Light&stock=on-sale')).toEqual([])
  const publishOn = shop.time.now + 3_600_000
  await perform('set-product-states', { itemIds: [itemId], state: 'scheduled', publishOn })
  expect((await listed('?state=scheduled')).products.map(({ state }) => state)).toEqual([
    'scheduled',
  ])
  await count(0, 300)
  expect(await found('category=Light&stock=sold-out')).toEqual(['Paper lamp'])
  await perform('edit-product', {
    itemId,
    set: { productType: ProductType.paywall },
    seen: { productType: ProductType.physical },
  })
  expect(
    await found('category=Light&stock=sold-out'),
    'what is not counted never sells out',
  ).toEqual([])
  expect((await editor.get(path('?stock=none'))).status).toBe(400)
  await perform('delete-products', { itemIds: [itemId] })
})
