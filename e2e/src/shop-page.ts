import type { BrowserContext, Locator, Page, Request } from 'playwright-core'

/** A visitor at a product of the starter shop, in the words of the page. */
export class ShopPage {
  readonly page: Page
  readonly shop: string

  constructor(page: Page, shop: string) {
    this.page = page
    this.shop = shop
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.shop + path, { waitUntil: 'load' })
  }

  async choose(option: string, value: string): Promise<void> {
    await this.page.getByLabel(`Select ${option}`).selectOption(value)
  }

  get quantity(): Locator {
    return this.page.getByRole('spinbutton', { name: 'Quantity' })
  }

  get button(): Locator {
    return this.page.locator('.sqs-add-to-cart-button')
  }

  get problem(): Locator {
    return this.page.locator('.vitrine-add-problem')
  }

  get pill(): Locator {
    return this.page.locator('.vitrine-cart-pill')
  }

  get mainPicture(): Locator {
    return this.page.locator('[data-product-main-image] img')
  }

  /** Presses the button and waits for the server's word. */
  async add(): Promise<void> {
    const reply = this.page.waitForResponse((one) => isAdd(one.request()))
    await this.button.click()
    await reply
  }
}

/** A product of the starter with two options, of which one combination is sold out. */
export const pendant = '/shop/slip-pendant'

export function isAdd(request: Request): boolean {
  return (
    request.method() === 'POST' && request.url().endsWith('/api/commerce/shopping-cart/entries')
  )
}

export function isCartRead(request: Request): boolean {
  return request.method() === 'GET' && request.url().includes('/api/commerce/shopping-cart')
}

/** Lets every page say of its shop what the owner would have set. */
export async function changeStoreSettings(
  context: BrowserContext,
  settings: Readonly<Record<string, boolean>>,
): Promise<void> {
  await context.addInitScript((changed) => {
    type Settings = { websiteSettings: { storeSettings: object } }
    let known: Settings | undefined
    const holder = {
      get SQUARESPACE_CONTEXT(): Settings | undefined {
        return known
      },
      set SQUARESPACE_CONTEXT(value: Settings | undefined) {
        if (value !== undefined) Object.assign(value.websiteSettings.storeSettings, changed)
        known = value
      },
    }
    Object.defineProperty(window, 'Static', { value: holder, writable: true })
  }, settings)
}
