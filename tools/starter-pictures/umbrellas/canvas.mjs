import sharp from 'sharp'
import { hash3 } from '../noise.mjs'

/** Everything is seen from straight above, in the light of a wet morning from the upper left. */
const light = unit([-0.5, -0.6, 0.72])
const halfway = unit([light[0], light[1], light[2] + 1])
const sky = [0.5, 0.55, 0.6]
const key = [0.86, 0.82, 0.76]
/** Points across and down each pixel. */
const fine = 2

export function unit([x, y, z]) {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const mix = (a, b, t) => a + (b - a) * t
export function ease(from, to, value) {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
/** `#rrggbb` as light. */
export function paintOf(hex) {
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2)
}

/** What a surface tells of one point; used again and again. */
function emptyPoint() {
  return { n: [0, 0, 1], color: [0, 0, 0], gloss: 0, shine: 20, metal: 0 }
}

/** A picture that things are laid onto, one over the other, each with its shadow. */
export class Canvas {
  constructor(width, height) {
    this.width = width
    this.height = height
    this.w = width * fine
    this.h = height * fine
    this.pixels = new Float32Array(this.w * this.h * 3)
  }

  /**
   * Lays one thing down. Its `surface(x, y, point)` fills in the point and answers how far outside
   * the thing it is, in pixels of the picture.
   */
  lay({ bounds, surface, shadows = [] }) {
    for (const shadow of shadows) this.#shade(bounds, surface, shadow)
    const point = emptyPoint()
    const [x0, y0, x1, y1] = this.#within(bounds, 1)
    for (let j = y0; j < y1; j++) {
      for (let i = x0; i < x1; i++) {
        point.gloss = point.metal = 0
        const outside = surface((i + 0.5) / fine, (j + 0.5) / fine, point)
        const cover = clamp(0.5 - outside * fine)
        if (cover > 0) this.#put((j * this.w + i) * 3, point, cover)
      }
    }
  }

  #within([x0, y0, x1, y1], margin) {
    return [
      clamp(Math.floor((x0 - margin) * fine), 0, this.w),
      clamp(Math.floor((y0 - margin) * fine), 0, this.h),
      clamp(Math.ceil((x1 + margin) * fine), 0, this.w),
      clamp(Math.ceil((y1 + margin) * fine), 0, this.h),
    ]
  }

  #put(at, point, cover) {
    const { n, color, gloss, shine, metal } = point
    const facing = Math.max(0, n[0] * light[0] + n[1] * light[1] + n[2] * light[2])
    const mirrored = Math.max(0, n[0] * halfway[0] + n[1] * halfway[1] + n[2] * halfway[2])
    const spark = gloss * mirrored ** shine
    const around = metal > 0 ? metal * roomIn(n) : 0
    for (let k = 0; k < 3; k++) {
      const lit = color[k] * (sky[k] * (0.55 + 0.45 * n[2]) + key[k] * facing + around) + spark
      this.pixels[at + k] = mix(this.pixels[at + k], lit, cover)
    }
  }

  /** Darkens what lies below, by the thing's outline moved and blurred. */
  #shade(bounds, surface, { by = [0, 0], blur, depth }) {
    const step = Math.max(1, Math.round((blur * fine) / 6))
    const [x0, y0, x1, y1] = this.#within(
      [bounds[0] + by[0], bounds[1] + by[1], bounds[2] + by[0], bounds[3] + by[1]],
      blur * 3,
    )
    const [w, h] = [Math.ceil((x1 - x0) / step) + 1, Math.ceil((y1 - y0) / step) + 1]
    const point = emptyPoint()
    let mask = new Float32Array(w * h)
    for (let j = 0; j < h; j++) {
      for (let i = 0; i < w; i++) {
        const x = (x0 + i * step) / fine - by[0]
        const y = (y0 + j * step) / fine - by[1]
        mask[j * w + i] = clamp(0.5 - (surface(x, y, point) * fine) / step)
      }
    }
    for (let pass = 0; pass < 3; pass++) mask = blurred(mask, w, h, 3)
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const dark = 1 - depth * between(mask, w, h, (x - x0) / step, (y - y0) / step)
        const at = (y * this.w + x) * 3
        this.pixels[at] *= dark
        this.pixels[at + 1] *= dark + (1 - dark) * 0.04
        this.pixels[at + 2] *= dark + (1 - dark) * 0.09
      }
    }
  }

  /** A drop of rain: it bends what is below, bright where the light leaves it. */
  bead(x, y, radius, strength = 1) {
    const [x0, y0, x1, y1] = this.#within([x - radius, y - radius, x + radius, y + radius], 2)
    for (let j = y0; j < y1; j++) {
      for (let i = x0; i < x1; i++) {
        const u = ((i + 0.5) / fine - x) / radius
        const v = ((j + 0.5) / fine - y) / radius
        const d2 = u * u + v * v
        const at = (j * this.w + i) * 3
        const cover = clamp((1 - Math.sqrt(d2)) * radius * fine + 0.5) * strength
        if (cover <= 0) continue
        const away = -(u * light[0] + v * light[1])
        const bent = 0.72 + 0.62 * ease(-0.2, 0.9, away) - 0.16 * ease(0.75, 1, Math.sqrt(d2))
        const glint = 1.5 * Math.exp(-((u + 0.36) ** 2 + (v + 0.42) ** 2) * 26)
        for (let k = 0; k < 3; k++) {
          const lens = this.pixels[at + k] * bent + 0.035 * ease(0, 1, away) + glint
          this.pixels[at + k] = mix(this.pixels[at + k], lens, cover)
        }
      }
    }
  }

  /** Changes every point by a function of where it is. */
  wash(change) {
    for (let j = 0; j < this.h; j++) {
      for (let i = 0; i < this.w; i++) {
        const at = (j * this.w + i) * 3
        const part = change(i / this.w, j / this.h)
        for (let k = 0; k < 3; k++) this.pixels[at + k] *= part
      }
    }
  }

  async save(path, { quality = 78, exposure = 1 } = {}) {
    const bytes = Buffer.alloc(this.pixels.length)
    for (let at = 0; at < bytes.length; at++) bytes[at] = toneOf(this.pixels[at] * exposure)
    const raw = { width: this.w, height: this.h, channels: 3 }
    const small = sharp(bytes, { raw, limitInputPixels: false }).resize(this.width, this.height)
    await small.jpeg({ quality, mozjpeg: true }).toFile(path)
  }
}

/** Two windows and a dark room, as bright metal has them. */
function roomIn([x, y]) {
  const window = Math.exp(-((x * 0.6 + y + 0.42) ** 2) * 22)
  const far = 0.5 * Math.exp(-((x * 0.6 + y - 0.55) ** 2) * 30)
  return 2.6 * (window + far) - 0.32
}

function toneOf(value) {
  const x = Math.max(0, value)
  const shoulder = x < 0.6 ? x : 0.6 + 0.4 * (1 - Math.exp(-(x - 0.6) / 0.4))
  return Math.round(255 * clamp(shoulder) ** (1 / 2.2))
}

function blurred(mask, w, h, radius) {
  const across = new Float32Array(mask.length)
  for (let j = 0; j < h; j++) slide(mask, across, j * w, 1, w, radius)
  const down = new Float32Array(mask.length)
  for (let i = 0; i < w; i++) slide(across, down, i, w, h, radius)
  return down
}

function slide(from, to, start, stride, length, radius) {
  let sum = 0
  for (let i = -radius; i < length; i++) {
    const [enters, leaves] = [i + radius, i - radius - 1]
    if (enters < length) sum += from[start + enters * stride]
    if (leaves >= 0) sum -= from[start + leaves * stride]
    if (i >= 0) to[start + i * stride] = sum / (2 * radius + 1)
  }
}

function between(mask, w, h, x, y) {
  const i = Math.min(w - 2, Math.floor(x))
  const j = Math.min(h - 2, Math.floor(y))
  const at = j * w + i
  const upper = mix(mask[at], mask[at + 1], x - i)
  return mix(upper, mix(mask[at + w], mask[at + w + 1], x - i), y - j)
}

/** Sets the normal of a point by a height in pixels around it. */
export function lean(point, height, x, y, step = 0.8) {
  const here = height(x, y)
  const n = unit([here - height(x + step, y), here - height(x, y + step), step])
  point.n[0] = n[0]
  point.n[1] = n[1]
  point.n[2] = n[2]
  return here
}

/** The same grain on every machine. */
export const grain = (x, y, seed) => hash3(Math.floor(x), Math.floor(y), seed)
