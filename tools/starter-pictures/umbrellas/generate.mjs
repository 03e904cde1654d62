/**
 * Draws the pictures of the umbrella mender's starter.
 * Usage: node tools/starter-pictures/umbrellas/generate.mjs [--scale 0.4] [--to FOLDER] [NAME...]
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { Canvas } from './canvas.mjs'
import { pictures } from './pictures.mjs'

const home = fileURLToPath(new URL('../../../starter-sites/thrupp/pictures', import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string' }, to: { type: 'string' } },
})
const folder = values.to ?? home
const scale = Number(values.scale ?? 1)
await mkdir(folder, { recursive: true })
await sharp(fileURLToPath(new URL('favicon.svg', import.meta.url)), { density: 288 })
  .resize(192, 192)
  .png()
  .toFile(join(folder, 'favicon.png'))
for (const [name, picture] of Object.entries(pictures)) {
  if (positionals.length > 0 && !positionals.some((one) => name.startsWith(one))) continue
  const begin = performance.now()
  const [w, h] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = new Canvas(w, h)
  picture.draw(canvas, { width: w, height: h, px: (length) => length * scale })
  canvas.wash((u, v) => 1.03 - 0.28 * ((u - 0.45) ** 2 + (v - 0.45) ** 2))
  await canvas.save(join(folder, `${name}.jpg`), { quality: picture.quality })
  process.stdout.write(`${name}: ${((performance.now() - begin) / 1000).toFixed(1)} s\n`)
}
