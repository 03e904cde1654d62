/**
 * Prints the pictures of the Small Hours starter.
 * Usage: node tools/starter-pictures/prints/generate.mjs [--to FOLDER] [NAME...]
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { creatures } from './creatures.mjs'
import { landscapes } from './landscapes.mjs'
import { skies } from './skies.mjs'
import { still } from './still-lifes.mjs'
import { print } from './press.mjs'

const home = fileURLToPath(new URL('../../../starter-sites/small-hours/pictures', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
})
const folder = values.to ?? home
await mkdir(folder, { recursive: true })
await sharp(fileURLToPath(new URL('favicon.svg', import.meta.url)))
  .png()
  .toFile(`${folder}/favicon.png`)
for (const [name, picture] of Object.entries({ ...landscapes, ...skies, ...still, ...creatures })) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const { size } = picture
  await print({ width: size[0], height: size[1], ...picture }, `${folder}/${name}.webp`)
}
