/** Turns the layers of a rendering into the pixels of a picture. */

/** Evens out the grain of the light without touching edges, textures or mirrors. */
export function denoise(layers, width, height) {
  const guides = guidesOf(layers, width * height)
  let light = withoutSparks(layers.light, layers.material, width, height)
  let lightOffPaint = withoutSparks(layers.lightOffPaint, layers.material, width, height)
  const painted = lightOffPaint.some((value) => value > 0)
  let { gloss } = layers
  for (const step of [1, 2, 4, 8]) {
    light = smoothOnce(light, guides, width, height, step, 1.2)
    if (painted) lightOffPaint = smoothOnce(lightOffPaint, guides, width, height, step, 1.2)
    if (step <= 4) gloss = smoothOnce(gloss, guides, width, height, step, 0.22)
  }
  return { ...layers, light, lightOffPaint, gloss }
}

function guidesOf(layers, pixels) {
  const { normal, depth, material } = layers
  return { normal, depth, material, pixels }
}

/** Single pixels far brighter than all around them are chance, not light. */
function withoutSparks(source, material, width, height) {
  const target = source.slice()
  const sum = (at) => source[at * 3] + source[at * 3 + 1] + source[at * 3 + 2]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const here = y * width + x
      const own = sum(here)
      let [first, second, last, nextToLast] = [0, 0, Infinity, Infinity]
      let brightest = here
      let darkest = here
      for (let n = 0; n < 9; n++) {
        const there = here + ((n % 3) - 1) + (Math.floor(n / 3) - 1) * width
        if (there === here || material[there] !== material[here]) continue
        const value = sum(there)
        if (value > first) [first, second] = [value, first]
        else if (value > second) [second, brightest] = [value, there]
        if (value < last) [last, nextToLast] = [value, last]
        else if (value < nextToLast) [nextToLast, darkest] = [value, there]
      }
      const from = own > second * 1.1 ? brightest : own < nextToLast * 0.9 ? darkest : here
      for (let k = 0; k < 3; k++) target[here * 3 + k] = source[from * 3 + k]
    }
  }
  return target
}

const kernel = [0.0625, 0.25, 0.375, 0.25, 0.0625]

function smoothOnce(source, guides, width, height, step, tolerance) {
  const target = new Float32Array(source.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      smoothPixel(source, target, guides, { x, y, width, height, step, tolerance })
    }
  }
  return target
}

function smoothPixel(source, target, guides, { x, y, width, height, step, tolerance }) {
  const { normal, depth, material } = guides
  const here = y * width + x
  const h3 = here * 3
  const own = source[h3] + source[h3 + 1] + source[h3 + 2]
  let total = 0
  let r = 0
  let g = 0
  let b = 0
  for (let dy = -2; dy <= 2; dy++) {
    const py = y + dy * step
    if (py < 0 || py >= height) continue
    for (let dx = -2; dx <= 2; dx++) {
      const px = x + dx * step
      if (px < 0 || px >= width) continue
      const there = py * width + px
      if (material[there] !== material[here]) continue
      const t3 = there * 3
      const facing =
        normal[h3] * normal[t3] + normal[h3 + 1] * normal[t3 + 1] + normal[h3 + 2] * normal[t3 + 2]
      if (facing < 0.9 && there !== here) continue
      const apart = Math.abs(depth[there] - depth[here]) / (0.4 * step + depth[here] * 0.004)
      const difference = source[t3] + source[t3 + 1] + source[t3 + 2] - own
      const spread = tolerance * (own * 0.5 + 0.15)
      const weight =
        kernel[dx + 2] *
        kernel[dy + 2] *
        facing ** 16 *
        Math.exp(-apart - (difference * difference) / (spread * spread))
      total += weight
      r += source[t3] * weight
      g += source[t3 + 1] * weight
      b += source[t3 + 2] * weight
    }
  }
  const known = total > 1e-9
  target[h3] = known ? r / total : source[h3]
  target[h3 + 1] = known ? g / total : source[h3 + 1]
  target[h3 + 2] = known ? b / total : source[h3 + 2]
}

/** @param paint linear red, green and blue @returns bytes, three per pixel */
export function developPicture(layers, width, height, paint, { exposure = 1 } = {}) {
  const pixels = width * height
  const bytes = Buffer.alloc(pixels * 3)
  for (let i = 0; i < pixels; i++) {
    const coverage = layers.paint[i]
    const glow = 1.1 * grainAt(i)
    for (let k = 0; k < 3; k++) {
      const at = i * 3 + k
      const light = layers.light[at] + paint[k] * layers.lightOffPaint[at]
      const value = (layers.albedo[at] + coverage * paint[k]) * light + layers.gloss[at]
      bytes[at] = Math.max(0, Math.min(255, Math.round(255 * toneOf(value * exposure) + glow)))
    }
  }
  return bytes
}

/** A soft shoulder like that of film, then the sRGB curve. */
function toneOf(value) {
  const x = Math.max(0, value)
  const film = (x * (2.2 * x + 0.1)) / (x * (2.1 * x + 0.85) + 0.18)
  const linear = Math.min(1, film)
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
}

function grainAt(i) {
  const h = Math.imul(i ^ (i >>> 15), 2246822519)
  return ((h ^ (h >>> 13)) & 1023) / 511.5 - 1
}
