import type { Browser, BrowserContext, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { openBrowser, watchForTrouble } from './open-browser.ts'
import { ShopPage } from './shop-page.ts'

/** What each test has to itself. */
export type ShopVisit = {
  readonly product: Product
  readonly context: BrowserContext
  readonly visitor: ShopPage
  /** The requests of the visit that are of the sort that was asked for. */
  readonly requests: Request[]
}

/**
 * Starts the product once for a file, and for each of its tests a browser of somebody new, in which
 * nothing may go wrong unseen.
 * @param begin takes what a test has, before it runs
 */
export function everyShopVisit(
  isKept: (request: Request) => boolean,
  begin: (visit: ShopVisit) => void,
): void {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let trouble: { readonly messages: string[] }

  beforeAll(async () => {
    product = await startProduct()
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await product?.stop()
  })

  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    trouble = watchForTrouble(context)
    const requests: Request[] = []
    context.on('request', (request) => isKept(request) && requests.push(request))
    begin({
      product,
      context,
      visitor: new ShopPage(await context.newPage(), product.shop),
      requests,
    })
  })

  afterEach(async () => {
    expect(trouble.messages).toEqual([])
    await context.close()
  })
}
