import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { callAsOwner, type OwnerCalls } from './call-as-owner.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  openBrowser,
  takePictures,
  watchForTrouble,
  type Trouble,
} from './open-browser.ts'

let product: Product
let fillPage: OwnerCalls['fillPage']
let pictures: readonly string[]
let browser: Browser
let context: BrowserContext
let page: Page
let trouble: Trouble
let asked: string[]

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  ;({ fillPage } = await callAsOwner(product))
  const shop = createVisitor(product.port, 'shop.localhost')
  const { items } = (await shop.get('/shop?format=json')).json<{
    items: { mainImage: { id: string } }[]
  }>()
  pictures = items.map(({ mainImage }) => mainImage.id)
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

beforeEach(() => openContext({}))

afterEach(async () => {
  expect(trouble.messages).toEqual([])
  await context.close()
})

async function openContext(options: Parameters<Browser['newContext']>[0]): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options })
  trouble = watchForTrouble(context)
  asked = []
  context.on('request', (request) => asked.push(request.url()))
  // nobody outside is called by a test either
  await context.route(/youtube|vimeo/, (route) => route.fulfill({ body: 'a player' }))
  page = await context.newPage()
}

async function instead(options: Parameters<Browser['newContext']>[0]): Promise<void> {
  await context.close()
  await openContext(options)
}

type Fields = Readonly<Record<string, unknown>>

function gallery(settings: Fields, count = 6): Fields {
  const all = Array.from({ length: count }, (_, place) => ({
    id: `p${place}`,
    image: pictures[place % pictures.length],
    title: `Picture ${place + 1}`,
    text: place === 0 ? 'Turned & fired <twice>' : '',
    link: { to: null, newWindow: false },
    video: { url: '', title: '', ratio: 56.25 },
  }))
  return { pictures: all, ...settings }
}

const galleryType = 8

/** The page holds these blocks alone, as soon as it has been stored. */
async function show(...blocks: readonly (readonly [type: number, value: Fields])[]): Promise<void> {
  await fillPage(
    '/about',
    blocks.map(([type, value], place) => ({ id: `g${place}`, type, value })),
  )
}

async function open(): Promise<void> {
  await page.goto(`${product.shop}/about`, { waitUntil: 'load' })
}

const container = (): Locator => page.locator('.sqs-gallery-container')
const active = (): Locator => page.locator('.sqs-active-slide')
const button = (name: string): Locator => page.getByRole('button', { name, exact: true })

/** The slide that stands in the row's middle. */
function shownSlide(): Promise<string | null> {
  return page.locator('.sqs-gallery').evaluate((row) => {
    const box = row.getBoundingClientRect()
    const middle = (box.left + box.right) / 2
    const slide = [...row.children].find((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left <= middle && right >= middle
    })
    return slide?.id ?? null
  })
}

/** Time goes on in steps until a slide is shown: it begins only once the browser saw the gallery. */
async function seenInTime(slide: string): Promise<void> {
  const look = async (): Promise<string | null> => {
    await page.clock.runFor(2500)
    return shownSlide()
  }
  await expect.poll(look, { interval: 300, timeout: 60_000 }).toBe(slide)
}

describe('a slideshow', () => {
  const slideshow = (settings: Fields = {}) =>
    show([galleryType, gallery({ design: 'slideshow', ...settings })])

  it('goes by its buttons, its thumbnails and keys, and from its end back to its beginning', async () => {
    await slideshow()
    await open()
    await button('Next picture').click()
    await expect.poll(shownSlide).toBe('slide-g0-2')
    await page.getByRole('link', { name: '6: Picture 6' }).click()
    await expect.poll(shownSlide).toBe('slide-g0-6')
    expect(await page.locator('.sqs-gallery-thumb[aria-current]').getAttribute('href')).toBe(
      '#slide-g0-6',
    )
    await button('Next picture').click()
    await expect.poll(shownSlide).toBe('slide-g0-1')
    await page.locator('.sqs-gallery').focus()
    await page.keyboard.press('End')
    await expect.poll(shownSlide).toBe('slide-g0-6')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(shownSlide).toBe('slide-g0-5')
    expect(new URL(page.url()).hash).toBe('')
    expect(await accessibilityViolations(page)).toEqual([])
  })

  it('goes on by itself after its seconds, and waits for who points at it or pauses it', async () => {
    await page.clock.install()
    // ten seconds, as a busy machine lets some pass between two steps
    await slideshow({ autoplay: true, 'autoplay-duration': 10 })
    await open()
    await button('Pause').waitFor()
    await container().scrollIntoViewIfNeeded()
    await seenInTime('slide-g0-2')
    await container().hover()
    await page.clock.runFor(30_000)
    expect(await shownSlide()).toBe('slide-g0-2')
    await page.mouse.move(2, 2)
    await seenInTime('slide-g0-3')
    await button('Pause').focus()
    await page.keyboard.press('Enter')
    expect(await button('Pause').getAttribute('aria-pressed')).toBe('true')
    await page.clock.runFor(30_000)
    expect(await shownSlide()).toBe('slide-g0-3')
  })

  it('stands still for who wishes little motion, until that person lets it go on', async () => {
    await instead({ reducedMotion: 'reduce' })
    await page.clock.install()
    await slideshow({ autoplay: true, 'autoplay-duration': 1 })
    await open()
    await button('Pause').waitFor()
    await page.clock.runFor(9000)
    expect(await shownSlide()).toBe('slide-g0-1')
    await button('Next picture').click()
    expect(await shownSlide()).toBe('slide-g0-2')
  })

  it('scrolls without script, and its thumbnails lead to its pictures', async () => {
    await instead({ javaScriptEnabled: false })
    await slideshow({ autoplay: true })
    await open()
    expect(await page.locator('.sqs-gallery-container button:visible').count()).toBe(0)
    await page.getByRole('link', { name: '3: Picture 3' }).click()
    const third = page.locator('#slide-g0-3 img')
    await expect.poll(async () => (await third.boundingBox())?.x).toBeLessThan(640)
    expect(asked.filter((one) => one.endsWith('.js'))).toEqual([])
  })

  it('goes the other way from right to left', async () => {
    await slideshow()
    await open()
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    await page.locator('.sqs-gallery').focus()
    await button('Next picture').click()
    await expect.poll(shownSlide).toBe('slide-g0-2')
  })

  it('of one picture has nothing to press', async () => {
    await show([galleryType, gallery({ design: 'slideshow', autoplay: true }, 1)])
    await open()
    expect(await container().locator('button,.sqs-gallery-thumbnails').count()).toBe(0)
  })
})

describe('a slider', () => {
  it('puts the picture that is shown where its owner wished, and rewinds', async () => {
    for (const [alignment, side] of [
      ['left', 'left'],
      ['right', 'right'],
    ] as const) {
      await show([galleryType, gallery({ design: 'slider', 'active-alignment': alignment })])
      await open()
      for (let step = 0; step < 3; step++) {
        await button('Next picture').click()
        await page.waitForTimeout(500)
      }
      const row = await page.locator('.sqs-gallery').boundingBox()
      const slide = await active().boundingBox()
      if (row === null || slide === null) throw new Error('nothing is shown')
      const edge = (box: typeof row): number => (side === 'left' ? box.x : box.x + box.width)
      expect(Math.abs(edge(row) - edge(slide))).toBeLessThan(3)
    }
  })
})

describe('the lightbox', () => {
  it('shows a gallery’s pictures with their words, by keys alone, and gives the focus back', async () => {
    await show([galleryType, gallery({ lightbox: true, 'square-thumbs': false })])
    await open()
    const opener = page.locator('.image-slide-anchor').nth(1)
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog.getByText('2 / 6').waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    await page.keyboard.press('ArrowLeft')
    await dialog.getByText('1 / 6').waitFor()
    expect(await dialog.getByText('Turned & fired <twice>').isVisible()).toBe(true)
    for (let press = 0; press < 7; press++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
        true,
      )
    }
    await page.waitForTimeout(400)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('closes by its button, by a press, by Enter and by Space, and not by a press beside it', async () => {
    await show([galleryType, gallery({ lightbox: true, lightboxTheme: 'light' }, 2)])
    await open()
    const dialog = page.getByRole('dialog')
    for (const close of [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Space'),
    ]) {
      await page.locator('.image-slide-anchor').first().click()
      await dialog.waitFor()
      await page.mouse.click(640, 850)
      expect(await dialog.isVisible()).toBe(true)
      await dialog.getByRole('button', { name: 'Close' }).focus()
      await close()
      await dialog.waitFor({ state: 'detached' })
    }
  })

  it('opens for a picture that its owner wished it for', async () => {
    await show([5, { image: pictures[0], isLightBox: true, description: 'From the loft' }])
    await open()
    await page.locator('[data-enlarge]').click()
    await page.getByRole('dialog').getByText('From the loft').waitFor()
    expect(await page.getByRole('dialog').getByRole('button').count()).toBe(1)
  })

  it('is a link to the picture where there is no script', async () => {
    await instead({ javaScriptEnabled: false })
    await show([galleryType, gallery({ lightbox: true })])
    await open()
    await page.locator('.image-slide-anchor').first().click()
    expect(page.url()).toMatch(/\/static\/images\/.*format=2500w$/)
  })
})

describe('a video', () => {
  it('calls nobody before somebody plays it', async () => {
    const embed = {
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      title: 'Turning',
      ratio: 56.25,
    }
    await show([32, { source: 'embed', embed, poster: pictures[0] }])
    await open()
    const outside = (): string[] => asked.filter((one) => !one.startsWith(product.shop))
    expect(outside()).toEqual([])
    expect(await accessibilityViolations(page)).toEqual([])
    await page.locator('[data-frame]').click()
    await page.locator('iframe').waitFor()
    const player = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'
    await expect.poll(outside).toEqual([player])
  })
})

it('all designs fit the widths of all screens, with many pictures', async () => {
  for (const design of ['grid', 'slideshow', 'slider', 'stacked']) {
    await show([galleryType, gallery({ design, 'show-meta-basic': true, autoplay: true }, 50)])
    await open()
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await fitsItsWidth(page), `${design} at ${width}`).toBe(true)
    }
    expect(await accessibilityViolations(page)).toEqual([])
    await takePictures(page, `gallery-${design}`)
  }
})

it('a page without any of it fetches none of its script', async () => {
  await page.goto(`${product.shop}/journal`, { waitUntil: 'load' })
  await page.waitForTimeout(300)
  expect(asked.filter((one) => one.includes('start-blocks'))).toEqual([])
})
