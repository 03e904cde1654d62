/** Things that stand about on tables. */
import { box, revolve, rod, turned } from './shapes.mjs'
import { curve } from './lamps.mjs'

/** A turned vessel with a wall: bowl, mug or plate. */
export function vessel({ outline, at, coat = 'whiteware', rim = 0.3 }) {
  const base = outline[0]
  const out = curve(outline)
  const inside = out
    .map(([r, y]) => [Math.max(0.01, r - 0.45), Math.max(y, base[1] + 0.5)])
    .reverse()
  const top = out.at(-1)
  const profile = [
    [0.01, base[1]],
    ...out,
    [top[0], top[1] + rim],
    [top[0] - 0.45, top[1] + rim],
    ...inside,
    [0.01, base[1] + 0.5],
  ]
  const materials = profile
    .slice(1)
    .map((_, i) => (i >= out.length && i < out.length + 3 ? 'rim' : coat))
  return revolve({ profile, materials, at })
}

export const bowl = (at, coat) =>
  vessel({
    at,
    coat,
    outline: [
      [4.5, 0],
      [5, 0.6],
      [9.5, 3.4],
      [12.4, 8.4],
    ],
  })

export const plate = (at, coat) =>
  vessel({
    at,
    coat,
    outline: [
      [7, 0],
      [8, 0.3],
      [11, 1.2],
      [13.4, 1.7],
    ],
  })

export function mug(at, coat) {
  const [x, y, z] = at
  const handle = Array.from({ length: 11 }, (_, i) => {
    const turn = -1.35 + (i / 10) * 2.7
    return [x + 3.7 + Math.cos(turn) * 2.4, y + 4.4 + Math.sin(turn) * 2.7, z + 0.8]
  })
  return [
    vessel({
      at,
      coat,
      outline: [
        [3.6, 0],
        [4.1, 0.4],
        [4.2, 4],
        [4.2, 8.2],
      ],
    }),
    rod({ points: handle, radius: 0.5, material: coat }),
  ]
}

export function pear([x, y, z], tilt = 8, around = 0) {
  const outline = curve([
    [0.01, 0.4],
    [2.4, 0.3],
    [3.9, 2.2],
    [3.7, 4.4],
    [2.2, 6.8],
    [1.5, 8.4],
    [0.8, 9.4],
    [0.01, 9.3],
  ])
  const turn = turned(tilt, around, tilt)
  return [
    revolve({ profile: outline, materials: 'pear', at: [x, y, z], turn }),
    rod({
      points: [
        [0, 8.6, 0],
        [0.3, 10.4, 0],
        [1, 11.4, 0],
      ].map(([a, b, c]) => [
        x + turn[0] * a + turn[1] * b + turn[2] * c,
        y + turn[3] * a + turn[4] * b + turn[5] * c,
        z + turn[6] * a + turn[7] * b + turn[8] * c,
      ]),
      radius: 0.16,
      material: 'stalk',
    }),
  ]
}

export function book([x, y, z], size, material, around) {
  const turn = turned(0, around, 0)
  const [w, h, d] = size
  return [
    box({ size: [w, h, d], at: [x, y + h / 2, z], turn, material }),
    box({ size: [w + 0.04, h * 0.72, d - 0.8], at: [x, y + h / 2, z], turn, material: 'paper' }),
  ]
}
