import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Visitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { callAsOwner, giveCookies } from './call-as-owner.ts'
import { frameOf, openForEditing, pressInFrame } from './in-frame.ts'
import { accessibilityViolations, openBrowser, roomyWindow, takePictures } from './open-browser.ts'

/** Answers for every provider that the server asks. */
let stand: Server
let owner: Visitor
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
  stand = createServer(({ url = '' }, response) => {
    const video = { title: 'Slip in slow motion', width: 900, height: 1600 }
    const ofBasicAccount = { title: 'Mine', account_type: 'basic' }
    response.end(JSON.stringify(url.startsWith('/vimeo.com/') ? ofBasicAccount : video))
  })
  await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve))
  const { port } = stand.address() as AddressInfo
  product = await startProduct({ PROVIDER_LOOKUPS: `http://127.0.0.1:${port}` })
  browser = await openBrowser()
  const calls = await callAsOwner(product)
  owner = calls.owner
  await calls.fillPage('/about', [
    { id: 'm', type: 4, value: { location } },
    { id: 'e', type: 22, value: { embed } },
    { id: 'f', type: 32, value: { embed: { ...embed, title: 'One day at the works '.repeat(9) } } },
  ])
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
  stand?.close()
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
  await expect.poll(() => [...asked]).toEqual(['tile.openstreetmap.org'])
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

test('a title of many lines leaves the button that plays in sight on a phone', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  const film = page.locator('#block-f .sqs-video-opener')
  const card = await film.boundingBox()
  const words = await film.locator('.sqs-video-title > span').first().boundingBox()
  const button = await film
    .locator('.sqs-video-play')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element, '::before').inlineSize))
  if (card === null || words === null) throw new Error('there is no film')
  expect(words.y).toBeGreaterThanOrEqual(card.y + card.height / 2 + button / 2)
})

test('the owner types an address, and what the provider calls it comes by itself', async () => {
  const context = await browser.newContext(roomyWindow)
  await giveCookies(context, owner, product)
  const editor = await context.newPage()
  await openForEditing(editor, product.editor, '/about')
  await pressInFrame(editor, frameOf(editor).locator('#block-e'))
  const address = editor.getByRole('textbox', { name: 'Address', exact: true })
  const title = editor.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('')
  await title.press('Enter')
  await address.fill('https://vimeo.com/76979871')
  await address.press('Enter')
  await editor
    .getByText(
      'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    )
    .waitFor()
  expect(await address.inputValue()).toBe('https://vimeo.com/76979871')
  expect(await accessibilityViolations(editor)).toEqual([])
  await takePictures(editor, 'basic-account')
  await address.fill('https://youtu.be/9bZkp7q19f0')
  await address.press('Enter')
  await expect.poll(() => title.inputValue()).toBe('Slip in slow motion')
  await editor.getByText('177.78').or(editor.getByText('Upright 9:16')).first().waitFor()
  const card = frameOf(editor).locator('#block-e')
  await expect.poll(() => card.innerText()).toContain('Slip in slow motion')
  await context.close()
})
