import { chromium, type Frame, type Page } from 'playwright-core'
import type { Figure } from './measure/report.ts'
import { startProductUnderTest } from './product-under-test.ts'

const changes = 60
const shown = '.wordmark'

/** When something happened on any page of this machine: milliseconds since 1970, with fractions. */
type Clock = { readonly at: number[] }

/**
 * P14b: how long after a key on a colour's slider the page in the frame has painted it.
 * Editor and page are two origins, and so two processes; both read the machine's clock.
 */
export async function measureTweakToPaint(): Promise<Figure> {
  const under = await startProductUnderTest()
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  try {
    const editor = await browser.newPage({ viewport: { width: 1280, height: 860 } })
    await signIn(editor, under.product.signInLink)
    await editor.goto(`${under.product.editor}/config/sites/shop/pages`)
    const times = await timesOf(editor, await openStyle(editor))
    const middle = times.toSorted((one, other) => one - other)
    const median = middle[Math.floor(middle.length / 2)] ?? Number.NaN
    const slow = middle[Math.floor(middle.length * 0.95)] ?? Number.NaN
    return {
      id: 'P14b',
      job: 'a plain tweak, change to paint',
      value: median,
      unit: 'ms',
      floor: 50,
      goal: 16,
      better: 'lower',
      detail: `${times.length} of ${changes} changes; 95 % within ${slow.toFixed(0)} ms`,
    }
  } finally {
    await browser.close()
    await under.stop()
  }
}

async function signIn(editor: Page, link: string): Promise<void> {
  await editor.goto(link)
  await editor.waitForURL('**/config/password')
  await editor.getByLabel('New password').fill('a kiln of one’s own')
  await editor.getByRole('button', { name: 'Save password' }).click()
  await editor.getByRole('heading', { name: 'Sites' }).waitFor()
}

/** Opens a colour of the style panel, with the keys on its slider; the frame that shows it. */
async function openStyle(editor: Page): Promise<Frame> {
  await editor.getByText('Loading the page…').waitFor({ state: 'detached' })
  await editor.getByRole('button', { name: 'Style', exact: true }).click()
  const panel = editor.getByRole('region', { name: 'Style', exact: true })
  await panel.getByRole('button', { name: /^Enamel of buttons and links:/ }).click()
  await editor.getByRole('slider', { name: 'Hue' }).focus()
  const frame = editor.frames().find((one) => one.parentFrame() === editor.mainFrame())
  if (frame === undefined) throw new Error('the editor shows no page')
  return frame
}

/** Presses a key again and again, each time the last change is on the page, and pairs the two. */
async function timesOf(editor: Page, frame: Frame): Promise<number[]> {
  await editor.evaluate(() => {
    const clock: Clock = { at: [] }
    Object.assign(window, { pressed: clock })
    const note = (): unknown => clock.at.push(performance.timeOrigin + performance.now())
    addEventListener('keydown', note, { capture: true })
  })
  await frame.waitForSelector(shown)
  await frame.evaluate((selector) => {
    const clock: Clock = { at: [] }
    Object.assign(window, { painted: clock })
    const element = document.querySelector(selector)
    if (element === null) throw new Error(`no ${selector} on the page`)
    const color = (): string => getComputedStyle(element).backgroundColor
    let last = color()
    const look = (): void => {
      const now = color()
      if (now !== last) {
        // a task that is queued while a picture is made runs once it is painted
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => clock.at.push(performance.timeOrigin + performance.now())
        port2.postMessage(null)
      }
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, shown)
  const times: number[] = []
  for (let change = 0; change <= changes; change++) {
    await editor.keyboard.press('ArrowRight')
    const at = await painted(frame, change)
    const began = await editor.evaluate(
      (index) => (window as unknown as { pressed: Clock }).pressed.at[index],
      change,
    )
    // the first one has the sheet compiled with a property in its place
    if (change > 0 && began !== undefined) times.push(at - began)
  }
  return times
}

async function painted(frame: Frame, index: number): Promise<number> {
  const handle = await frame.waitForFunction(
    (at) => (window as unknown as { painted: Clock }).painted.at[at],
    index,
    { timeout: 20_000 },
  )
  const at = await handle.jsonValue()
  if (at === undefined) throw new Error('the page never changed')
  return at
}
