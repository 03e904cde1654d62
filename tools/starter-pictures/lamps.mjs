import { revolve, rod, sphere } from './shapes.mjs'
import { bulbLight } from './materials.mjs'

/** A smooth line through points. */
export function curve(points, steps = 6) {
  const line = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (k) => points[Math.min(points.length - 1, Math.max(0, i + k))],
    )
    for (let s = 0; s < steps; s++) line.push(between(a, b, c, d, s / steps))
  }
  return [...line, points.at(-1)]
}

function between(a, b, c, d, t) {
  return [0, 1].map((k) => {
    const m = (c[k] - a[k]) / 2
    const n = (d[k] - b[k]) / 2
    const t2 = t * t
    const t3 = t2 * t
    return (
      (2 * t3 - 3 * t2 + 1) * b[k] +
      (t3 - 2 * t2 + t) * m +
      (3 * t2 - 2 * t3) * c[k] +
      (t3 - t2) * n
    )
  })
}

/**
 * A spun shade: the outside as a line from neck to rim, the inside a wall's thickness away, and a
 * dark line at the rim where the ground coat shows.
 */
export function shade({
  outline,
  at,
  turn = undefined,
  coat = 'paint',
  inner = 'white',
  wall = 0.35,
  rim = 0.55,
}) {
  const outside = curve(outline)
  const [rimRadius, rimHeight] = outside.at(-1)
  const inside = outside.map(([r, y], i) => {
    const before = outside[Math.max(0, i - 1)]
    const after = outside[Math.min(outside.length - 1, i + 1)]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    return [
      Math.max(0.05, r + ((after[1] - before[1]) / length) * wall),
      y - ((after[0] - before[0]) / length) * wall,
    ]
  })
  const under = [rimRadius, rimHeight - rim]
  const profile = [...outside, under, [rimRadius - wall, rimHeight - rim], ...inside.reverse()]
  const materials = profile.slice(1).map((_, i) => {
    if (i < outside.length - 1) return coat
    if (i < outside.length + 1) return 'rim'
    return inner
  })
  return revolve({ profile, materials, at, turn })
}

/** Outlines [radius, height], with the rim at height 0 and the neck on top. */
export const outlines = {
  slip: [
    [2.2, 17],
    [2.6, 15.4],
    [6.5, 14.6],
    [14, 12.2],
    [21, 7.8],
    [25, 3.2],
    [26, 0.8],
  ],
  bell: [
    [2.2, 37],
    [3.4, 35.2],
    [7.4, 32.5],
    [9.6, 26],
    [10.6, 18],
    [12.2, 9],
    [15.5, 2.6],
    [17, 0.6],
  ],
  saucer: [
    [2.2, 9.2],
    [2.8, 7.8],
    [8, 6.9],
    [16, 5.2],
    [24, 2.6],
    [28.6, 0.5],
  ],
  thimble: [
    [2, 22.5],
    [3.2, 21],
    [7, 19.4],
    [9.2, 16],
    [10.2, 10],
    [11.1, 3],
    [11.3, 0.4],
  ],
  wharf: [
    [2.4, 30],
    [3.6, 28.4],
    [6.2, 27.2],
    [7.6, 24],
    [12, 19.6],
    [21, 12.4],
    [29.5, 5],
    [31, 1.2],
  ],
  keeper: [
    [2, 15.5],
    [3, 14.6],
    [8, 13.4],
    [14, 9.6],
    [18, 4.2],
    [19.2, 0.8],
  ],
  cap: [
    [0.4, 14],
    [4.5, 13.6],
    [9.5, 11.2],
    [13.2, 6.6],
    [14.6, 1],
  ],
  cone: [
    [2, 19],
    [3.4, 18.2],
    [4.6, 15.4],
    [8.6, 7.6],
    [12, 0.8],
  ],
  gangway: [
    [2.6, 13.5],
    [4, 12.6],
    [5.2, 9.8],
    [11, 6.2],
    [18.4, 2],
    [19.6, 0.6],
  ],
  cup: [
    [1.4, 13],
    [6, 12.6],
    [15, 10.4],
    [18.6, 5.4],
    [19.4, 0.6],
  ],
}

/** A pendant with its cord and a burning bulb. */
export function pendant({
  outline,
  at,
  coat = 'paint',
  bulbDrop = 0.42,
  bulbRadius = 2.6,
  glow = 34,
}) {
  const neck = outlines[outline][0]
  const [x, y, z] = at
  const top = y + neck[1]
  const bulbAt = [x, y + neck[1] * bulbDrop, z]
  return {
    shapes: [
      shade({ outline: outlines[outline], at, coat }),
      revolve({
        at: [x, top - 0.2, z],
        profile: [
          [0.01, 4.6],
          [0.9, 4.6],
          [1.15, 3.6],
          [1.2, 1.2],
          [2.3, 0.9],
          [2.35, 0],
          [0.01, 0],
        ],
        materials: 'brass',
      }),
      rod({
        points: [
          [x, top + 3, z],
          [x, top + 190, z],
        ],
        radius: 0.42,
        material: 'cord',
      }),
      ...bulbShapes(bulbAt, bulbRadius, top),
    ],
    bulbs: [{ at: bulbAt, radius: bulbRadius, color: bulbLight(glow) }],
  }
}

export function bulbShapes(at, radius, socketTop) {
  const bulb = sphere({ at, radius, material: 'bulb' })
  bulb.unshadowed = true
  const [x, y, z] = at
  const socket = rod({
    points: [
      [x, y + radius + 0.8, z],
      [x, socketTop - 1, z],
    ],
    radius: Math.min(1.7, radius * 0.7),
    material: 'whiteware',
  })
  return socketTop - 1 > y + radius + 0.8 ? [bulb, socket] : [bulb]
}

/** The Keeper: foot, brass stem and a dome. */
export function keeper({ at: [x, y, z], coat = 'paint', glow = 30 }) {
  const rim = y + 41
  const bulbAt = [x, rim + 5.5, z]
  return {
    shapes: [
      shade({ outline: outlines.keeper, at: [x, rim, z], coat }),
      revolve({
        at: [x, y, z],
        profile: [
          ...curve([
            [1.6, 7.4],
            [3.4, 5.6],
            [9, 3.4],
            [12.4, 1.6],
            [12.8, 0.5],
          ]),
          [12.6, 0],
          [0.01, 0],
        ],
        materials: coat,
      }),
      revolve({
        at: [x, y, z],
        profile: [
          [1.7, 7],
          [1.7, 8.4],
          [0.75, 9.2],
          [0.75, 22],
          [1.3, 22.4],
          [1.3, 24.2],
          [0.75, 24.6],
          [0.75, 50],
        ],
        materials: 'brass',
      }),
      rod({
        points: [
          [x, y + 23.3, z],
          [x + 0.6, y + 23.3, z + 3.4],
        ],
        radius: 0.5,
        material: 'brass',
      }),
      revolve({
        at: [x, rim + 15.2, z],
        profile: [
          [0.01, 3.6],
          [0.8, 3.2],
          [0.8, 1.6],
          [2.1, 0.6],
          [2.1, 0],
        ],
        materials: 'brass',
      }),
      ...bulbShapes(bulbAt, 2.6, rim + 15),
    ],
    bulbs: [{ at: bulbAt, radius: 2.6, color: bulbLight(glow) }],
  }
}

/** The Night Watch: a cap and a foot off the same block. */
export function nightWatch({ at: [x, y, z], coat = 'paint', glow = 22 }) {
  const rim = y + 26
  const bulbAt = [x, rim + 3.4, z]
  return {
    shapes: [
      shade({ outline: outlines.cap, at: [x, rim, z], coat }),
      revolve({
        at: [x, y, z],
        profile: [
          ...curve([
            [3, 11.6],
            [4.6, 10],
            [9.4, 5],
            [10.4, 1],
          ]),
          [10.2, 0],
          [0.01, 0],
        ],
        materials: coat,
      }),
      revolve({
        at: [x, y, z],
        profile: [
          [2.9, 11],
          [2.9, 12.4],
          [1.5, 13],
          [1.5, 32],
        ],
        materials: 'brass',
      }),
      ...bulbShapes(bulbAt, 2.4, rim + 3),
    ],
    bulbs: [{ at: bulbAt, radius: 2.4, color: bulbLight(glow) }],
  }
}
