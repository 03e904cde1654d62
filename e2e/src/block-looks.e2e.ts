import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { uploadFile } from '@vitrine/server/testing/upload-file.ts'
import { newId } from './ask-server.ts'
import { callAsOwner, untilVisitorsSee, type OwnerCalls } from './call-as-owner.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  openBrowser,
  pictureFolder,
  watchForTrouble,
  widths,
  type Trouble,
} from './open-browser.ts'
import { sampleBlocks, sampleWords, type Sample, type SampleSite } from './sample-blocks.ts'

let product: Product
let calls: OwnerCalls
let site: SampleSite
let layoutId: string
let browser: Browser
let page: Page
let trouble: Trouble

const roles = ['ground', 'field', 'surface', 'text', 'quiet', 'line', 'accent', 'accent-deep']
const themeOf = (id: string, ...colors: readonly string[]) => {
  return { id, title: id, roles: Object.fromEntries(roles.map((role, at) => [role, colors[at]])) }
}
const themes = [
  themeOf('sand', '#f6efe2', '#fffaf0', '#e5d8bf', '#2a2017', '#66574a', '#cdbda3', '#8f3b1b'),
  themeOf('night', '#10161f', '#1b2430', '#26313f', '#eef2f6', '#aab6c4', '#3a4757', '#ffc861'),
].map(({ roles: named, ...theme }) => ({
  ...theme,
  roles: { ...named, 'accent-deep': theme.id === 'sand' ? '#6e2a10' : '#ffe0a3' },
}))

beforeAll(async () => {
  product = await startProduct()
  calls = await callAsOwner(product)
  site = await readSite()
  browser = await openBrowser()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  trouble = watchForTrouble(context)
  // nobody outside is called by a test either
  await context.route(/^https:/, (route) => route.abort())
  page = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

async function readSite(): Promise<SampleSite> {
  const shop = createVisitor(product.port, 'shop.localhost')
  type Answer = {
    collection: { id: string }
    items: { id: string; mainImage: { id: string } }[]
  }
  const read = async (path: string) => (await shop.get(`${path}?format=json`)).json<Answer>()
  const [sold, journal, about] = await Promise.all(['/shop', '/journal', '/about'].map(read))
  const ids = new Map([
    ['shop', sold?.collection.id],
    ['journal', journal?.collection.id],
  ])
  layoutId = `page-${about?.collection.id}`
  const sent = await uploadFile(
    { port: product.port, who: calls.owner },
    `${calls.site}/assets?accept=audio`,
    { filename: 'kiln.mp3', bytes: Buffer.from('ID3\x04') },
  )
  return {
    pictures: [...(journal?.items ?? []), ...(sold?.items ?? [])].map((one) => one.mainImage.id),
    audio: sent.json<{ assetId: string }>().assetId,
    product: sold?.items[0]?.id ?? '',
    pageId: (urlId) => ids.get(urlId) ?? '',
  }
}

/** The page has these blocks alone: as wide as it is, or so many beside each other. */
async function fill(samples: readonly Sample[], perRow: number): Promise<void> {
  const rows = Array.from({ length: Math.ceil(samples.length / perRow) }, (_, row) => {
    const own = samples.slice(row * perRow, (row + 1) * perRow)
    const columns = own.map((sample, column) => ({
      span: 12 / own.length,
      blocks: [{ id: `b${row}-${column}`, ...sample }],
      rows: [],
    }))
    return { columns }
  })
  await calls.act('save-layout', { layoutId, layout: { columns: 12, rows } })
}

async function firstSlice(slideId: string): Promise<string> {
  const { text } = await calls.owner.get(`${calls.site}/documents/layout/${slideId}`)
  return /"id":"(\w+)","type":/.exec(text)?.[1] ?? ''
}

async function choose(theme: (typeof themes)[number]): Promise<void> {
  await calls.act('set-style', {
    set: { 'colors.themes': themes, 'colors.activeThemeId': theme.id },
  })
}

/** Stores a picture at each width, and looks for what a program can see. */
async function look(name: string, direction = 'ltr', path = '/about'): Promise<void> {
  await untilVisitorsSee()
  await page.goto(`${product.shop}${path}`)
  // as a template says that is made for such a language
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
  mkdirSync(pictureFolder, { recursive: true })
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 })
    await showAll()
    const path = join(pictureFolder, `look-${name}-${device}.png`)
    await page.screenshot({ path, fullPage: true })
    expect.soft(await fitsItsWidth(page), `${name} ${device}`).toBe(true)
  }
  expect.soft(await accessibilityViolations(page), name).toEqual([])
  expect.soft(await squeezed(), name).toEqual([])
}

/** What has no room, or too much of it, without reaching out of the page. */
function squeezed(): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    const narrow = boxes('.track-title, .summary-title, .image-title').filter(
      (box) => box.width < 80,
    )
    const gaps = [...document.querySelectorAll('.summary-thumbnail')].filter(
      (one) => one.clientHeight > (one.firstElementChild?.clientHeight ?? 0) + 1,
    )
    return [
      ...narrow.map(({ width }) => `words in ${width} px`),
      ...gaps.map(() => 'a gap below a picture'),
    ]
  })
}

/** What waits until it comes near is brought near once. */
async function showAll(): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

/** The number of a picture among the parts of a slide. */
const imageSlice = 1904

const groups = ['words', 'pictures', 'media', 'galleries', 'summaries', 'lists', 'figures']

describe.each(themes)('on the ground of $id', (theme) => {
  it.each(groups)('%s look well', async (group) => {
    await choose(theme)
    await fill(sampleBlocks(site, sampleWords.plain)[group] ?? [], 1)
    await look(`${group}-${theme.id}`)
  })

  it.each(groups)('%s look well in columns', async (group) => {
    await choose(theme)
    await fill(sampleBlocks(site, sampleWords.plain)[group] ?? [], 3)
    await look(`${group}-columns-${theme.id}`)
  })
})

describe('captions on a slide', () => {
  it.each(['#143352', '#f2e6d0'])('read well on the ground %s', async (color) => {
    const collectionId = newId()
    const slide = { layoutId: `page-${collectionId}` }
    const title = `Slide ${color.slice(1)}`
    await calls.act('add-page', { title, collectionId, typeName: 'splash-page' })
    await calls.act('set-slide-layout', { ...slide, set: { color } })
    await calls.act('insert-blocks', {
      ...slide,
      place: { at: 'after', blockId: await firstSlice(slide.layoutId) },
      ids: Array.from({ length: 5 }, (_, at) => `${at}`.padStart(24, 'b')),
      blocks: [
        {
          id: newId(),
          type: imageSlice,
          value: { image: site.pictures[0], description: 'Fired twice' },
        },
      ],
    })
    await look(`caption-on-${color.slice(1)}`, 'ltr', `/slide-${color.slice(1)}`)
  })
})

describe('words as long as there are', () => {
  it.each(groups)('%s keep them in', async (group) => {
    await fill(sampleBlocks(site, sampleWords.long)[group] ?? [], 1)
    await look(`${group}-long`)
  })
})

describe('a language that is read from the right', () => {
  it.each(groups)('%s stand the other way round', async (group) => {
    await calls.act('set-site-details', { set: { language: 'ar' } })
    await fill(sampleBlocks(site, sampleWords.arabic)[group] ?? [], 1)
    await look(`${group}-arabic`, 'rtl')
  })
})

it('nothing broke meanwhile', () => {
  expect(trouble.messages).toEqual([])
})
