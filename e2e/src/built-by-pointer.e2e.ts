import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askServer, findPage, isHome, newId, type FoundPage } from './ask-server.ts'
import { atRest, boxOnScreen, frameOf, openForEditing } from './in-frame.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  takePictures,
  watchForTrouble,
  widths,
  type Trouble,
} from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'
import { fingerOf, mouseOf, type Point, type Pointer } from './pointers.ts'

const isLong = process.env['VITRINE_LONG'] === '1'
const timeout = isLong ? 600_000 : 300_000
/** What is put on the page first, and then dragged about. */
const movedTypes = ['Quote', 'Button', 'Search']

let opened: OpenEditor
let page: Page
let pointer: Pointer
let trouble: Trouble
let found: FoundPage

beforeAll(async () => {
  opened = await openEditor()
})
afterAll(async () => {
  await opened?.close()
})

type Device = {
  readonly name: keyof typeof widths
  readonly how: string
  readonly options: BrowserContextOptions
}
const touched = { hasTouch: true, isMobile: true }
const devices: readonly Device[] = [
  {
    name: 'phone',
    how: 'a finger',
    options: { viewport: { width: widths.phone, height: 740 }, ...touched },
  },
  {
    name: 'tablet',
    how: 'a finger',
    options: { viewport: { width: widths.tablet, height: 1024 }, ...touched },
  },
  {
    name: 'desktop',
    how: 'a mouse',
    options: { viewport: { width: widths.desktop, height: 860 } },
  },
]

const blocks = () => frameOf(page).locator('[data-type="page"] .sqs-block[tabindex]')
const blockOf = (name: string) =>
  frameOf(page).locator(`[data-type="page"] .sqs-block-${name}`).first()
const picker = () => page.getByRole('dialog', { name: 'Add a block' })
const closeSettings = () => page.getByRole('button', { name: 'Close settings' })

/** Opens the editor in a window of its own on a page of its own, which has one text. */
async function beginPage({ name, how, options }: Device): Promise<void> {
  const storageState = await opened.context.storageState()
  const context = await opened.browser.newContext({ ...options, storageState })
  trouble = watchForTrouble(context)
  page = await context.newPage()
  pointer = options.hasTouch === true ? await fingerOf(page) : mouseOf(page)
  const urlId = `by-${name}`
  const { act } = await findPage(opened.editor, isHome)
  await act('add-page', { collectionId: newId(), title: `By ${how}`, urlId })
  found = await findPage(opened.editor, (one) => one.urlId === urlId)
  await openForEditing(page, opened.product.editor, `/by-${name}`)
}

/** Where a part of the block is on the screen, once it stands in the middle of the frame and rests. */
async function pointOf(block: Locator, part: Point): Promise<Point> {
  await block.evaluate((element, y) => {
    const { top, height } = element.getBoundingClientRect()
    scrollBy({ top: top + height * y - innerHeight / 2, behavior: 'instant' })
  }, part.y)
  return atRest(async () => {
    const { x, y, width, height } = await boxOnScreen(page, block)
    return { x: x + width * part.x, y: y + height * part.y }
  })
}

/** The same without scrolling, for what has to be met while something is held. */
async function seenAt(block: Locator, part: Point): Promise<Point> {
  const { x, y, width, height } = await boxOnScreen(page, block)
  return { x: x + width * part.x, y: y + height * part.y }
}

/** Opens the picker below a block: a mouse by the “+” that it meets there, a finger by the menu. */
async function openPickerAfter(block: Locator): Promise<void> {
  if (pointer.isFinger) {
    await pointer.press(await pointOf(block, { x: 0.5, y: 0.5 }))
    await pointer.use(page.getByRole('button', { name: /^More for the/ }))
    await pointer.use(page.getByRole('menuitem', { name: 'Add a block after' }))
  } else {
    const { x, y } = await pointOf(block, { x: 0.5, y: 1 })
    await page.mouse.move(x, y - 4)
    await pointer.use(page.getByRole('button', { name: /^Add a block after/ }))
  }
  await picker().waitFor()
}

/** Everything that the picker offers, by ids. */
async function offered(): Promise<readonly string[]> {
  await openPickerAfter(blocks().last())
  const ids = await picker()
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-key') ?? ''))
  await page.keyboard.press('Escape')
  await picker().waitFor({ state: 'detached' })
  return ids
}

/** Puts an entry of the picker below the last block. */
async function add(option: (all: Locator) => Locator): Promise<void> {
  const count = await blocks().count()
  await openPickerAfter(blocks().last())
  await pointer.use(option(picker().getByRole('option')))
  await picker().waitFor({ state: 'detached' })
  await expect.poll(() => blocks().count()).toBe(count + 1)
  // it is chosen, whatever had the keys before
  await expect.poll(() => blocks().last().getAttribute('tabindex')).toBe('0')
  // a new text has the caret, anything else its settings, and no text the caret any more
  const isText = (await blocks().last().getAttribute('class'))?.includes('sqs-block-html') === true
  if (isText) return frameOf(page).locator('[contenteditable="true"]').last().waitFor()
  expect(await frameOf(page).locator('[contenteditable="true"]').count()).toBe(0)
  await pointer.use(closeSettings())
  await closeSettings().waitFor({ state: 'detached' })
}

/** Takes a block by its handle. @returns where the handle is held */
async function take(name: string, title: string): Promise<Point> {
  await pointer.press(await pointOf(blockOf(name), { x: 0.5, y: 0.5 }))
  const handle = page.getByRole('button', { name: `Move the ${title} block` })
  await handle.waitFor()
  if ((await closeSettings().count()) > 0) await pointer.use(closeSettings())
  return atRest(async () => {
    const box = await handle.boundingBox()
    return { x: (box?.x ?? 0) + 14, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  })
}

type Drop = { readonly to: string; readonly part: Point; readonly words: RegExp }
const upperHalf = { x: 0.5, y: 0.25 }
const lowerHalf = { x: 0.5, y: 0.75 }
const rightEdge = { x: 0.97, y: 0.5 }
const lowerRight = { x: 0.97, y: 0.75 }

/** Drags a block to a part of another one in sight, which is said before and after it is let go. */
async function dragTo(name: string, title: string, { to, part, words }: Drop): Promise<void> {
  const from = await take(name, title)
  const { x, y } = await seenAt(blockOf(to), part)
  await pointer.drag(from, { x: x + 6, y: y - 3 }, { x, y })
  await expect.poll(() => spokenAt(to, part, words)).toMatch(words)
  await pointer.lift()
  await expect.poll(spoken).toContain('moved.')
  expect(await spoken()).toMatch(words)
}

/** What is said by now; a page that has moved beneath what is held is aimed at once more. */
async function spokenAt(to: string, part: Point, words: RegExp): Promise<string | null> {
  const said = await spoken()
  if (said === null || !words.test(said)) await pointer.goOn(await seenAt(blockOf(to), part))
  return spoken()
}

const spoken = () => page.locator('[aria-live="polite"]').first().textContent()
const undo = () => pointer.use(page.getByRole('button', { name: /^Undo/ }).first())

/** The page's rows as their columns' blocks, such as `html | quote, button`. */
function arrangement(): Promise<string> {
  return blocks().evaluateAll((all) => {
    let column: Element | null = null
    let row: Element | null = null
    let words = ''
    for (const block of all) {
      const name = /sqs-block-([\w-]+)/.exec(block.className)?.[1] ?? ''
      const ownColumn = block.closest('[data-column-id]')
      const ownRow = block.closest('[data-row-id]')
      words += words === '' ? '' : ownColumn === column ? ' ' : ownRow === row ? ' | ' : ' / '
      words += name
      column = ownColumn
      row = ownRow
    }
    return words
  })
}

const shown = () => blocks().evaluateAll((all) => all.map(({ id }) => id.replace(/^block-/, '')))

/** The same blocks as the server has them. */
async function stored(): Promise<readonly string[]> {
  const path = `${found.site}/documents/layout/${found.draftId}`
  const { body } = await askServer<{ body: object }>(opened.editor, 'GET', path)
  return [...JSON.stringify(body).matchAll(/"id":"(\w+)","type":/g)].map(([, id = '']) => id)
}

/** What is shown is what is stored, and nothing is on its way. */
async function settled(): Promise<void> {
  const mark = page.locator('output[data-status="saved"]').first()
  const isSame = async () =>
    (await mark.isVisible()) && (await stored()).join() === (await shown()).join()
  await expect.poll(isSame).toBe(true)
}

const spans = () =>
  blockOf('button').evaluate((block) =>
    [...(block.closest('[data-row-id]')?.children ?? [])].map(({ className }) =>
      Number(/span-(\d+)/.exec(className)?.[1]),
    ),
  )

/** Moves the border of the button's column to the right. */
async function widen(): Promise<void> {
  await pointer.press(await pointOf(blockOf('button'), { x: 0.5, y: 0.5 }))
  const grip = page.getByRole('slider', { name: 'Width of column 1 of 2' })
  await grip.waitFor()
  if ((await closeSettings().count()) > 0) await pointer.use(closeSettings())
  const from = await atRest(async () => {
    const box = await grip.boundingBox()
    return { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  })
  const { width } = await boxOnScreen(page, blockOf('html'))
  await pointer.drag(from, { x: from.x + width / 6, y: from.y })
  await expect.poll(() => grip.getAttribute('aria-valuetext')).toBe('8 of 12')
  await pointer.lift()
}

/** Puts blocks above, below and, where there is room, beside others. @returns each arrangement */
async function dragAbout(hasSides: boolean): Promise<readonly string[]> {
  const [begun, above, beside] = [
    'html quote button search',
    'html search quote button',
    hasSides ? 'html / button | quote / search' : 'html button quote search',
  ]
  await dragTo('search', 'Search', { to: 'quote', part: upperHalf, words: /Before Quote/ })
  await expect.poll(arrangement).toBe(above)
  await dragTo('search', 'Search', { to: 'button', part: lowerHalf, words: /After Button/ })
  await expect.poll(arrangement).toBe(begun)
  const words = hasSides ? /In a new column right of Button/ : /After Button|Before Search/
  await dragTo('quote', 'Quote', { to: 'button', part: hasSides ? rightEdge : lowerRight, words })
  await expect.poll(arrangement).toBe(beside)
  return [begun, above, begun]
}

/** Makes the first of two columns wider by its grip, and takes it back. */
async function resize(): Promise<void> {
  expect(await spans()).toEqual([6, 6])
  await widen()
  await expect.poll(spans).toEqual([8, 4])
  await undo()
  await expect.poll(spans).toEqual([6, 6])
}

/** Adds everything that the picker offers, beside what is there already. */
async function addEverything(): Promise<number> {
  const ids = await offered()
  for (const id of ids) await add((all) => all.and(page.locator(`[data-key="${id}"]`)))
  return ids.length
}

/** All types, and what a short run leaves to other journeys. */
async function goOnWithEverything({ name }: Device): Promise<void> {
  expect(await addEverything()).toBeGreaterThan(35)
  await settled()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await fitsItsWidth(page)).toBe(true)
  await takePictures(page, `built-on-${name}`)
  const built = await shown()
  await page.reload()
  await blocks().first().waitFor()
  expect(await shown()).toEqual(built)
}

describe.each(devices)('with $how on a $name', (device) => {
  it(
    'an owner builds a page of blocks, arranges it and takes back what was wrong',
    { timeout },
    async () => {
      await beginPage(device)
      for (const title of movedTypes) {
        await add((all) => all.filter({ hasText: new RegExp(`^${title}$`) }).first())
      }
      const hasSides = device.name !== 'phone'
      const arrangements = await dragAbout(hasSides)
      if (hasSides) await resize()
      for (const before of arrangements.toReversed()) {
        await undo()
        await expect.poll(arrangement).toBe(before)
      }
      await settled()
      expect(await fitsItsWidth(page)).toBe(true)
      if (isLong) await goOnWithEverything(device)
      expect(trouble.messages).toEqual([])
    },
  )
})
