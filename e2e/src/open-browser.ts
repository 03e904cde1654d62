import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type axeCore from 'axe-core'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

export const pictureFolder = fileURLToPath(new URL('../../test-output/pictures/', import.meta.url))

/** The widths at which every page of a journey is looked at. */
export const widths = { phone: 360, tablet: 768, desktop: 1280 } as const

/**
 * A window in which the editor shows a page at its full size. In a smaller one the page's frame is
 * made smaller, and a driver that knows nothing of that presses beside what it aims at.
 */
export const roomyWindow = { viewport: { width: 1800, height: 900 } } as const

/** A process goes through many files, and starting Chromium takes as long as some of their pages. */
let kept: Browser | undefined

/**
 * Opens the Chromium that the set-up found: one for all files of a process, of which `close` closes
 * what was opened in it, or one of its own where names are led.
 * @param own names that lead to this machine, as they will once their records are set
 */
export async function openBrowser(own: readonly string[] = []): Promise<Browser> {
  const { args, ...rest } = launching()
  if (own.length > 0) {
    const rules = own.map((name) => `MAP ${name} 127.0.0.1`).join(',')
    return chromium.launch({ ...rest, args: [...args, `--host-resolver-rules=${rules}`] })
  }
  if (kept?.isConnected() !== true) {
    const browser = await chromium.launch({ ...rest, args })
    browser.close = async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
    }
    kept = browser
  }
  return kept
}

function launching(): { executablePath: string; args: string[] } {
  return {
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  }
}

/** What went wrong in a page while a journey went on: nothing, or the journey fails. */
export type Trouble = { readonly messages: string[] }

export function watchForTrouble(context: BrowserContext): Trouble {
  const messages: string[] = []
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 500) messages.push(`${response.status()} ${response.url()}`)
  })
  // text that the editor's security policy did not let become markup
  context.on('console', (message) => {
    if (/\bTrusted(?:HTML|Script|Type)/.test(message.text())) messages.push(message.text())
  })
  return { messages }
}

/** Each page that is looked at is given all of it: the short form is less than half as long. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Rules of WCAG 2.2 A and AA that a page breaks, as readable lines; none is the expectation. The
 * source is evaluated rather than added as a script, which a content security policy would stop.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in window)
  if (!hasAxe) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    // what is still coming in is paler than it will be
    const moving = document.getAnimations().filter((one) => {
      return one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(moving.map((one) => one.finished))
    const { axe } = window as unknown as { axe: typeof axeCore }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    // the library's announcer speaks of elements that may be gone by now; it is never on the page
    const where = { include: [['html']], exclude: [['[data-live-announcer]']] }
    const { violations } = await axe.run(where, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [`${id}: ${help} at ${target.join(' ')} ${html.slice(0, 120)}`, failureSummary].join('\n'),
      ),
    )
  })
}

/** Pictures are for people to look at; a run that nobody watches is a minute shorter without them. */
const arePicturesTaken = process.env['VITRINE_LONG'] === '1' || process.env['PICTURES'] === '1'

/**
 * Stores the page at the three widths as test output, and leaves it at its first size; only in a long
 * run, and where `PICTURES=1` asks for them.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!arePicturesTaken) return
  mkdirSync(pictureFolder, { recursive: true })
  const before = page.viewportSize()
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: device === 'phone' ? 740 : 900 })
    await page.screenshot({ path: join(pictureFolder, `${name}-${device}.png`), fullPage: true })
  }
  if (before !== null) await page.setViewportSize(before)
}

const settleMs = 10_000

/** True when nothing on the page sticks out sideways, once a change of size has settled. */
export function fitsItsWidth(page: Page): Promise<boolean> {
  return settles(page, () => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth <= clientWidth + 1
  })
}

/** True when the page fits and no part of it scrolls sideways either. */
export function partsFitToo(page: Page): Promise<boolean> {
  return settles(page, () => {
    const fits = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth + 1
    const scrolls = (part: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) && !fits(part)
    return fits(document.documentElement) && ![...document.querySelectorAll('*')].some(scrolls)
  })
}

function settles(page: Page, condition: () => boolean): Promise<boolean> {
  return page.waitForFunction(condition, undefined, { timeout: settleMs }).then(
    () => true,
    () => false,
  )
}
