import { randomFrom } from '../noise.mjs'
import { paintOf } from './canvas.mjs'
import { ballAt } from './canopy.mjs'
import { bench } from './grounds.mjs'
import {
  brass,
  card,
  cherryWood,
  cloth,
  crook,
  disc,
  drum,
  lacquer,
  leather,
  malacca,
  rod,
  steel,
  thread,
  whangee,
} from './things.mjs'

export const yellow = paintOf('#f4b800')
const navy = paintOf('#22364f')
const paper = paintOf('#e6d9b8')
const ink = (point) => {
  point.n[0] = point.n[1] = 0
  point.n[2] = 1
  point.color[0] = 0.02
  point.color[1] = 0.025
  point.color[2] = 0.045
}

const turnedAt = ([cx, cy], angle) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([x, y]) => [cx + cos * x - sin * y, cy + sin * x + cos * y]
}

/** Strokes of a pen for each digit, in a field of 1 by 1.6. */
const digits = {
  0: [
    [
      [0.5, 0],
      [0.1, 0.35],
      [0.05, 0.9],
      [0.25, 1.5],
      [0.55, 1.6],
      [0.9, 1.2],
      [0.95, 0.5],
      [0.75, 0.08],
      [0.45, 0],
    ],
  ],
  1: [
    [
      [0.2, 0.3],
      [0.55, 0],
      [0.5, 1.6],
    ],
  ],
  2: [
    [
      [0.1, 0.4],
      [0.3, 0.05],
      [0.7, 0],
      [0.9, 0.35],
      [0.7, 0.8],
      [0.1, 1.55],
      [0.5, 1.5],
      [1, 1.58],
    ],
  ],
  3: [
    [
      [0.1, 0.15],
      [0.55, 0],
      [0.85, 0.3],
      [0.4, 0.72],
      [0.9, 1.0],
      [0.8, 1.45],
      [0.4, 1.62],
      [0.05, 1.4],
    ],
  ],
  4: [
    [
      [0.65, 0],
      [0.1, 1.0],
      [1, 0.95],
    ],
    [
      [0.72, 0.55],
      [0.65, 1.65],
    ],
  ],
  6: [
    [
      [0.8, 0.02],
      [0.3, 0.5],
      [0.1, 1.15],
      [0.35, 1.6],
      [0.8, 1.45],
      [0.85, 1.0],
      [0.5, 0.85],
      [0.15, 1.1],
    ],
  ],
  7: [
    [
      [0.05, 0.08],
      [0.95, 0],
      [0.45, 1.65],
    ],
    [
      [0.25, 0.85],
      [0.85, 0.78],
    ],
  ],
  8: [
    [
      [0.8, 0.2],
      [0.45, 0],
      [0.15, 0.3],
      [0.8, 1.05],
      [0.75, 1.5],
      [0.4, 1.62],
      [0.1, 1.3],
      [0.4, 0.85],
      [0.85, 0.35],
      [0.8, 0.2],
    ],
  ],
}

/** A luggage label with a number, tied to what it belongs to. */
function label(canvas, { at, angle, size, number, tiedTo }) {
  const place = turnedAt(at, angle)
  const [w, h] = [size, size * 0.52]
  const corners = [
    [-w / 2, -h / 2 + h * 0.26],
    [-w / 2 + h * 0.26, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2 + h * 0.26, h / 2],
    [-w / 2, h / 2 - h * 0.26],
  ]
  canvas.lay(card({ corners: corners.map(place), color: paper, thick: size * 0.022 }))
  const hole = place([-w / 2 + h * 0.26, 0])
  canvas.lay({
    ...disc({
      at: hole,
      radius: h * 0.14,
      dress: (point) => {
        point.color[0] = 0.32
        point.color[1] = 0.11
        point.color[2] = 0.07
      },
    }),
    shadows: [],
  })
  canvas.lay({ ...disc({ at: hole, radius: h * 0.055, dress: ink }), shadows: [] })
  const em = h * 0.34
  const line = { radius: size * 0.0085, dress: ink }
  ;[...String(number)].forEach((digit, index) => {
    for (const stroke of digits[digit] ?? digits[0]) {
      const points = stroke.map(([x, y]) =>
        place([-w * 0.2 + index * em * 0.95 + x * em * 0.72, -h * 0.27 + y * em]),
      )
      canvas.lay({ ...rod({ ...line, points }), shadows: [] })
    }
  })
  const rule = [place([-w * 0.2, h * 0.36]), place([w * 0.42, h * 0.36])]
  canvas.lay({ ...rod({ points: rule, radius: size * 0.003, dress: ink }), shadows: [] })
  if (tiedTo === undefined) return
  const [hx, hy] = hole
  const sag = [(hx + tiedTo[0]) / 2 - size * 0.1, (hy + tiedTo[1]) / 2 + size * 0.06]
  const points = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [a * hx + b * sag[0] + c * tiedTo[0], a * hy + b * sag[1] + c * tiedTo[1]]
  })
  canvas.lay(rod({ points, radius: size * 0.012, dress: thread(paintOf('#cfc3a0'), size * 0.03) }))
}

/** Handles of umbrellas that nobody came for, each with its number. */
export function handles(canvas, { width, height, px }) {
  canvas.lay(bench(width, height, { board: px(420), seed: 4 }))
  const kinds = [
    { dress: cherryWood, number: 2117 },
    { ...whangee(px(64)), number: 2160 },
    { dress: leather, number: 2183 },
    { dress: malacca, number: 2204 },
    { dress: lacquer('#7c1f24'), number: 2231 },
  ]
  kinds.forEach((kind, index) => layHandle(canvas, px, kind, index))
}

function layHandle(canvas, px, { number, ...kind }, index) {
  const [bend, radius] = [px(78 + (index % 2) * 8), px(31)]
  const stem = px(990 + 46 * ((index * 2) % 3))
  const lean = (index - 2) * 0.014
  const place = turnedAt([px(130 + index * 300), px(1330)], lean)
  const points = crook([0, 0], { reach: stem, bend, lower: 0.17 }).map(place)
  const tip = points.at(-1)
  canvas.lay(rod({ points, radius, ...kind }))
  canvas.lay(ballAt(tip[0], tip[1] + px(10), radius, paintOf('#c9b27a'), 0.6))
  const collar = { radius: radius * 1.1, dress: brass }
  canvas.lay(drum({ from: place([0, -stem * 0.5]), to: place([0, -stem * 0.58]), ...collar }))
  label(canvas, {
    at: place([px(132), -stem * 0.3 - px(30)]),
    angle: 1.38 + lean + (index % 3) * 0.13 - 0.1,
    size: px(236),
    number,
    tiedTo: place([radius * 0.6, -stem * 0.6]),
  })
}

/** An umbrella from the inside, half undressed: eight ribs in their runner, one of them broken. */
export function ribs(canvas, { width, height, px }) {
  canvas.lay(bench(width, height, { board: px(390), seed: 9 }))
  const hub = [px(800), px(1050)]
  const end = (rib, part, bow = 0) => {
    const angle = Math.PI * 1.06 + (rib / 7) * Math.PI * 0.88 + bow
    return [hub[0] + Math.cos(angle) * px(890) * part, hub[1] + Math.sin(angle) * px(890) * part]
  }
  for (let gore = 0; gore < 4; gore++) {
    const rim = Array.from({ length: 11 }, (_, i) => {
      const t = i / 10
      return end(gore + t, 0.985 - 0.36 * t * (1 - t))
    })
    const corners = [end(gore, 0.06), ...rim, end(gore + 1, 0.06)]
    canvas.lay(cloth({ corners, color: navy, size: px(700), seed: 20 + gore, folds: 1.4 }))
  }
  for (let rib = 0; rib < 8; rib++)
    layRib(canvas, px, (part, bow) => end(rib, part, bow), rib === 5)
  canvas.lay(disc({ at: hub, radius: px(96), hole: px(40), dress: brass }))
  canvas.lay(disc({ at: hub, radius: px(66), hole: px(46), dress: steel }))
  spool(canvas, { at: [px(1340), px(1060)], px, color: yellow, angle: -0.42 })
  for (const [x, y] of [
    [1010, 1110],
    [1075, 1060],
    [1120, 1135],
  ]) {
    canvas.lay(disc({ at: [px(x), px(y)], radius: px(24), hole: px(12), dress: brass }))
  }
  needleAt(canvas, { from: [px(250), px(1130)], to: [px(480), px(1100)], px })
}

function layRib(canvas, px, end, isBroken) {
  const wire = { radius: px(8), dress: steel }
  const whole = [end(0.1), end(0.4, 0.012), end(0.7, 0.018), end(1, 0.01)]
  canvas.lay(
    rod({ ...wire, points: isBroken ? [end(0.1), end(0.34, 0.01), end(0.58, 0.02)] : whole }),
  )
  if (isBroken)
    canvas.lay(rod({ ...wire, points: [end(0.6, 0.055), end(0.8, 0.12), end(0.97, 0.15)] }))
  canvas.lay(rod({ points: [end(0.08), end(0.5, 0.006)], radius: px(10), dress: steel, flat: 0.4 }))
  canvas.lay(disc({ at: end(0.5, 0.01), radius: px(17), dress: brass, thick: px(8) }))
  const last = isBroken ? end(0.985, 0.153) : end(1, 0.01)
  canvas.lay(ballAt(last[0], last[1], px(15), paintOf('#efe6cc'), 0.5))
}

function needleAt(canvas, { from, to, px }) {
  const radiusAt = (along, length) => 1 - 0.75 * Math.max(0, (along / length - 0.55) / 0.45)
  canvas.lay(rod({ points: [from, to], radius: px(5), dress: steel, radiusAt }))
}

/** A wooden reel with thread, on its side. */
function spool(canvas, { at, px, color, angle }) {
  const place = turnedAt(at, angle)
  const part = (from, to, radius, dress) =>
    canvas.lay(
      drum({ from: place([px(from), 0]), to: place([px(to), 0]), radius: px(radius), dress }),
    )
  part(-98, -72, 74, cherryWood)
  part(72, 98, 74, cherryWood)
  part(-76, 76, 60, thread(color, px(8)))
}

/** A new yellow gore on the bench, half sewn to its neighbor. */
export function sewing(canvas, { width, height, px }) {
  canvas.lay(bench(width, height, { board: px(400), seed: 14 }))
  const gore = (at, angle, length, half) => {
    const place = turnedAt(at, angle)
    const rim = Array.from({ length: 13 }, (_, i) => {
      const t = (i / 12) * 2 - 1
      return [length * (1 - 0.1 * (1 - t * t)), half * t]
    })
    return [[0, -px(7)], ...rim, [0, px(7)]].map(place)
  }
  canvas.lay(
    cloth({
      corners: gore([px(170), px(470)], 0.42, px(1180), px(440)),
      color: navy,
      size: px(1000),
      seed: 3,
    }),
  )
  canvas.lay(
    cloth({
      corners: gore([px(220), px(330)], 0.02, px(1180), px(360)),
      color: yellow,
      size: px(1000),
      seed: 8,
    }),
  )
  pins(canvas, px)
  const trail = curve(
    [
      [px(900), px(640)],
      [px(1010), px(900)],
      [px(1180), px(760)],
      [px(1275), px(985)],
      [px(1340), px(1010)],
    ],
    40,
  )
  canvas.lay(rod({ points: trail, radius: px(4), dress: thread(yellow, px(9)) }))
  needleAt(canvas, { from: [px(1330), px(1013)], to: [px(1490), px(1060)], px })
  spool(canvas, { at: [px(215), px(1010)], px, color: yellow, angle: 0.5 })
  scissors(canvas, { at: [px(780), px(1050)], angle: -0.16, px })
}

function pins(canvas, px) {
  const random = randomFrom(31)
  for (let n = 0; n < 7; n++) {
    const t = 0.38 + n * 0.09
    const at = [px(220 + 1180 * t), px(330 + 350 * t * 0.93)]
    const tilt = 1.5 + random() * 0.25
    const head = [at[0] + Math.cos(tilt) * px(46), at[1] + Math.sin(tilt) * px(46)]
    canvas.lay(
      rod({
        points: [[at[0] - Math.cos(tilt) * px(40), at[1] - Math.sin(tilt) * px(40)], head],
        radius: px(2.4),
        dress: steel,
      }),
    )
    canvas.lay(ballAt(head[0], head[1], px(10), paintOf(n % 2 ? '#b3271f' : '#f1eee4'), 0.7))
  }
}

function scissors(canvas, { at, angle, px }) {
  for (const side of [1, -1]) {
    const place = turnedAt(at, angle + side * 0.085)
    const blade = [
      [0, 0],
      [px(330), side * px(4)],
    ].map(place)
    const radiusAt = (along, length) => 1.05 - 0.92 * (along / length)
    canvas.lay(rod({ points: blade, radius: px(24), dress: steel, radiusAt, flat: 0.72 }))
    const shank = [
      [px(10), 0],
      [-px(90), -side * px(16)],
      [-px(150), -side * px(38)],
    ].map(place)
    canvas.lay(rod({ points: shank, radius: px(15), dress: lacquer('#1b1d20') }))
    const ring = Array.from({ length: 29 }, (_, i) => {
      const turn = (i / 28) * 2 * Math.PI
      return place([-px(225) + Math.cos(turn) * px(80), -side * px(62) + Math.sin(turn) * px(48)])
    })
    canvas.lay(rod({ points: ring, radius: px(15), dress: lacquer('#1b1d20') }))
  }
  canvas.lay(
    disc({ at: turnedAt(at, angle)([px(28), 0]), radius: px(15), dress: brass, thick: px(6) }),
  )
}

/** A smooth line through points. */
function curve(points, steps) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = (i / steps) * (points.length - 1)
    const k = Math.min(points.length - 2, Math.floor(t))
    const f = t - k
    const at = (n) => points[Math.min(points.length - 1, Math.max(0, n))]
    return [0, 1].map((c) => {
      const [p, q, r, s] = [at(k - 1)[c], at(k)[c], at(k + 1)[c], at(k + 2)[c]]
      return (
        0.5 *
        (2 * q +
          (r - p) * f +
          (2 * p - 5 * q + 4 * r - s) * f * f +
          (3 * q - p - 3 * r + s) * f ** 3)
      )
    })
  })
}
