/** A press with two drums: each picture is two plates in grey, of which each is printed in its ink. */
import sharp from 'sharp'
import { fractal, hash3, noise3 } from '../noise.mjs'

const paper = [0.968, 0.949, 0.906]
/** What is left of the light where an ink lies closed. */
const inks = { blue: [0.115, 0.165, 0.43], orange: [1, 0.44, 0.19] }

/** @returns how much ink each point of a plate carries, 0 to 1 */
async function densities(svg, width, height) {
  const grey = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  return Float32Array.from(grey, (value) => 1 - value / 255)
}

/** A stencil lets ink through in dots, and a drum does not ink evenly. */
function inked(density, x, y, seed) {
  if (density < 0.012) return 0
  const dot = 0.8 * noise3(x / 2.7, y / 2.7, seed) + 0.2 * hash3(x >> 1, y >> 1, seed)
  const grained = (density - dot) * 1.7 + 0.5
  const even = Math.max(0, Math.min(1, grained))
  const share = 0.4
  const mottle = (fractal(x / 46, y / 46, seed + 9, 3) - 0.47) * 0.2
  const mixed = even * share + density * (1 - share)
  return Math.max(0, Math.min(1, mixed * (1 + mottle)))
}

/**
 * Prints a picture into a file.
 * @param {{ width: number, height: number, shift?: number[], plates: { blue: string, orange: string } }} picture
 */
export async function print(picture, file, { quality = 40 } = {}) {
  const { width, height, plates, shift = [3, -2] } = picture
  const [blue, orange] = await Promise.all([
    densities(plates.blue, width, height),
    densities(plates.orange, width, height),
  ])
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const ox = Math.max(0, Math.min(width - 1, x - shift[0]))
      const oy = Math.max(0, Math.min(height - 1, y - shift[1]))
      const b = inked(blue[at], x, y, 3)
      const o = inked(orange[oy * width + ox], x, y, 57)
      const fibre = 1 + (noise3(x / 7, y / 7, 91) - 0.5) * 0.016
      for (let channel = 0; channel < 3; channel++) {
        const light =
          paper[channel] *
          fibre *
          (1 - b * (1 - inks.blue[channel])) *
          (1 - o * (1 - inks.orange[channel]))
        pixels[at * 3 + channel] = Math.max(0, Math.min(255, Math.round(light * 255)))
      }
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(file)
}
