import { mix, paintOf } from './canvas.mjs'
import { handles, ribs, sewing, yellow } from './bench-scenes.mjs'
import { layUmbrella } from './canopy.mjs'
import { street } from './grounds.mjs'

const navy = paintOf('#1d2f45')
const black = paintOf('#23262b')
const oxblood = paintOf('#7d2230')
const cream = paintOf('#e9dfc6')
const bottle = paintOf('#1f4a3d')
const sky = paintOf('#7fa6bd')
const tan = paintOf('#b8894d')
const rose = paintOf('#c9606a')

/** The patch that every umbrella leaves with. */
const mended = (gore, color) => (place) => (place.gore === gore ? yellow : color(place))

/** An umbrella in the street, on its own; the same street, looked at in another place. */
function portrait(seed, umbrella) {
  return {
    width: 1000,
    height: 1000,
    quality: 80,
    draw(canvas, { width, height, px }) {
      canvas.lay(street(width, height, { size: px(118), seed, turn: -0.24 + seed * 0.07 }))
      layUmbrella(canvas, { at: [px(488), px(484)], radius: px(405), rain: 260, seed, ...umbrella })
    },
  }
}

/** A tartan, cut askew as the cloth came off the roll. */
const plaid = ({ x, y }) => {
  const part = (v) => (((v / 0.37) % 1) + 1) % 1
  const isLine = (v) => Math.abs(part(v) - 0.68) < 0.022
  const [u, v] = [x * 0.92 - y * 0.39, x * 0.39 + y * 0.92]
  if (isLine(u) || isLine(v)) return cream.map((value) => value * 0.62)
  const dark = (Number(part(u) < 0.36) + Number(part(v) < 0.36)) / 2
  return bottle.map((value, k) => mix(value, navy[k] * 0.6, dark))
}

/** Rows of eyelets near the rim, as lace has them. */
const lace = ({ across, out }) => {
  const row = [0.74, 0.8, 0.86].findIndex((one) => Math.abs(out - one) < 0.021)
  if (row < 0) return Math.abs(out - 0.69) < 0.004 ? 0.66 : 1
  const [pitch, middle] = [0.052 / out, [0.74, 0.8, 0.86][row]]
  const along = across * 0.39 + row * pitch * 0.5
  const u = (((along / pitch) % 1) + 1) % 1
  return Math.hypot((u - 0.5) * pitch, (out - middle) * 0.9) < 0.0135 ? 0.5 : 1
}

/** By file name: how large, and what is laid down in which order. */
export const pictures = {
  opening: {
    width: 2000,
    height: 1700,
    quality: 80,
    draw(canvas, { width, height, px }) {
      canvas.lay(street(width, height, { size: px(150), seed: 3 }))
      const at = [px(1040), px(840)]
      layUmbrella(canvas, {
        at,
        radius: px(770),
        turn: 0.33,
        rain: 620,
        seed: 4,
        cover: mended(6, () => navy),
      })
    },
  },
  handles: { width: 1600, height: 1200, quality: 78, draw: handles },
  ribs: { width: 1600, height: 1200, quality: 78, draw: ribs },
  sewing: { width: 1600, height: 1200, quality: 78, draw: sewing },
  'work-oxblood': portrait(5, {
    turn: 0.1,
    cover: mended(4, ({ out }) => (out > 0.78 && out < 0.82 ? cream : oxblood)),
  }),
  'work-plaid': portrait(6, { turn: 0.45, cover: mended(1, plaid) }),
  'work-child': portrait(7, {
    turn: 0.22,
    cover: mended(5, ({ gore }) => [rose, cream, sky][gore % 3]),
    ribs: 9,
  }),
  'work-sixteen': portrait(8, { ribs: 16, turn: 0.05, cover: mended(12, () => black) }),
  'work-parasol': portrait(9, {
    turn: 0.3,
    rain: 0,
    cover: mended(2, (place) => cream.map((part) => part * lace(place))),
  }),
  'work-golf': portrait(11, {
    turn: 0.5,
    cover: mended(3, ({ gore }) => (gore % 2 ? tan : bottle)),
  }),
}
