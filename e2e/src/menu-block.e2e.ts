import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { callAsOwner } from './call-as-owner.ts'
import { accessibilityViolations, openBrowser } from './open-browser.ts'

let product: Product
let browser: Browser

const menu = (title: string, dish: string) => ({
  id: title,
  title,
  description: '',
  sections: [
    {
      id: 's',
      title: 'Of the day',
      description: '',
      items: [{ id: 'd', title: dish, description: '', price: '12' }],
    },
  ],
})

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const { fillPage } = await callAsOwner(product)
  const value = { menus: [menu('Dinner', 'Roast trout'), menu('Wine', 'Nebbiolo')] }
  await fillPage('/about', [{ id: 'm', type: 18, value }])
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

async function open(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled })
  const page = await context.newPage()
  await page.goto(`${product.shop}/about`)
  return page
}

test('a visitor walks the menus of a kitchen by keys, and without a script reads them all', async () => {
  const page = await open(true)
  await page.locator('#block-m').scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'Dinner', selected: true }).focus()
  expect(await page.getByText('Nebbiolo').isVisible()).toBe(false)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Wine' }).getByText('Nebbiolo').waitFor()
  expect(await page.getByText('Roast trout').isVisible()).toBe(false)
  expect(await accessibilityViolations(page)).toEqual([])

  const plain = await open(false)
  expect(await plain.getByRole('tab').count()).toBe(0)
  expect(await plain.getByText('Roast trout').isVisible()).toBe(true)
  expect(await plain.getByText('Nebbiolo').isVisible()).toBe(true)
})
