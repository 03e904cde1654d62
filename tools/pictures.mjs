// npm run pictures: takes the README's pictures from the built product, in a new shop.
import { mkdirSync } from 'node:fs'
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
  try {
    await takePictures(shop, chromium)
  } finally {
    await shop.stop()
  }
})

async function takePictures(shop, executablePath) {
  const { chromium } = await import('playwright-core')
  const { takePicture } = await import('./pictures/take-picture.mjs')
  const folder = join(projectFolder, 'docs', 'pictures')
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: window })
    await page.goto(shop.shop, { waitUntil: 'networkidle' })
    await takePicture(page, join(folder, 'shop.png'))
    await page.goto(shop.signIn, { waitUntil: 'networkidle' })
    await passSignIn(page)
    await page.frames().at(-1)?.waitForLoadState('networkidle')
    await takePicture(page, join(folder, 'editor.png'))
  } finally {
    await browser.close()
  }
  console.log('docs/pictures/shop.png and docs/pictures/editor.png are taken.')
}

/** A sign-in link asks for one press of a button, so that a mail scanner cannot use it up. */
async function passSignIn(page) {
  const button = page.getByRole('button', { name: /sign in|continue/i }).first()
  if (await button.isVisible()) {
    await button.click()
    await page.waitForLoadState('networkidle')
  }
}
