// npm run pictures: takes the README's pictures from the built product, in a new shop, and those of
// each starter. With names of starters behind it, theirs alone.
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool, SetupError } from './setup/project.mjs'

const window = { width: 1280, height: 800 }

await runTool(async () => {
  await ensureInstalled(projectFolder)
  await ensureBuilt(projectFolder)
  const { path: chromium, reason } = await ensureChromium(projectFolder)
  if (chromium === undefined) throw new SetupError(reason)
  const { startShop } = await import('./pictures/shop-process.mjs')
  const shop = await startShop(projectFolder)
  const wanted = process.argv.slice(2)
  try {
    await withBrowser(chromium, async (browser) => {
      if (wanted.length === 0) await takePictures(shop, browser)
      await takeStarters(shop, browser, wanted)
    })
  } finally {
    await shop.stop()
  }
})

async function withBrowser(executablePath, task) {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await task(browser)
  } finally {
    await browser.close()
  }
}

async function takeStarters(shop, browser, wanted) {
  const { takeStarterPictures } = await import('./pictures/take-starter-pictures.mjs')
  const folder = join(projectFolder, 'starter-sites')
  for (const starter of readdirSync(folder).toSorted()) {
    if (wanted.length > 0 && !wanted.includes(starter)) continue
    await takeStarterPictures(browser, await shop.addSite(starter), join(folder, starter))
    console.log(`starter-sites/${starter}: screenshots are taken.`)
  }
}

async function takePictures(shop, browser) {
  const { takePicture } = await import('./pictures/take-picture.mjs')
  const folder = join(projectFolder, 'docs', 'pictures')
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({ viewport: window })
  await page.goto(shop.shop, { waitUntil: 'networkidle' })
  await takePicture(page, join(folder, 'shop.png'))
  await page.goto(shop.signIn, { waitUntil: 'networkidle' })
  await page.waitForURL('**/config/password')
  await openPagesRoom(page, new URL(shop.signIn).origin)
  await takePicture(page, join(folder, 'editor.png'))
  await page.close()
  console.log('docs/pictures/shop.png and docs/pictures/editor.png are taken.')
}

/** The editor's heart: the pages of the site, and the site itself in its frame. */
async function openPagesRoom(page, editor) {
  const siteName = 'shop'
  await page.goto(`${editor}/config/sites/${siteName}/pages`, { waitUntil: 'networkidle' })
  const frame = page.frameLocator('iframe').first()
  await frame.locator('.sqs-block-html[tabindex]').first().waitFor()
  await frame.locator('img').first().waitFor()
  await page.waitForLoadState('networkidle')
}
