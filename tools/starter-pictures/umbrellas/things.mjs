import { fractal, hash3, noise3 } from '../noise.mjs'
import { clamp, ease, grain, lean, mix, paintOf, unit } from './canvas.mjs'

/** Shadows of a thing that lies on the bench, by how thick it is. */
export function lying(thick) {
  return [
    { by: [thick * 0.55, thick * 0.7], blur: thick * 0.55, depth: 0.5 },
    { by: [thick * 0.18, thick * 0.22], blur: thick * 0.22, depth: 0.4 },
  ]
}

/** Nearest place of a chain of points: how far off, how far along, and on which side. */
function nearestOn(points, runs, x, y, found) {
  found.d = Infinity
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = points[i]
    const [bx, by] = points[i + 1]
    const [ex, ey] = [bx - ax, by - ay]
    const length2 = ex * ex + ey * ey || 1
    const t = clamp(((x - ax) * ex + (y - ay) * ey) / length2)
    const [ox, oy] = [x - ax - t * ex, y - ay - t * ey]
    const d = Math.hypot(ox, oy)
    if (d >= found.d) continue
    found.d = d
    found.x = ox
    found.y = oy
    found.side = Math.sign(ex * oy - ey * ox) || 1
    found.run = runs[i] + t * Math.sqrt(length2)
  }
}

/** A round rod through points; `dress` colors it by how far along and across a place is. */
export function rod({ points, radius, dress, radiusAt = () => 1, flat = 0 }) {
  const runs = [0]
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    runs.push(runs[i - 1] + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const length = runs.at(-1)
  const found = { d: 0, x: 0, y: 0, side: 1, run: 0 }
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    bounds: [
      Math.min(...xs) - radius * 1.4,
      Math.min(...ys) - radius * 1.4,
      Math.max(...xs) + radius * 1.4,
      Math.max(...ys) + radius * 1.4,
    ],
    shadows: lying(radius * 2),
    surface(x, y, point) {
      nearestOn(points, runs, x, y, found)
      const own = radius * radiusAt(found.run, length)
      if (found.d > own + 1) return found.d - own
      const across = found.d / own
      const n = unit([
        (found.x / own) * (1 - flat),
        (found.y / own) * (1 - flat),
        Math.sqrt(Math.max(0.03, 1 - across * across)),
      ])
      point.n[0] = n[0]
      point.n[1] = n[1]
      point.n[2] = n[2]
      dress(point, { along: found.run, across: across * found.side, length, x, y })
      return found.d - own
    },
  }
}

/** A round thing with flat ends, lying on its side. */
export function drum({ from, to, radius, dress, bulge = 1 }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ex, ey] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const reach = length / 2 + radius
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return {
    bounds: [mx - reach, my - reach, mx + reach, my + reach],
    shadows: lying(radius * 1.6),
    surface(x, y, point) {
      const along = (x - from[0]) * ex + (y - from[1]) * ey
      const across = ((y - from[1]) * ex - (x - from[0]) * ey) / radius
      const tilt = clamp(across, -1, 1) * bulge
      const n = unit([-ey * tilt, ex * tilt, Math.sqrt(Math.max(0.03, 1 - tilt * tilt))])
      for (let k = 0; k < 3; k++) point.n[k] = n[k]
      dress(point, { along, across, length, x, y })
      return Math.max((Math.abs(across) - 1) * radius, -along, along - length)
    },
  }
}

function set(point, color, part, gloss, shine) {
  for (let k = 0; k < 3; k++) point.color[k] = color[k] * part
  point.gloss = gloss
  point.shine = shine
}

export const steel = (point, { along }) => {
  set(point, [0.42, 0.43, 0.44], 0.92 + 0.1 * noise3(along / 9, 1, 2), 0.5, 40)
  point.metal = 0.45
}
export const brass = (point, { along }) => {
  set(point, [0.56, 0.4, 0.15], 0.9 + 0.14 * noise3(along / 7, 4, 2), 0.7, 36)
  point.metal = 0.4
}
export const thread =
  (color, pitch) =>
  (point, { along, across }) => {
    const twist = 0.72 + 0.4 * Math.abs(Math.sin((along / pitch + across * 0.7) * Math.PI))
    set(point, color, twist, 0.04, 10)
  }
const cherry = paintOf('#8a4a2b')
export const cherryWood = (point, { along, across }) => {
  const figure = fractal(along / 60, across * 3.2, 8, 4)
  set(point, cherry, 0.72 + 0.6 * figure, 0.34, 34)
}
const amber = paintOf('#a8692f')
export const malacca = (point, { across, x, y }) => {
  const mottle = ease(0.42, 0.62, fractal(x / 34, y / 34, 3, 3))
  set(point, amber, mix(1.05, 0.5, mottle) + 0.1 * across, 0.4, 40)
}
const cane = paintOf('#c79a55')
/** A cane with a knot at each of its joints. */
export const whangee = (pitch) => ({
  radiusAt: (along) => 1 + 0.11 * Math.exp(-((((along % pitch) - pitch / 2) / (pitch * 0.1)) ** 2)),
  dress(point, { along, across }) {
    const off = ((along % pitch) - pitch / 2) / (pitch * 0.055)
    const ring = Math.exp(-(off * off))
    const own = hash3(Math.floor(along / pitch), 3, 1)
    set(
      point,
      cane,
      mix(mix(0.8, 1.08, own), 0.34, ring * 0.85) * (0.94 + 0.1 * noise3(along / 3, across * 4, 2)),
      0.32,
      30,
    )
  },
})
const hide = paintOf('#2a1d1a')
export const leather = (point, { along, across, x, y }) => {
  const seam = Math.abs(across - 0.25) < 0.05 && along % 13 < 8
  const skin = 0.8 + 0.5 * fractal(x / 5, y / 5, 6, 3)
  set(point, seam ? paintOf('#d8c7a4') : hide, skin, seam ? 0.05 : 0.2, 16)
}
export const lacquer = (hex) => (point) => set(point, paintOf(hex), 1, 0.62, 60)

/** A handle that hangs over an arm: straight up, round, and down a little. */
export function crook([x, y], { reach, bend, lower = 0.2 }) {
  const points = [
    [x, y],
    [x, y - reach],
  ]
  for (let step = 1; step <= 22; step++) {
    const angle = Math.PI - (step / 22) * Math.PI
    points.push([x + bend + Math.cos(angle) * bend, y - reach - Math.sin(angle) * bend])
  }
  points.push([x + 2 * bend, y - reach + bend * lower * 5])
  return points
}

/** A round flat thing with a hole, such as a ring or a runner's collar. */
export function disc({ at: [x, y], radius, hole = 0, dress, thick = radius * 0.5 }) {
  const [mid, half] = [(radius + hole) / 2, (radius - hole) / 2]
  return {
    bounds: [x - radius, y - radius, x + radius, y + radius],
    shadows: lying(thick),
    surface(px, py, point) {
      const r = Math.hypot(px - x, py - y)
      const off = (r - mid) / half
      const tilt = hole > 0 ? off : off ** 5
      const n = unit([
        ((px - x) / (r || 1)) * tilt,
        ((py - y) / (r || 1)) * tilt,
        Math.sqrt(Math.max(0.05, 1 - tilt * tilt)),
      ])
      for (let k = 0; k < 3; k++) point.n[k] = n[k]
      dress(point, { along: r, across: off, length: radius, x: px, y: py })
      return Math.abs(r - mid) - half
    },
  }
}

/** How far outside a shape of straight sides a place is. */
export function outsideOf(corners, x, y) {
  let nearest = Infinity
  let isInside = false
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [ax, ay] = corners[i]
    const [bx, by] = corners[j]
    const [ex, ey] = [bx - ax, by - ay]
    const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1))
    nearest = Math.min(nearest, Math.hypot(x - ax - t * ex, y - ay - t * ey))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  }
  return isInside ? -nearest : nearest
}

/** A piece of cloth with a hem, lying not quite flat. */
export function cloth({ corners, color, size, hem = true, folds = 1, seed = 1 }) {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const heightOf = (x, y) => {
    const inside = -outsideOf(corners, x, y)
    const wave = size * 0.05 * folds * fractal(x / size / 0.9, y / size / 0.9, seed, 3)
    return wave + size * 0.0032 * (1 - ease(size * 0.028, size * 0.034, inside))
  }
  return {
    bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    shadows: lying(size * 0.03),
    surface(x, y, point) {
      const outside = outsideOf(corners, x, y)
      if (outside > 1) return outside
      lean(point, heightOf, x, y, 1)
      const weave = 0.94 + 0.1 * grain(x * 2, y * 2, 1)
      const isStitch =
        hem &&
        Math.abs(outside + size * 0.024) < size * 0.0026 &&
        (x + y * 0.7) % (size * 0.02) < size * 0.012
      set(point, color, weave * (isStitch ? 1.5 : 1), 0.05, 9)
      return outside
    },
  }
}

/** A flat piece such as a label, with corners of its own. */
export function card({ corners, color, fleck = 0.05, thick = 4 }) {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return {
    bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    shadows: [
      { by: [thick, thick * 1.3], blur: thick * 1.4, depth: 0.42 },
      { by: [1, 1.2], blur: 1.5, depth: 0.3 },
    ],
    surface(x, y, point) {
      const outside = outsideOf(corners, x, y)
      const edge = ease(-3, 0, outside)
      point.n[0] = point.n[1] = -0.1 * edge
      point.n[2] = 1
      const paper =
        1 -
        fleck +
        2 * fleck * fractal(x / 5, y / 5, 12, 3) -
        fleck * (grain(x, y, 4) > 0.985 ? 3 : 0)
      set(point, color, paper * (1 - 0.08 * edge), 0.02, 8)
      return outside
    },
  }
}
