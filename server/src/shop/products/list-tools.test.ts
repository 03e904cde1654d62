import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductsReply } from '@vitrine/rules/shop/products/products-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { up } from '../../ground/db/migrations/0043-listings.ts'
import { openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let editor: Visitor
let shopId = ''
const variantIds = new Map<string, string>()

beforeAll(async () => {
  shop = await openShop()
  editor = await shop.person('editor@fern.example', [Role.editor])
  const [known] = (await products()).products
  shopId = known?.body.collectionId ?? ''
  await addCup('Amber cup', { Red: 4000, Blue: 900 })
  await addCup('Basalt cup', { Blue: 2500 })
  await addCup('Clay cup', { Red: 1500, Green: 1500 })
  await addCup('Draft cup', { Violet: 100 }, 'draft')
  for (const { body } of (await products()).products) {
    for (const { id, sku } of body.product?.variants ?? []) variantIds.set(sku, id)
  }
})
afterAll(() => shop.close())

async function products(): Promise<ProductsReply> {
  return (await editor.get(`/api/editor/sites/${shop.siteId}/products`)).json<ProductsReply>()
}

async function perform(action: string, input: object): Promise<number> {
  const path = `/api/editor/sites/${shop.siteId}/actions`
  const { status } = await editor.write('POST', path, { action, input })
  shop.time.now += 1500
  return status
}

function addCup(
  title: string,
  prices: Readonly<Record<string, number>>,
  visibility = 'live',
): Promise<number> {
  const variants = Object.entries(prices).map(([color, priceCents]) => ({
    sku: `${title} ${color}`,
    attributes: { Color: color },
    priceCents,
  }))
  const product = { variantOptionOrdering: ['Color'], variants }
  return perform('add-product', { collectionId: shopId, title, visibility, product })
}

async function stock(sku: string, delta: number): Promise<void> {
  const path = `/api/editor/sites/${shop.siteId}/stock/${variantIds.get(sku)}`
  const owner = await shop.owner()
  const { status } = await owner.write('POST', path, { delta })
  expect(status).toBe(200)
  shop.time.now += 1500
}

const setTools = (listTools: string | null) =>
  perform('set-list-tools', { collectionId: shopId, set: { listTools } })

async function shown(query: string): Promise<readonly string[]> {
  const { status, text } = await shop.visitor().get(`/shop${query}`)
  expect(status).toBe(200)
  const titles = [...text.matchAll(/class="product-list-title"><a href="[^"]*">([^<]+)</g)]
  return titles.map(([, title = '']) => title)
}

const cupsOf = async (query: string) =>
  (await shown(query)).filter((title) => title.endsWith(' cup')).map((title) => title[0])

test('a page whose owner offers nothing of it takes no choice of an address', async () => {
  const plain = await shown('')
  expect(await shown('?sort=price-low&option.Color=Red')).toEqual(plain)
  expect((await shop.visitor().get('/shop')).text).not.toContain('list-tools')
})

test('shoppers sort by price and by age, and only sort where there are no filters', async () => {
  expect(await setTools('sort')).toBe(200)
  expect(await cupsOf('?sort=price-low')).toEqual(['A', 'C', 'B'])
  expect(await cupsOf('?sort=price-high')).toEqual(['B', 'C', 'A'])
  expect(await cupsOf('?sort=newest')).toEqual(['C', 'B', 'A'])
  expect(await cupsOf('?sort=price-low&option.Color=Green')).toEqual(['A', 'C', 'B'])
  const { text } = await shop.visitor().get('/shop?sort=price-low')
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).toMatch(/sort=price-low#list-tools" rel="nofollow" aria-current="true"/)
  expect(text).not.toContain('list-tools-filter"')
})

test('a filter leaves what one and the same variant has, in the order that was chosen', async () => {
  expect(await setTools('sort-and-filter')).toBe(200)
  expect(await shown('?option.Color=Red')).toEqual(['Amber cup', 'Clay cup'])
  expect(await cupsOf('?option.Color=Red&option.Color=Blue&sort=price-high')).toEqual([
    'B',
    'C',
    'A',
  ])
  // it is blue that costs so little
  expect(await cupsOf('?option.Color=Red&price-to=20')).toEqual(['C'])
  expect(await cupsOf('?option.Color=Blue&price-from=9&price-to=9')).toEqual(['A'])
  const { text } = await shop.visitor().get('/shop?option.Color=Red&option.Color=Blue')
  expect(text).toContain('Products: 3')
  expect(text).toContain(
    'href="/shop?option.Color=Blue#list-tools" rel="nofollow" aria-label="Without Red"',
  )
  expect(text).not.toContain('Violet')
})

test('what is sold out is left out where somebody wants it in stock, variant by variant', async () => {
  await stock('Amber cup Blue', 2)
  await stock('Clay cup Green', 1)
  expect(await cupsOf('?in-stock=yes')).toEqual(['A', 'C'])
  expect(await cupsOf('?in-stock=yes&option.Color=Red')).toEqual([])
  const none = await shop.visitor().get('/shop?in-stock=yes&option.Color=Red')
  expect(none.text).toContain('No product fits what you chose.')
  await stock('Amber cup Red', 3)
  expect(await cupsOf('?in-stock=yes&option.Color=Red')).toEqual(['A'])
  await stock('Amber cup Red', -3)
  expect(await cupsOf('?in-stock=yes&option.Color=Red')).toEqual([])
})

test('amounts that nobody typed, which a form sends all the same, do not stay in the address', async () => {
  const sent = await shop.visitor().get('/shop?price-from=&option.Color=Red&price-to=')
  expect([sent.status, sent.headers.location]).toEqual([302, '/shop?option.Color=Red'])
  expect((await shop.visitor().get('/shop?price-to=')).headers.location).toBe('/shop')
})

test('an amount that is none limits nothing, and its field says so', async () => {
  const { text } = await shop.visitor().get('/shop?price-from=cheap&price-to=%00%F0%9F%98%80')
  expect(text).toContain('Please enter an amount such as 40.00.')
  expect(text.match(/aria-invalid/g)).toHaveLength(2)
  expect(await cupsOf('?price-from=cheap')).toEqual(['A', 'B', 'C'])
  for (const typed of ['$20', '20 USD', '20,00', '٢٠']) {
    expect(await cupsOf(`?price-to=${encodeURIComponent(typed)}`)).toEqual(['A', 'C'])
  }
})

test('pages of a choice follow each other without a gap, though many cost the same', async () => {
  for (let index = 0; index < 26; index++) await addCup(`Same ${index} cup`, { Grey: 700 })
  const seen: (string | undefined)[] = []
  let query = '?sort=price-high&option.Color=Grey&option.Color=Blue'
  let pages = 0
  for (; query !== ''; pages++) {
    seen.push(...(await shown(query)))
    const { pagination } = (await shop.visitor().get(`/shop${query}&format=json`)).json<{
      pagination: { nextPageUrl?: string }
    }>()
    query = pagination.nextPageUrl?.replaceAll('&amp;', '&').replace('/shop', '') ?? ''
  }
  expect(pages).toBe(2)
  expect(seen).toHaveLength(28)
  expect(new Set(seen).size).toBe(28)
  expect(seen.slice(0, 2)).toEqual(['Basalt cup', 'Amber cup'])
})

test('products that were stored before there were lists are listed like those written since', async () => {
  const { kysely } = shop.context.database
  const listed = async () => ({
    products: await kysely.selectFrom('product_listing').selectAll().orderBy('item_id').execute(),
    variants: await kysely
      .selectFrom('variant_listing')
      .selectAll()
      .orderBy('item_id')
      .orderBy('place')
      .execute(),
  })
  const written = await listed()
  expect(written.variants.length).toBeGreaterThan(30)
  await sql`drop table product_listing, variant_listing`.execute(kysely)
  await up(kysely as never)
  expect(await listed()).toEqual(written)
})

test('only pages of products have such tools', async () => {
  const about = await shop.context.database.kysely
    .selectFrom('document')
    .select('id')
    .where('kind', '=', 'collection')
    .where('id', '!=', shopId)
    .executeTakeFirstOrThrow()
  expect(
    await perform('set-list-tools', { collectionId: about.id, set: { listTools: 'sort' } }),
  ).toBe(409)
})
