import { fractal, hash3, noise3, randomFrom } from '../noise.mjs'
import { ease, grain, lean, mix, unit } from './canvas.mjs'

/** How far the edge of a cover draws in between two ribs, as a share of the radius. */
const drawnIn = 0.125

/**
 * An open umbrella from above. `cover({ gore, across, out, x, y })` answers the color of the
 * cloth: `gore` counts from 0, `across` goes from -1 to 1 from rib to rib, `out` from 0 to 1, and
 * `x` and `y` go from the middle in lengths of a rib.
 */
export function layUmbrella(canvas, umbrella) {
  const one = { ribs: 8, turn: 0.2, gloss: 0.06, tips: [0.62, 0.62, 0.6], seed: 1, ...umbrella }
  const { at, radius } = one
  for (let rib = 0; rib < one.ribs; rib++)
    layTip(canvas, one, one.turn + (rib * 2 * Math.PI) / one.ribs)
  const [x, y] = at
  canvas.lay({
    bounds: [x - radius, y - radius, x + radius, y + radius],
    surface: clothOf(one),
    shadows: one.shadows ?? [
      { by: [radius * 0.2, radius * 0.24], blur: radius * 0.13, depth: 0.62 },
      { by: [radius * 0.05, radius * 0.06], blur: radius * 0.05, depth: 0.35 },
    ],
  })
  layFerrule(canvas, one)
  if (one.rain > 0) rainOn(canvas, one)
}

/** Where a place is in the cover. */
function placeIn({ at, radius, ribs, turn }, x, y, place) {
  const dx = x - at[0]
  const dy = y - at[1]
  const sector = (2 * Math.PI) / ribs
  const angle = Math.atan2(dy, dx) - turn
  const gore = Math.floor(angle / sector)
  const phi = angle - (gore + 0.5) * sector
  place.r = Math.hypot(dx, dy)
  place.gore = ((gore % ribs) + ribs) % ribs
  place.across = phi / (sector / 2)
  place.fromRib = place.r * Math.sin(sector / 2 - Math.abs(phi))
  place.edge = radius * (1 - drawnIn * (8 / ribs) * (1 - place.across ** 2))
  return place
}

function clothOf(one) {
  const { radius, seed, cover, gloss } = one
  const place = {}
  const heightOf = (x, y) => {
    const { r, across, edge, gore } = placeIn(one, x, y, place)
    const out = r / radius
    const dome = radius * 0.62 * Math.cos(out * 1.16)
    const sag = radius * 0.075 * out ** 1.15 * (1 - across ** 2)
    const pull =
      radius * 0.005 * out ** 3 * Math.sin(across * 10 + hash3(gore, 3, seed) * 6) * across ** 2
    const slack = radius * 0.016 * fractal(x / radius / 0.34, y / radius / 0.34, seed + gore * 3, 3)
    const gather = radius * 0.0022 * (1 - ease(0.03, 0.24, out)) * Math.sin(across * 16)
    const hem = radius * 0.004 * (1 - ease(0.022, 0.027, (edge - r) / radius))
    return dome - sag + pull + slack + gather + hem
  }
  return (x, y, point) => {
    const { r, gore, across, edge, fromRib } = placeIn(one, x, y, place)
    const outside = r - edge
    if (outside > 1) return outside
    const out = r / radius
    lean(point, heightOf, x, y, radius / 700)
    const color = cover({
      gore,
      across,
      out,
      x: (x - one.at[0]) / radius,
      y: (y - one.at[1]) / radius,
    })
    const weave =
      0.95 + 0.1 * grain(x * 2, y * 2, 1) + 0.05 * (noise3(x / 2.3, y / 2.3, seed) - 0.5)
    const seam = 1 - 0.42 * Math.exp(-((fromRib / (radius * 0.0032)) ** 2))
    const stitch = stitchAt(r, fromRib, edge, radius)
    const deep = mix(0.82, 1, ease(0, 0.5, out))
    for (let k = 0; k < 3; k++) point.color[k] = color[k] * weave * seam * deep * stitch
    point.gloss = gloss
    point.shine = 9
    return outside
  }
}

/** Rows of stitches beside each rib and along the hem. */
function stitchAt(r, fromRib, edge, radius) {
  const thread = radius * 0.0028
  const pitch = radius * 0.017
  const beside = Math.abs(fromRib - radius * 0.011) < thread && r % pitch < pitch * 0.62
  const along =
    Math.abs(edge - r - radius * 0.024) < thread && (fromRib + pitch) % pitch < pitch * 0.62
  return beside || along ? 1.45 : 1
}

function layTip(canvas, { at, radius, tips }, angle) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const size = radius * 0.0135
  const [x, y] = [at[0] + cos * radius * 1.006, at[1] + sin * radius * 1.006]
  canvas.lay(ballAt(x, y, size, tips, 0.7))
}

/** A round thing from above. */
export function ballAt(x, y, size, color, gloss) {
  return {
    bounds: [x - size, y - size, x + size, y + size],
    shadows: [{ by: [size * 0.7, size * 0.9], blur: size * 0.8, depth: 0.5 }],
    surface(px, py, point) {
      const [u, v] = [(px - x) / size, (py - y) / size]
      const d = Math.hypot(u, v)
      const n = unit([u, v, Math.sqrt(Math.max(0.02, 1 - d * d))])
      for (let k = 0; k < 3; k++) {
        point.n[k] = n[k]
        point.color[k] = color[k]
      }
      point.gloss = gloss
      point.shine = 40
      return (d - 1) * size
    },
  }
}

/** The rosette of cloth in the middle, and the spike on it. */
function layFerrule(canvas, { at: [x, y], radius, cover, seed }) {
  const rosette = radius * 0.062
  const cloth = cover({ gore: 0, across: 0, out: 0.02, x: 0, y: 0 })
  canvas.lay({
    bounds: [x - rosette, y - rosette, x + rosette, y + rosette],
    shadows: [{ by: [rosette * 0.12, rosette * 0.15], blur: rosette * 0.2, depth: 0.5 }],
    surface(px, py, point) {
      const angle = Math.atan2(py - y, px - x)
      const r = Math.hypot(px - x, py - y)
      const wave = Math.cos(angle * 14 + hash3(seed, 2, 2) * 6)
      const n = unit([
        Math.cos(angle) * 0.35 - Math.sin(angle) * wave * 0.3,
        Math.sin(angle) * 0.35 + Math.cos(angle) * wave * 0.3,
        1,
      ])
      for (let k = 0; k < 3; k++) {
        point.n[k] = n[k]
        point.color[k] = cloth[k] * 0.92
      }
      return r - rosette * (0.96 + 0.04 * wave)
    },
  })
  const spike = radius * 0.026
  canvas.lay({
    bounds: [x - spike, y - spike, x + spike, y + spike],
    shadows: [
      { by: [spike * 2.4, spike * 2.9], blur: spike * 0.9, depth: 0.6 },
      { by: [spike, spike * 1.2], blur: spike * 0.5, depth: 0.5 },
    ],
    surface(px, py, point) {
      const [u, v] = [(px - x) / spike, (py - y) / spike]
      const d = Math.hypot(u, v)
      const step = d > 0.62 ? 0.9 : d > 0.5 ? 0.2 : 0.75
      const n = unit([u * step, v * step, 0.7])
      for (let k = 0; k < 3; k++) {
        point.n[k] = n[k]
        point.color[k] = [0.5, 0.42, 0.27][k]
      }
      point.metal = 0.5
      point.gloss = 0.9
      point.shine = 30
      return (d - 1) * spike
    },
  })
}

/** Beads of rain, the larger ones rarer, none over the edge. */
function rainOn(canvas, one) {
  const { at, radius, rain, seed } = one
  const random = randomFrom(seed * 977 + 5)
  const place = {}
  for (let n = 0; n < rain; n++) {
    const angle = random() * 2 * Math.PI
    const r = radius * Math.sqrt(random())
    const [x, y] = [at[0] + Math.cos(angle) * r, at[1] + Math.sin(angle) * r]
    const size = radius * (0.0045 + 0.0125 * random() ** 4)
    const { edge } = placeIn(one, x, y, place)
    if (r > edge - size * 2 || r < radius * 0.07) continue
    canvas.bead(x, y, size, 0.85)
  }
}
