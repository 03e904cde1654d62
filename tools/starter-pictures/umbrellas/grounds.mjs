import { fractal, hash3, noise3 } from '../noise.mjs'
import { ease, grain, lean, mix } from './canvas.mjs'

/**
 * A street of granite setts in the rain, in rows that bend a little.
 * @param size of a row in pixels
 */
export function street(width, height, { size, turn = -0.24, seed = 1 }) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const stone = { d: 0, id: 0 }
  const find = (x, y) => {
    const u = (cos * x + sin * y) / size
    const v = (-sin * x + cos * y) / size + 0.12 * Math.sin(u * 0.35)
    findStone(
      u + noise3(u * 1.6, v * 1.6, seed) * 0.1,
      v + noise3(u * 1.7, v * 1.7, seed + 5) * 0.1,
      seed,
      stone,
    )
    return stone
  }
  const heightOf = (x, y) => {
    const { d, id } = find(x, y)
    const pillow = size * 0.13 * ease(0, 0.3, d)
    const rough = fractal(x / size / 0.21, y / size / 0.21, id * 40, 4)
    return pillow + size * 0.045 * rough + size * 0.02 * hash3(seed, Math.floor(id * 999), 4)
  }
  return {
    bounds: [0, 0, width, height],
    surface(x, y, point) {
      lean(point, heightOf, x, y)
      const { d, id } = find(x, y)
      const joint = 1 - ease(0.01, 0.085, d)
      const speck = 0.86 + 0.28 * grain(x * 1.4, y * 1.4, 3)
      const tone = mix(0.085, 0.17, id) * speck * (0.8 + 0.4 * fractal(x / size, y / size, 9, 3))
      const warm = hash3(Math.floor(id * 4096), 7, seed)
      const wet = ease(0.36, 0.62, fractal(x / size / 2.4, y / size / 2.4, seed + 30, 3))
      const dark = mix(tone, 0.022, joint) * mix(1, 0.62, wet)
      point.color[0] = dark * mix(0.94, 1.12, warm)
      point.color[1] = dark * mix(1.02, 1.03, warm) + joint * 0.006
      point.color[2] = dark * mix(1.16, 0.96, warm)
      point.gloss = mix(0.1, 0.55, wet) * (1 - joint * 0.7)
      point.shine = mix(12, 55, wet)
      return -1
    },
  }
}

/** How far inside its stone a place is, in rows, and a number of that stone. */
function findStone(u, v, seed, stone) {
  const row = Math.floor(v)
  const shift = hash3(row, 11, seed) * 3
  const along = u + shift
  const pair = Math.floor(along / 2.7)
  const cut = 0.95 + 0.8 * hash3(pair, row, seed)
  const inPair = along - pair * 2.7
  const isFirst = inPair < cut
  const left = isFirst ? inPair : inPair - cut
  const right = isFirst ? cut - inPair : 2.7 - inPair
  const inRow = Math.min(v - row, row + 1 - v)
  const side = Math.min(left, right)
  const corner = Math.hypot(Math.max(0, 0.2 - side), Math.max(0, 0.2 - inRow))
  stone.d = corner > 0 && side < 0.2 && inRow < 0.2 ? 0.2 - corner : Math.min(side, inRow)
  stone.id = hash3(pair * 2 + (isFirst ? 0 : 1), row, seed + 77)
}

/** A bench of boards, painted the gray of rain long ago and worn since. */
export function bench(width, height, { board = 330, seed = 1 } = {}) {
  const heightOf = (x, y) => {
    const k = Math.floor(y / board)
    const inBoard = Math.min(y - k * board, (k + 1) * board - y)
    const brush = 0.34 * fractal(x / 190, y / 3.4, k * 7 + seed, 3)
    return 3 * ease(0, 4.5, inBoard) + brush + 0.9 * fractal(x / 90, y / 40, seed, 3)
  }
  return {
    bounds: [0, 0, width, height],
    surface(x, y, point) {
      lean(point, heightOf, x, y)
      const k = Math.floor(y / board)
      const inBoard = Math.min(y - k * board, (k + 1) * board - y)
      const own = hash3(k, 5, seed)
      const gap = ease(0, 3, inBoard)
      const rub = fractal(x / 120, y / 16, seed + 3, 5) + 0.3 * fractal(x / 500, y / 400, seed, 2)
      const bare = 0.55 * ease(0.83, 0.95, rub + 0.16 * (1 - ease(2, 16, inBoard)))
      const part = gap * mix(0.93, 1.04, own) * (0.95 + 0.1 * fractal(x / 60, y / 60, 2, 3))
      point.color[0] = mix(0.37, 0.3, bare) * part
      point.color[1] = mix(0.45, 0.25, bare) * part
      point.color[2] = mix(0.49, 0.18, bare) * part
      point.gloss = 0.05 * gap
      point.shine = 16
      return -1
    },
  }
}
