import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { callAsOwner } from './call-as-owner.ts'
import { accessibilityViolations, openBrowser } from './open-browser.ts'

let product: Product
let browser: Browser

const hostile = '<img src=x onerror="document.title=1"> A zinc lamp'

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const { act, fillPage } = await callAsOwner(product)
  const shop = createVisitor(product.port, 'shop.localhost')
  const journal = (await shop.get('/journal?format=json')).json<{
    collection: { id: string }
    items: { id: string }[]
  }>()
  await act('edit-item', { itemId: journal.items[0]?.id, set: { title: hostile }, seen: {} })
  await fillPage('/about', [
    { id: 's1', type: 33, value: {} },
    { id: 's2', type: 33, value: { collectionId: journal.collection.id, theme: 'dark' } },
    { id: 's3', type: 33, value: { searchPreview: false } },
  ])
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** The page with the searches, and the search of a number on it. */
async function openSearch(number: number, options = {}): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(`${product.shop}/about`, { waitUntil: 'load' })
  await page.locator(`#block-s${number} input[type="search"]`).focus()
  return page
}

test('what a search finds stands below it while somebody types, and arrows walk it', async () => {
  const page = await openSearch(1)
  await page.keyboard.type('lamp')
  const hits = page.locator('.sqs-search-hit')
  await hits.nth(4).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /^Results: \d+$/ })
    .waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  expect(await hits.first().evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await page.locator('.sqs-search-preview').first().waitFor({ state: 'hidden' })
  expect(await page.locator('#block-s1 input[type="search"]').inputValue()).toBe('lamp')
  await page.keyboard.type('s')
  await hits.first().click()
  await page.waitForURL('**/shop')
  await page.context().close()
})

test('a search of one page shows what is there alone, and words as they are', async () => {
  const page = await openSearch(2)
  await page.keyboard.type('zinc')
  const hit = page.locator('.sqs-search-hit')
  await hit.waitFor()
  expect(await hit.textContent()).toContain(hostile)
  expect(await page.locator('.sqs-search-preview img').count()).toBe(0)
  await page.keyboard.type('xyz')
  await page.locator('.sqs-search-none').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?f_collectionId=\w+&q=zincxyz$/)
  expect(await page.getByLabel('Only in Journal').isChecked()).toBe(true)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.context().close()
})

test('a search leads to what it finds without a script, and without a preview', async () => {
  const still = await openSearch(1, { javaScriptEnabled: false })
  await still.keyboard.type('lamp')
  await still.keyboard.press('Enter')
  await still.waitForURL(/\/search\?q=lamp$/)
  await still.context().close()
  const page = await openSearch(3)
  await page.keyboard.type('lamp')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=lamp$/)
  await page.context().close()
})
