import { box, plane, revolve, rod, turned } from './shapes.mjs'
import { bulbShapes, curve, keeper, nightWatch, outlines, pendant, shade } from './lamps.mjs'
import { bulbLight, cords, enamels, materialTable } from './materials.mjs'

const day = {
  at: [-150, 105, 120],
  across: [70, 0, 105],
  up: [0, 150, 0],
  facing: [0.832, 0, -0.555],
  area: 126 * 150,
  color: [7.4, 7.6, 7.8],
  seen: 0.62,
}
const dusk = { ...day, color: [1.0, 1.25, 1.75], seen: 0.7 }
const dayAmbient = { low: [0.3, 0.29, 0.27], high: [0.42, 0.43, 0.44], deep: [0.16, 0.16, 0.155] }
const duskAmbient = { low: [0.06, 0.06, 0.07], high: [0.08, 0.09, 0.12], deep: [0.03, 0.03, 0.034] }

const wall = (distance = -58) => plane({ normal: [0, 0, 1], distance, material: 'wall' })
const table = () => plane({ normal: [0, 1, 0], distance: 0, material: 'table' })

const portrait = { width: 1040, height: 1300, samples: 8 }
const hanging = { from: [0, 36, 262], to: [0, 50, 0], fieldOfView: 21.6 }
const standing = { from: [0, 60, 262], to: [0, 26, 0], fieldOfView: 19.5 }

function scene({ shapes, bulbs = [], camera, window = day, ambient = dayAmbient, exposure = 1 }) {
  return { shapes, bulbs, camera, window, ambient, exposure, materials: materialTable }
}

function join(...lamps) {
  return {
    shapes: lamps.flatMap((one) => one.shapes),
    bulbs: lamps.flatMap((one) => one.bulbs ?? []),
  }
}

function pendantStudio(outline, y, options = {}) {
  const lamp = pendant({ outline, at: [0, y, 0], ...options })
  return scene({ shapes: [wall(), ...lamp.shapes], bulbs: lamp.bulbs, camera: hanging })
}

function tableStudio(lamp, camera = standing) {
  return scene({ shapes: [wall(-70), table(), ...lamp.shapes], bulbs: lamp.bulbs ?? [], camera })
}

/** A turned vessel with a wall: bowl, mug or plate. */
function vessel({ outline, at, coat = 'whiteware', rim = 0.3 }) {
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

const bowl = (at, coat) =>
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
const plate = (at, coat) =>
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
function mug(at, coat) {
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
function pear([x, y, z], tilt = 8, around = 0) {
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
        [x, y + 9, z],
        [x + 0.3, y + 10.4, z],
        [x + 1, y + 11.4, z],
      ],
      radius: 0.16,
      material: 'stalk',
    }),
  ]
}
function book([x, y, z], size, material, around) {
  const turn = turned(0, around, 0)
  const [w, h, d] = size
  return [
    box({ size: [w, h, d], at: [x, y + h / 2, z], turn, material }),
    box({ size: [w + 0.04, h * 0.72, d - 0.8], at: [x, y + h / 2, z], turn, material: 'paper' }),
  ]
}

function supper(camera, extra = []) {
  const lamp = pendant({ outline: 'slip', at: [4, 52, 0], glow: 420, bulbRadius: 2.8 })
  const things = [
    bowl([2, 0, 2], 'whiteware'),
    ...[
      pear([-1.5, 3.2, 1], 12, 20),
      pear([4.8, 3, -0.5], -14, 120),
      pear([2.4, 3.6, 5], 20, 250),
    ].flat(),
    ...mug([27, 0, 9], 'yellow'),
    plate([-27, 0, 8], 'whiteware'),
    plate([-27, 1.3, 8], 'whiteware'),
    ...pear([15.5, -0.2, 16], 3, 60),
    ...book([52, 0, -4], [22, 2.4, 15], 'bookA', 14),
    ...book([51, 2.4, -4], [18, 1.8, 13], 'bookC', -6),
  ]
  return scene({
    shapes: [wall(-74), table(), ...lamp.shapes, ...things, ...extra],
    bulbs: lamp.bulbs,
    camera,
    window: dusk,
    ambient: duskAmbient,
    exposure: 1.35,
  })
}

function bellRow() {
  const lamps = [
    ['black', -34],
    ['white', 0],
    ['green', 34],
  ].map(([coat, x]) => pendant({ outline: 'bell', at: [x, 54, -10], coat, glow: 260 }))
  const { shapes, bulbs } = join(...lamps)
  const things = [
    ...mug([-22, 0, 6], 'blue'),
    ...mug([-11, 0, 1], 'whiteware'),
    bowl([20, 0, 4], 'green'),
    ...pear([37, -0.2, 10], 4, 20),
    ...pear([43, -0.2, 4], -8, 120),
  ]
  return scene({
    shapes: [wall(-60), table(), ...shapes, ...things],
    bulbs,
    camera: { from: [10, 60, 300], to: [0, 46, 0], fieldOfView: 23.5 },
    window: { ...day, color: [2.6, 2.9, 3.4] },
    ambient: { low: [0.12, 0.12, 0.12], high: [0.16, 0.17, 0.2], deep: [0.06, 0.06, 0.06] },
    exposure: 1.2,
  })
}

function deskEvening() {
  const lamp = keeper({ at: [-8, 0, -12], coat: 'red', glow: 240 })
  const things = [
    box({ size: [30, 0.12, 21], at: [20, 0.06, 12], turn: turned(0, -14, 0), material: 'paper' }),
    box({ size: [30, 0.12, 21], at: [21, 0.2, 11], turn: turned(0, -8, 0), material: 'paper' }),
    rod({
      points: [
        [12, 0.75, 19],
        [27, 0.75, 15],
      ],
      radius: 0.42,
      material: 'pencil',
    }),
    ...book([-34, 0, -6], [20, 3, 14], 'bookB', 10),
    ...book([-34.5, 3, -6], [19, 2.2, 13], 'bookA', 4),
    ...mug([-33, 5.2, -6], 'whiteware'),
  ]
  return scene({
    shapes: [wall(-50), table(), ...lamp.shapes, ...things],
    bulbs: lamp.bulbs,
    camera: { from: [16, 58, 230], to: [-2, 29, 0], fieldOfView: 22.5 },
    window: dusk,
    ambient: duskAmbient,
    exposure: 1.4,
  })
}

function bedside() {
  const lamp = nightWatch({ at: [6, 0, -6], coat: 'white', glow: 130 })
  const things = [
    ...book([-20, 0, 2], [19, 2.6, 13], 'bookA', 24),
    ...book([-20, 2.6, 2], [17, 2, 12], 'bookB', 12),
    vessel({
      at: [-20, 4.6, 2],
      coat: 'blue',
      outline: [
        [3, 0],
        [3.4, 0.3],
        [3.7, 4],
        [3.7, 6],
      ],
    }),
  ]
  return scene({
    shapes: [wall(-30), table(), ...lamp.shapes, ...things],
    bulbs: lamp.bulbs,
    camera: { from: [-6, 46, 210], to: [-3, 20, 0], fieldOfView: 18.5 },
    window: { ...dusk, color: [0.5, 0.7, 1.2] },
    ambient: duskAmbient,
    exposure: 1.5,
  })
}

function semaphore() {
  const [x, y, z] = [4, 50, 10]
  const turn = turned(-24, 0, 0)
  const bulbAt = [x, y + 5, z - 2.2]
  const arm = [
    [0, 72, -56],
    [0, 72, -10],
    [1, 72, 4],
    [3, 71, 9],
  ]
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

function gangway() {
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

function cordCoil() {
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

function tilesOnTable() {
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

function tilesOnWall() {
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

function rimDetail() {
  const lamp = pendant({ outline: 'slip', at: [0, 40, 0], glow: 30 })
  return scene({
    shapes: [wall(), ...lamp.shapes],
    bulbs: lamp.bulbs,
    camera: { from: [-34, 33, 120], to: [-11, 43.5, 10], fieldOfView: 14.5 },
  })
}

function plainShade(outline, coat, at, turn = undefined, inner = 'white') {
  return shade({ outline: outlines[outline], coat, at, turn, inner })
}

function oldShade(coat, inner) {
  return tableStudio(
    { shapes: [shade({ outline: outlines.slip, at: [0, 0.6, 0], coat, inner })] },
    { from: [0, 66, 262], to: [0, 12, 0], fieldOfView: 17.5 },
  )
}

function cupStudio() {
  return tableStudio(
    { shapes: [plainShade('cup', 'paint', [0, 0.6, 0])] },
    { from: [0, 66, 262], to: [0, 8, 0], fieldOfView: 14.5 },
  )
}

function shelf(y, z = -30, depth = 50) {
  return box({ size: [600, 3, depth], at: [0, y - 1.5, z], material: 'table' })
}

function rack(camera, size) {
  const placed = []
  const put = (outline, coat, x, y, z = -26) =>
    placed.push(
      plainShade(outline, coat, [x, y + 0.6, z], undefined, coat === 'steel' ? 'steel' : 'white'),
    )
  put('slip', 'blue', -108, 0)
  put('slip', 'blue', -108, 5.5)
  put('slip', 'white', -108, 11)
  put('bell', 'green', -62, 0)
  put('bell', 'yellow', -24, 0)
  put('thimble', 'red', 6, 0)
  put('thimble', 'white', 32, 0)
  put('saucer', 'yellow', 74, 0)
  put('saucer', 'yellow', 74, 3.6)
  put('saucer', 'red', 74, 7.2)
  put('cone', 'green', 118, 0)
  put('wharf', 'black', -84, 62)
  put('keeper', 'red', -26, 62)
  put('keeper', 'red', -26, 67)
  put('keeper', 'green', -26, 72)
  put('cup', 'white', 22, 62)
  put('cup', 'blue', 22, 67)
  put('slip', 'steel', 74, 62)
  put('slip', 'steel', 74, 67)
  put('slip', 'steel', 74, 72)
  put('bell', 'steel', 122, 62)
  put('gangway', 'blue', -136, 62)
  put('gangway', 'green', -136, 67)
  put('thimble', 'blue', 140, 0)
  put('bell', 'black', -148, 0)
  return {
    ...size,
    scene: scene({
      shapes: [wall(-56), shelf(0), shelf(62), shelf(124), ...placed],
      camera,
      window: { ...day, at: [-190, 120, 150] },
    }),
  }
}

function kiln() {
  const opening = 30
  const bricks = [
    box({ size: [300, 200, 20], at: [-150 - opening, 60, -50], material: 'brick' }),
    box({ size: [300, 200, 20], at: [150 + opening, 60, -50], material: 'brick' }),
    box({ size: [400, 160, 20], at: [0, 80 + 74, -50], material: 'brick' }),
    box({ size: [400, 40, 20], at: [0, -20 + 6, -50], material: 'brick' }),
    box({ size: [140, 140, 2], at: [0, 40, -128], material: 'ember' }),
    box({ size: [64, 2, 80], at: [0, 5, -90], material: 'brick' }),
    box({ size: [72, 6, 24], at: [0, 77, -50], material: 'iron' }),
  ]
  const lamp = [
    plainShade('wharf', 'hot', [0, 20, -20], undefined, 'hot'),
    rod({
      points: [
        [-8, 18, -80],
        [-8, 18, 60],
        [-4, 17, 110],
      ],
      radius: 1,
      material: 'iron',
    }),
    rod({
      points: [
        [8, 18, -80],
        [8, 18, 60],
        [4, 17, 110],
      ],
      radius: 1,
      material: 'iron',
    }),
    rod({
      points: [
        [0, 17, 108],
        [0, 14, 260],
      ],
      radius: 1.4,
      material: 'iron',
    }),
  ]
  return scene({
    shapes: [...bricks, ...lamp, plane({ normal: [0, 1, 0], distance: -34, material: 'brick' })],
    bulbs: [{ at: [0, 46, -100], radius: 14, color: [40, 10, 1.2] }],
    camera: { from: [58, 66, 210], to: [2, 38, -50], fieldOfView: 31 },
    window: dusk,
    ambient: duskAmbient,
    exposure: 1.2,
  })
}

function blocks() {
  const solid = (outline, x, y, z = -24) =>
    revolve({
      profile: [
        ...curve([[0.01, outlines[outline][0][1]], ...outlines[outline]]),
        [outlines[outline].at(-1)[0], 0],
        [0.01, 0],
      ],
      materials: 'maple',
      at: [x, y, z],
    })
  return scene({
    shapes: [
      wall(-56),
      shelf(0, -26, 46),
      shelf(58, -26, 46),
      solid('bell', -44, 0),
      plainShade('bell', 'steel', [2, 0.6, -22], undefined, 'steel'),
      plainShade('bell', 'white', [48, 0.6, -24]),
      solid('slip', -96, 0),
      solid('cone', 92, 0),
      solid('thimble', 124, 0),
      solid('wharf', -70, 58),
      solid('keeper', 4, 58),
      solid('saucer', 70, 58),
      solid('cap', 118, 58),
      solid('cup', -132, 58),
      solid('thimble', -138, 0),
    ],
    camera: { from: [16, 46, 250], to: [0, 36, -24], fieldOfView: 23 },
  })
}

function lathe() {
  const across = turned(0, 0, 90)
  const onSide = (outline, x, coat, y = 46) =>
    shade({
      outline: outlines[outline],
      coat,
      inner: coat === 'steel' ? 'steel' : 'white',
      at: [x, y, 0],
      turn: across,
    })
  return scene({
    shapes: [
      wall(-60),
      table(),
      revolve({
        at: [30, 46, 0],
        turn: across,
        profile: [
          [0.01, 2],
          [17, 2],
          [17.2, 1],
          [17.2, -9],
          [15, -10],
          [0.01, -10],
        ],
        materials: 'maple',
      }),
      onSide('bell', 28, 'steel'),
      revolve({
        at: [72, 46, 0],
        turn: across,
        profile: [
          [0.01, 34],
          [7, 34],
          [7, 20],
          [11, 19],
          [11, 0],
          [0.01, 0],
        ],
        materials: 'iron',
      }),
      revolve({
        at: [-14, 46, 0],
        turn: across,
        profile: [
          [0.01, 12],
          [3, 11],
          [3.4, 6],
          [2, 5],
          [2, -30],
          [0.01, -30],
        ].toReversed(),
        materials: 'steel',
      }),
      box({ size: [40, 36, 26], at: [66, 18, 0], material: 'iron' }),
      box({ size: [24, 36, 20], at: [-42, 18, 0], material: 'iron' }),
      revolve({
        at: [-42, 46, 0],
        turn: across,
        profile: [
          [0.01, 14],
          [8, 14],
          [9, 12],
          [9, -14],
          [0.01, -14],
        ],
        materials: 'iron',
      }),
      rod({
        points: [
          [-8, 47, 20],
          [60, 60, 74],
        ],
        radius: 1.1,
        material: 'steel',
      }),
      rod({
        points: [
          [40, 56, 58],
          [60, 60, 74],
        ],
        radius: 1.9,
        material: 'maple',
      }),
      bowl([-4, 0, 30], 'whiteware'),
    ],
    camera: { from: [20, 74, 240], to: [6, 36, 0], fieldOfView: 24 },
  })
}

function heights() {
  const lamp = pendant({
    outline: 'saucer',
    at: [0, 42, 0],
    coat: 'yellow',
    glow: 46,
    bulbRadius: 3,
  })
  const things = [
    plate([-34, 0, 12], 'whiteware'),
    plate([34, 0, 12], 'whiteware'),
    ...mug([-14, 0, 18], 'green'),
    bowl([2, 0, -4], 'blue'),
    ...pear([16, -0.2, 18], 4, 30),
  ]
  return scene({
    shapes: [wall(-74), table(), ...lamp.shapes, ...things],
    bulbs: lamp.bulbs,
    camera: { from: [-20, 40, 290], to: [0, 32, 0], fieldOfView: 22 },
    window: { ...day, color: [1.5, 1.7, 2.2] },
    ambient: { low: [0.08, 0.08, 0.09], high: [0.11, 0.12, 0.15], deep: [0.04, 0.04, 0.04] },
    exposure: 1.25,
  })
}

/** A sheet or sign whose face is a drawing. */
function drawn({ size, at, turn, drawing, edge, gloss }) {
  return { shape: box({ size, at, turn, material: drawing }), drawing, edge, gloss, size }
}

function signOnWall() {
  const sign = drawn({
    size: [108, 34, 1.2],
    at: [0, 52, -56],
    turn: turned(-3, 0, -0.6),
    drawing: 'sign',
  })
  return {
    ...scene({
      shapes: [
        wall(-58),
        shelf(14, -34, 48),
        sign.shape,
        plainShade('slip', 'green', [46, 14.6, -30]),
        plainShade('thimble', 'green', [-52, 14.6, -30]),
        box({
          size: [15, 22, 0.7],
          at: [-26, 24.4, -40],
          turn: turned(-22, 8, 0),
          material: 'green',
        }),
      ],
      camera: { from: [-34, 52, 240], to: [0, 46, -50], fieldOfView: 21 },
    }),
    drawings: { sign: { size: sign.size, axis: 'front', gloss: 0.045 } },
  }
}

function planOnTable() {
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

const colorways = (stem, names, paints = enamels) =>
  Object.fromEntries(names.map((name) => [`${stem}-${name}`, paints[name]]))

const none = [0, 0, 0]
const wide = { width: 1500, height: 1000, samples: 8 }

/** Every picture: the scene it is taken of and the paint of each colorway. */
export const pictures = [
  {
    ...portrait,
    scene: () => pendantStudio('slip', 42),
    files: colorways('slip', ['blue', 'red', 'white', 'green', 'yellow']),
  },
  {
    ...portrait,
    scene: () => pendantStudio('bell', 32),
    files: colorways('bell', ['green', 'white', 'black', 'yellow']),
  },
  {
    ...portrait,
    scene: () => pendantStudio('saucer', 44, { bulbDrop: -0.1, bulbRadius: 3.2, glow: 20 }),
    files: colorways('saucer', ['yellow', 'white', 'blue']),
  },
  {
    ...portrait,
    scene: () => pendantStudio('thimble', 40, { bulbDrop: 0.3, bulbRadius: 2.2, glow: 22 }),
    files: colorways('thimble', ['red', 'white', 'blue', 'green']),
  },
  {
    ...portrait,
    scene: () => pendantStudio('wharf', 36, { glow: 40 }),
    files: colorways('long-wharf', ['black', 'white']),
  },
  {
    ...portrait,
    scene: () => tableStudio(keeper({ at: [0, 0, 0] })),
    files: colorways('keeper', ['red', 'blue', 'white', 'green']),
  },
  {
    ...portrait,
    scene: () =>
      tableStudio(nightWatch({ at: [0, 0, 0] }), {
        from: [0, 52, 262],
        to: [0, 18, 0],
        fieldOfView: 14.5,
      }),
    files: colorways('night-watch', ['white', 'yellow', 'black', 'green']),
  },
  { ...portrait, scene: semaphore, files: colorways('semaphore', ['green', 'red', 'white']) },
  { ...portrait, scene: gangway, files: colorways('gangway', ['blue', 'green', 'black']) },
  { ...portrait, scene: cupStudio, files: colorways('ceiling-cup', ['white', 'blue', 'black']) },
  { ...portrait, scene: cordCoil, files: colorways('cord', ['black', 'linen', 'red'], cords) },
  { ...portrait, scene: tilesOnTable, files: { 'sample-tiles': none } },
  { ...portrait, scene: tilesOnWall, files: { 'sample-tiles-wall': none } },
  { ...portrait, scene: planOnTable, files: { 'hanging-plan': none } },
  { ...portrait, scene: () => oldShade('chipped', 'chipped'), files: { 'old-shade': none } },
  {
    ...portrait,
    scene: () => oldShade('paint', 'white'),
    files: { 'old-shade-after': enamels.blue },
  },
  { ...portrait, scene: rimDetail, files: { 'slip-rim': enamels.blue } },
  {
    ...portrait,
    scene: () => supper({ from: [-18, 50, 250], to: [2, 34, 0], fieldOfView: 22.5 }),
    files: { 'slip-in-use': enamels.blue },
  },
  { ...portrait, scene: bellRow, files: { 'bell-in-use': none } },
  { ...portrait, scene: deskEvening, files: { 'keeper-in-use': none } },
  { ...portrait, scene: bedside, files: { 'night-watch-in-use': none } },
  {
    width: 2100,
    height: 1200,
    samples: 14,
    scene: () => supper({ from: [-24, 44, 300], to: [6, 33, 0], fieldOfView: 19.5 }),
    files: { 'home-table': enamels.blue },
  },
  { ...wide, scene: kiln, files: { 'journal-kiln': none } },
  { ...wide, scene: heights, files: { 'journal-height': none } },
  { ...wide, scene: signOnWall, files: { 'journal-sign': none } },
  { ...wide, scene: blocks, files: { 'journal-workshop': none } },
  { ...wide, scene: lathe, files: { 'about-lathe': none } },
  {
    ...rack(
      { from: [0, 60, 330], to: [0, 50, -26], fieldOfView: 21.5 },
      { width: 1700, height: 1020, samples: 6 },
    ),
    files: { 'about-rack': none },
  },
  {
    ...rack(
      { from: [-44, 40, 320], to: [-34, 34, -26], fieldOfView: 17 },
      { width: 1250, height: 1000, samples: 6 },
    ),
    files: { 'home-workshop': none },
  },
]
