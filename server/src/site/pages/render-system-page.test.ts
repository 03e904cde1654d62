import { afterAll, beforeAll, expect, test } from 'vitest'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { renderSystemPage, type SystemPage } from './render-system-page.ts'
import { openTestSite, pageRequest, type TestSite } from './testing/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.writeTemplate({
    'site.region':
      '<!doctype html><html lang="en"><head>{squarespace-headers}</head><body>' +
      '<script src="/scripts/owner.js"></script>{squarespace.main-content}{squarespace-footers}</body></html>',
    'blocks/cart.block': '<h1>My own cart of {shoppingCart.totalQuantity}</h1>',
  })
})
afterAll(() => site.close())

const cart: SystemPage = {
  pageType: PageType.cart,
  title: 'Cart',
  main: { name: 'cart', markup: '<h1>Cart of {shoppingCart.totalQuantity}</h1>' },
  frame: 'site',
  data: { shoppingCart: { totalQuantity: 3 } },
}

async function render(page: SystemPage, search = '', ownerScripts = true) {
  const at = { ...site, site: { ...site.site, ownerScripts } }
  const request = { ...pageRequest('/cart', {}, at), search }
  const reply = await renderSystemPage(site.context, request, page)
  if (!('bytes' in reply)) throw new Error('expected a page')
  return { ...reply, html: Buffer.from(reply.bytes).toString() }
}

test("the cart stands in the template's regions, and the owner's block stands in for ours", async () => {
  const { html, headers, cookies } = await render(cart)
  expect(html).toContain('<h1>My own cart of 3</h1>')
  expect(html).toContain('/scripts/owner.js')
  expect(html).toContain('"pageType":200')
  expect(headers?.['cache-control']).toBeUndefined()
  expect(headers?.['cross-origin-opener-policy']).toBeUndefined()
  expect(cookies?.map(({ cookie }) => cookie)).toEqual(['crumb'])
})

test("the checkout has the platform's own frame: no owner script, no owner markup, a nonce for ours", async () => {
  const { html, headers } = await render({
    ...cart,
    pageType: PageType.checkout,
    frame: 'platform',
  })
  expect(html).toContain('<h1>Cart of 3</h1>')
  expect(html).not.toContain('owner.js')
  expect(html).toContain('platform-page')
  expect(headers?.['cross-origin-opener-policy']).toBe('same-origin')
  // an order's address opens it
  expect(headers?.['referrer-policy']).toBe('strict-origin')
  const nonce = /script-src 'nonce-([\w-]+)'/.exec(headers?.['content-security-policy'] ?? '')?.[1]
  const scripts = html.match(/<script[^>]*>/g) ?? []
  const inline = scripts.filter((script) => !script.includes('ld+json'))
  expect(inline.every((script) => script.includes(`nonce="${nonce}"`))).toBe(true)
})

test("on a bare address no script of the owner's runs on the cart either, only ours", async () => {
  const { html, headers } = await render(cart, '', false)
  const policy = headers?.['content-security-policy'] ?? ''
  const nonce = /script-src 'nonce-([\w-]+)' 'strict-dynamic'/.exec(policy)?.[1]
  expect(html).toContain(`<script nonce="${nonce}">Static=`)
  expect(html).toContain('<script src="/scripts/owner.js">')
})

test('finished HTML is put in the middle as it is', async () => {
  const { html } = await render({ ...cart, main: { html: '<p>{title} stays</p>' }, status: 404 })
  expect(html).toContain('<p>{title} stays</p>')
})

test.each(['json', 'json-pretty', 'page-context'])(
  'with format=%s the context is printed that templates see, with the status of the page',
  async (format) => {
    for (const frame of ['site', 'platform'] as const) {
      const page = await render({ ...cart, frame, status: 404 }, `format=${format}`)
      expect([page.status, page.contentType]).toEqual([404, 'application/json; charset=utf-8'])
      expect(JSON.parse(page.html)).toMatchObject({
        website: { siteTitle: expect.any(String) },
        shoppingCart: { totalQuantity: 3 },
      })
    }
  },
)
