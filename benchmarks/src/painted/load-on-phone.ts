import type { Browser, CDPSession } from 'playwright-core'

/** What a visitor sees of a page's loading: milliseconds, and a share of the window that moved. */
export type Painted = { readonly lcpMs: number; readonly cls: number; readonly tbtMs: number }

/** A phone of the middle (the window that Lighthouse 12 measures phones with). */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Lighthouse's "slow 4G" as a browser can throttle it: each request waits, each byte is counted. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

/** How long a page is watched after it has loaded: work that waits for idle time counts too. */
const settledMs = 2_000

/** Loads a page with an empty cache in a new profile, four times slowed down, and watches it. */
export async function loadOnPhone(browser: Browser, address: string): Promise<Painted> {
  const context = await browser.newContext({ ...phone, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(settledMs)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Painted }).seen)
    if (seen.lcpMs === 0) throw new Error(`${address} painted nothing`)
    return seen
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * Runs in the page before anything else: the last largest paint, the shifts without a visitor's
 * act, and of each task of more than 50 ms after the first paint what is over it
 * (web.dev/articles/vitals, web.dev/articles/tbt).
 */
function watch(): void {
  const seen = { lcpMs: 0, cls: 0, tbtMs: 0 }
  const painted = (): number =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
  Object.assign(globalThis, { seen })
  const each = (type: string, note: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    observer.observe({ type, buffered: true })
  }
  each('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime
  })
  each('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  each('longtask', (entry) => {
    const over = entry.startTime + Math.max(50, entry.duration)
    seen.tbtMs += Math.max(0, over - Math.max(entry.startTime + 50, painted()))
  })
}
