import { statSync } from 'node:fs'
import { SetupError } from '../setup/project.mjs'

const byteLimit = 300_000

/**
 * Saves what a browser page shows as a PNG under 300 kB, by fewer colours where it must.
 * @throws SetupError when it does not fit even so
 */
export async function takePicture(page, path) {
  await untilDrawn(page)
  const bytes = await page.screenshot({ type: 'png', animations: 'disabled' })
  const { default: sharp } = await import('sharp')
  for (const colours of [256, 128, 64]) {
    await sharp(bytes).png({ palette: true, colours, effort: 10 }).toFile(path)
    if (statSync(path).size < byteLimit) return
  }
  throw new SetupError(`${path} is larger than ${byteLimit / 1000} kB; show less in it.`)
}

/** Waits for fonts, and for pictures that do not wait themselves. */
export async function untilDrawn(page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter((picture) => picture.loading !== 'lazy')
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
}
