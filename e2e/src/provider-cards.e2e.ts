import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { accessibilityViolations, openBrowser } from './open-browser.ts'

let product: Product
let browser: Browser
let page: Page
/** Hosts of others that the page has asked for something. */
let asked: Set<string>

const location = {
  addressTitle: 'The works',
  addressLine1: 'Kiln Lane 3',
  addressLine2: 'Amsterdam',
  addressCountry: '',
  mapLat: 52.3702,
  mapLng: 4.8952,
  mapZoom: 15,
  markerLat: null,
  markerLng: null,
}
const embed = { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'The firing', ratio: 56.25 }

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const owner = createVisitor(product.port, 'localhost')
  const token = new URL(product.signInLink).searchParams.get('token')
  await owner.write('POST', '/api/editor/sign-in-links/redeem', { token })
  const { sites } = (await owner.get('/api/editor/sites')).json<{ sites: { siteId: string }[] }>()
  const shop = createVisitor(product.port, 'shop.localhost')
  const about = (await shop.get('/about?format=json')).json<{ collection: { id: string } }>()
  const blocks = [
    { id: 'm', type: 4, value: { location } },
    { id: 'e', type: 22, value: { embed } },
  ]
  const layout = { columns: 12, rows: [{ columns: [{ span: 12, blocks, rows: [] }] }] }
  const path = `/api/editor/sites/${sites[0]?.siteId}/actions`
  const input = { layoutId: `page-${about.collection.id}`, layout }
  expect((await owner.write('POST', path, { action: 'save-layout', input })).status).toBe(200)
  // pages are checked against the site's revision once a second
  await new Promise((resolve) => setTimeout(resolve, 1100))
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

beforeEach(async () => {
  const context = await browser.newContext()
  asked = new Set()
  // nobody outside is called by a test either
  await context.route(/youtube|openstreetmap/, (route) => {
    asked.add(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: 'text/html', body: 'somebody else' })
  })
  page = await context.newPage()
  await page.goto(`${product.shop}/about`, { waitUntil: 'networkidle' })
})

afterEach(() => page.context().close())

test('a map is asked for once somebody wants it, and is moved and seen nearer by keys', async () => {
  expect([...asked]).toEqual([])
  await page.getByRole('link', { name: /^Show the map/ }).press('Enter')
  const map = page.getByRole('region', { name: 'Map: The works' })
  await map.waitFor()
  expect(await map.evaluate((stage) => stage === document.activeElement)).toBe(true)
  const tiles = map.locator('img')
  await tiles.first().waitFor({ state: 'attached' })
  expect([...asked]).toEqual(['tile.openstreetmap.org'])
  expect(await tiles.first().getAttribute('src')).toMatch(/\/15\/\d+\/\d+\.png$/)
  const pin = map.locator('.map-pin')
  const before = await pin.boundingBox()
  await page.keyboard.press('ArrowRight')
  expect((await pin.boundingBox())?.x).toBe((before?.x ?? 0) - 80)
  await map.getByRole('button', { name: 'Closer' }).click()
  expect(await tiles.first().getAttribute('src')).toMatch(/\/16\/\d+\/\d+\.png$/)
  expect(await accessibilityViolations(page)).toEqual([])
})

test('a film begins with the press that asks for it, and nobody is called before', async () => {
  expect([...asked]).toEqual([])
  await page.getByRole('link', { name: /The firing/ }).click()
  const player = page.locator('#block-e iframe')
  expect(await player.getAttribute('title')).toBe('The firing')
  expect(await player.getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  )
})
