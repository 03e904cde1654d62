import { statSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from '../setup/project.mjs'
import { untilDrawn } from './take-picture.mjs'

const byteLimit = 80_000

/** What the editor shows of a starter: the first screen of its home page, on a desk and in a hand. */
const screenshots = [
  { file: 'screenshot.jpg', window: { width: 1280, height: 800 }, width: 800 },
  { file: 'screenshot-phone.jpg', window: { width: 390, height: 650 }, width: 300 },
]

/**
 * Saves the pictures of a starter's site beside its `about.json`.
 * @throws SetupError where one is too large even at a low quality
 */
export async function takeStarterPictures(browser, address, folder) {
  for (const { file, window, width } of screenshots) {
    const page = await browser.newPage({ viewport: window, deviceScaleFactor: 2 })
    await page.goto(address, { waitUntil: 'networkidle' })
    await untilDrawn(page)
    const bytes = await page.screenshot({ type: 'png', animations: 'disabled' })
    await page.close()
    await saveSmall(bytes, width, join(folder, file))
  }
}

async function saveSmall(bytes, width, path) {
  const { default: sharp } = await import('sharp')
  for (const quality of [82, 74, 64, 54]) {
    await sharp(bytes).resize({ width }).jpeg({ quality, mozjpeg: true }).toFile(path)
    if (statSync(path).size < byteLimit) return
  }
  throw new SetupError(`${path} is larger than ${byteLimit / 1000} kB; show less in it.`)
}
