import type { FrameLocator, Locator, Page } from 'playwright-core'

type ScreenBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Where something of the page in the editor's frame is seen on the screen. The frame may be made
 * smaller by a transform, which the driver's own boxes of another origin leave out.
 */
export async function boxOnScreen(page: Page, inFrame: Locator): Promise<ScreenBox> {
  const box = await inFrame.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })
  const frame = await page
    .locator('iframe')
    .first()
    .evaluate((element: HTMLIFrameElement) => {
      const { left, top, width } = element.getBoundingClientRect()
      const scale = width / element.offsetWidth
      const { clientLeft, clientTop } = element
      return { left: left + clientLeft * scale, top: top + clientTop * scale, scale }
    })
  const { scale } = frame
  return {
    x: frame.left + box.x * scale,
    y: frame.top + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
}

/**
 * Where something is once it rests: on a full machine what moves it may come some frames later, so it
 * has to be seen there several times.
 */
export async function atRest<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  let last = await look()
  let looksAtRest = 0
  for (let waits = 0; waits < 40 && looksAtRest < 3; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 80))
    const next = await look()
    looksAtRest = JSON.stringify(next) === JSON.stringify(last) ? looksAtRest + 1 : 0
    last = next
  }
  return last
}

/** So long a person's finger stays down: frames are drawn meanwhile. */
export const pressMs = 80

/** Presses the middle of something of the page in the frame, as a person does who looks at it. */
export async function pressInFrame(page: Page, inFrame: Locator): Promise<void> {
  await page.locator('iframe:not([inert])').first().waitFor()
  await inFrame.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const { x, y, width, height } = await atRest(() => boxOnScreen(page, inFrame))
  await page.mouse.click(x + width / 2, y + height / 2, { delay: pressMs })
}

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe').first()

/** Opens a page of the shop in the editor, such as `/about`, until its blocks can be chosen. */
export async function openForEditing(page: Page, editor: string, path: string): Promise<void> {
  await page.goto(`${editor}/config/sites/shop/pages?path=${encodeURIComponent(path)}`)
  // the editor keeps keys and presses out of it until then
  await page.locator('iframe:not([inert])').first().waitFor()
  await frameOf(page).locator('.sqs-block[tabindex="0"]').first().waitFor()
}

/** Types of the blocks in reading order, such as `html image html`. */
export function typesOfBlocks(blocks: Locator): Promise<string> {
  return blocks.evaluateAll((all) =>
    all.map(({ className }) => /sqs-block-([a-z\d]+)/.exec(className)?.[1] ?? '').join(' '),
  )
}

/** A computed style inside the page. */
export function styleInFrame(page: Page, selector: string, property: string): Promise<string> {
  return frameOf(page)
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

/** How many pages the frame has loaded since it was asked to count. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('framenavigated', (one) => {
    if (one.parentFrame() !== null) loads++
  })
  return () => loads
}
