/** Products by themselves, in the light of one window. */
import { box, revolve, rod, turned } from './shapes.mjs'
import { bulbShapes, curve, outlines, pendant, shade } from './lamps.mjs'
import { bulbLight } from './materials.mjs'
import { plainShade, scene, table, wall } from './room.mjs'

const hanging = { from: [0, 36, 262], to: [0, 50, 0], fieldOfView: 21.6 }

const standing = { from: [0, 60, 262], to: [0, 26, 0], fieldOfView: 19.5 }

export function pendantStudio(outline, y, options = {}) {
  const lamp = pendant({ outline, at: [0, y, 0], ...options })
  return scene({ shapes: [wall(), ...lamp.shapes], bulbs: lamp.bulbs, camera: hanging })
}

export function tableStudio(lamp, camera = standing) {
  return scene({ shapes: [wall(-70), table(), ...lamp.shapes], bulbs: lamp.bulbs ?? [], camera })
}

export function semaphore() {
  const [x, y, z] = [4, 50, 10]
  const turn = turned(-24, 0, 0)
  const bulbAt = [x, y + 5, z - 2.2]
  return scene({
    shapes: [
      wall(-58),
      shade({ outline: outlines.cone, at: [x, y, z], turn, coat: 'paint' }),
      revolve({
        at: [x, y + 17.4, z - 7.6],
        turn,
        profile: [
          [0.01, 4],
          [1.4, 3.6],
          [2, 0.6],
          [2.1, 0],
        ],
        materials: 'brass',
      }),
      rod({
        points: [
          [x, y + 20, z - 8.6],
          [3, 72, z - 9.2],
          [0, 73, z - 14],
          [0, 73, -57],
        ],
        radius: 0.85,
        material: 'brass',
      }),
      revolve({
        at: [0, 73, -58],
        turn: turned(90),
        profile: [
          [0.01, 2.6],
          [7, 2.2],
          [7.6, 1.2],
          [7.6, 0],
        ],
        materials: 'paint',
      }),
      rod({
        points: [
          [0, 69, -55],
          [0, 77, -55],
        ],
        radius: 1.3,
        material: 'brass',
      }),
      ...bulbShapes(bulbAt, 2.4, 0),
    ],
    bulbs: [{ at: bulbAt, radius: 2.4, color: bulbLight(26) }],
    camera: { from: [96, 58, 240], to: [0, 56, -16], fieldOfView: 17.5 },
  })
}

export function gangway() {
  const neck = Array.from({ length: 17 }, (_, i) => {
    const turn = Math.PI * (1 - i / 16)
    return [0, 70 + Math.sin(turn) * 15, -17 + Math.cos(turn) * 15 * -1 * -1]
  })
  const end = neck.at(-1)
  const at = [0, 44, end[2]]
  const bulbAt = [0, 49, end[2]]
  return scene({
    shapes: [
      wall(-58),
      shade({ outline: outlines.gangway, at, coat: 'paint' }),
      revolve({
        at: [0, 57, end[2]],
        profile: [
          [0.01, 6],
          [1.6, 6],
          [2, 4],
          [2.7, 1],
          [2.7, 0],
        ],
        materials: 'paint',
      }),
      rod({
        points: [
          [0, 61, end[2]],
          ...neck.toReversed(),
          [0, 64, -32],
          [0, 60, -36],
          [0, 58, -42],
          [0, 58, -57],
        ],
        radius: 1.25,
        material: 'paint',
      }),
      revolve({
        at: [0, 58, -58],
        turn: turned(90),
        profile: [
          [0.01, 2.4],
          [7.4, 2],
          [8.2, 1],
          [8.2, 0],
        ],
        materials: 'paint',
      }),
      ...bulbShapes(bulbAt, 2.6, 58),
    ],
    bulbs: [{ at: bulbAt, radius: 2.6, color: bulbLight(28) }],
    camera: { from: [112, 50, 236], to: [0, 58, -18], fieldOfView: 19 },
  })
}

export function cordCoil() {
  const turns = 9
  const points = Array.from({ length: turns * 40 + 1 }, (_, i) => {
    const turn = (i / 40) * Math.PI * 2
    const lap = Math.floor(i / 40)
    const radius = 17 + (lap % 3) * 2.1 + Math.sin(turn * 2 + lap * 1.7) * 0.7
    const height = 1.1 + Math.floor(lap / 3) * 1.9 + Math.sin(turn * 3 + lap) * 0.25
    return [Math.cos(turn) * radius, height, Math.sin(turn) * radius]
  })
  const tail = [
    [20, 1, -4],
    [25, 1, 6],
    [27, 1, 16],
    [22, 1, 25],
    [12, 1, 30],
    [2, 1, 31],
  ]
  const parts = []
  for (let i = 0; i < points.length - 1; i += 10) {
    parts.push(rod({ points: points.slice(i, i + 11), radius: 1.05, material: 'paintCord' }))
  }
  const band = Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 12) * Math.PI * 2
    return [-19.3 + Math.cos(turn) * 4.2, 3.1 + Math.sin(turn) * 3.9, 0]
  })
  return scene({
    shapes: [
      wall(-70),
      table(),
      ...parts,
      rod({ points: curve3(tail), radius: 1.05, material: 'paintCord' }),
      rod({ points: band, radius: 0.55, material: 'paper' }),
    ],
    camera: { from: [0, 120, 196], to: [0, 6, 2], fieldOfView: 19 },
  })
}

function curve3(points) {
  const flat = curve(
    points.map(([x, , z]) => [x, z]),
    8,
  )
  return flat.map(([x, z]) => [x, points[0][1], z])
}

const coats = ['blue', 'red', 'green', 'yellow', 'whiteware', 'black']

export function tilesOnTable() {
  const tiles = coats.map((coat, i) =>
    box({
      size: [15, 0.7, 22],
      at: [-19 + (i % 3) * 19 + (i > 2 ? 3 : 0), 0.4 + i * 0.02, i > 2 ? 17 : -10],
      turn: turned(0, [-5, 3, -2, 6, -4, 2][i], 0),
      material: coat,
    }),
  )
  const holes = tiles.map(({ bounds: [x, , z] }) =>
    rod({
      points: [
        [x, 0.3, z - 8.6],
        [x, 0.31, z - 8.6],
      ],
      radius: 0.6,
      material: 'rim',
    }),
  )
  tiles.push(...holes)
  return scene({
    shapes: [wall(-90), table(), ...tiles],
    camera: { from: [4, 170, 150], to: [1, 0, 3], fieldOfView: 21 },
  })
}

export function tilesOnWall() {
  const tiles = coats.flatMap((coat, i) => {
    const [x, y] = [-22 + (i % 3) * 22, i > 2 ? 34 : 66]
    return [
      box({
        size: [15, 22, 0.7],
        at: [x, y, -57],
        turn: turned(-2, 0, [1.5, -1, 0.6, -1.4, 0.4, 1][i]),
        material: coat,
      }),
      rod({
        points: [
          [x, y + 8.6, -57.5],
          [x, y + 8.9, -54.6],
        ],
        radius: 0.5,
        material: 'brass',
      }),
    ]
  })
  return scene({
    shapes: [wall(-58), ...tiles],
    camera: { from: [10, 52, 240], to: [0, 50, -57], fieldOfView: 20 },
  })
}

export function rimDetail() {
  const lamp = pendant({ outline: 'slip', at: [0, 40, 0], glow: 30 })
  return scene({
    shapes: [wall(), ...lamp.shapes],
    bulbs: lamp.bulbs,
    camera: { from: [-34, 33, 120], to: [-11, 43.5, 10], fieldOfView: 14.5 },
  })
}

export function oldShade(coat, inner) {
  return tableStudio(
    { shapes: [shade({ outline: outlines.slip, at: [0, 0.6, 0], coat, inner })] },
    { from: [0, 66, 262], to: [0, 12, 0], fieldOfView: 17.5 },
  )
}

export function cupStudio() {
  return tableStudio(
    { shapes: [plainShade('cup', 'paint', [0, 0.6, 0])] },
    { from: [0, 66, 262], to: [0, 8, 0], fieldOfView: 14.5 },
  )
}

export function planOnTable() {
  return {
    ...scene({
      shapes: [
        wall(-110),
        table(),
        box({ size: [44, 0.12, 57], at: [2, 0.08, 2], turn: turned(0, 7, 0), material: 'paper' }),
        box({ size: [44, 0.12, 57], at: [1, 0.22, 1], turn: turned(0, 2, 0), material: 'plan' }),
        rod({
          points: [
            [22, 0.9, 26],
            [33, 0.9, -4],
          ],
          radius: 0.7,
          material: 'pencil',
        }),
      ],
      camera: { from: [4, 176, 150], to: [2, 0, 0], fieldOfView: 20.5 },
    }),
    drawings: { plan: { size: [44, 0.12, 57], axis: 'top', gloss: 0 } },
  }
}
