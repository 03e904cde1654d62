import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityViolations } from './open-browser.ts'
import { isAdd, type ShopPage } from './shop-page.ts'
import { everyShopVisit } from './shop-visits.ts'

let visitor: ShopPage
let page: Page

everyShopVisit(isAdd, (visit) => {
  ;({ visitor } = visit)
  page = visitor.page
})

const entries = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Nkemelu',
  line1: '12 Harbor Street',
  city: 'Harrow Point',
  postalCode: '04000',
} as const

async function toCheckout(width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await visitor.open('/shop/six-sample-tiles')
  await visitor.add()
  await visitor.open('/checkout')
}

async function send(): Promise<void> {
  await page.locator('.checkout-button').click()
  await page.waitForLoadState()
}

/** Pixels that are free between two elements, one of which stands below or beside the other. */
async function gapBetween(first: string, second: string): Promise<number> {
  const one = await page.locator(first).boundingBox()
  const other = await page.locator(second).boundingBox()
  if (one === null || other === null) throw new Error(`${first} or ${second} cannot be seen`)
  return Math.max(other.y - one.y - one.height, other.x - one.x - one.width)
}

describe.each([390, 1280])('on a window of %i pixels', (width) => {
  it('a refused checkout begins at its first wrong field, and the way back stands apart', async () => {
    await toCheckout(width)
    expect(await gapBetween('.checkout-button', '.checkout-back')).toBeGreaterThanOrEqual(16)
    await send()
    await expect.poll(() => page.title()).toMatch(/^Error: Checkout/)
    const focused = page.locator(':focus')
    expect(await focused.getAttribute('id')).toBe('checkout-email')
    expect(await accessibilityViolations(page)).toEqual([])
  })

  it('the parts of a confirmed order stand apart, and its country has its name', async () => {
    await toCheckout(width)
    for (const [name, value] of Object.entries(entries)) await page.fill(`#checkout-${name}`, value)
    await page.selectOption('#checkout-country', 'US')
    await send()
    expect(await page.locator('.order-address p').innerText()).toContain('United States')
    for (const [first, second] of [
      ['.checkout-title', '.order-intro'],
      ['.order-intro', '.checkout-summary'],
      ['.checkout-summary', '.order-address'],
      ['.order-columns', '.checkout-back'],
    ] as const) {
      expect(await gapBetween(first, second)).toBeGreaterThanOrEqual(16)
    }
    const heading = '.order-address h2'
    expect(await gapBetween(heading, '.order-address p')).toBeGreaterThanOrEqual(8)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  it('a search without a result says so below its box, not on it', async () => {
    await page.setViewportSize({ width, height: 844 })
    await visitor.open('/search?q=zzzz')
    expect(await gapBetween('.search-results form', '.search-results .empty')).toBeGreaterThan(16)
  })
})

it.each([390, 1280])(
  'at %i pixels a refused checkout shows its list from the beginning, with the focus in sight',
  async (width) => {
    await toCheckout(width)
    for (const wrong of [[], ['city'], ['postalCode']]) {
      for (const [name, value] of Object.entries(entries)) {
        await page.fill(`#checkout-${name}`, wrong.length > 0 && !wrong.includes(name) ? value : '')
      }
      await send()
      await page.locator('.checkout-problem').waitFor()
      await expect.poll(() => page.locator('.checkout-form[aria-busy]').count()).toBe(0)
      const seen = await page.evaluate(() => {
        const { top } = document.querySelector('.checkout-problem')!.getBoundingClientRect()
        const focused = document.activeElement!.getBoundingClientRect()
        return { top, focusTop: focused.top, height: innerHeight }
      })
      expect(seen.top).toBeGreaterThanOrEqual(0)
      expect(seen.top).toBeLessThan(seen.height)
      expect(seen.focusTop).toBeGreaterThanOrEqual(0)
      expect(seen.focusTop).toBeLessThan(seen.height)
    }
  },
)

describe('a script of the site', () => {
  it('cannot read a checkout that it opened', async () => {
    await visitor.open('/shop/six-sample-tiles')
    await visitor.add()
    const opening = page.context().waitForEvent('page')
    await page.evaluate(() => Object.assign(window, { opened: window.open('/checkout') }))
    const checkout = await opening
    await checkout.fill('#checkout-email', entries.email)
    const read = await page.evaluate(() => {
      const { opened } = window as unknown as { opened: Window | null }
      try {
        return opened?.document.querySelector('input')?.value ?? 'no window'
      } catch (error) {
        return `refused: ${(error as Error).name}`
      }
    })
    expect(read).toMatch(/^(?:refused: SecurityError|no window)$/)
    expect(await page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(
      true,
    )
    expect(await checkout.evaluate(() => window.opener)).toBeNull()
  })
})
