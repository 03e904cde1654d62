/** The works: racks, the kiln, the lathe, a sign. */
import { box, plane, revolve, rod, turned } from './shapes.mjs'
import { curve, outlines, shade } from './lamps.mjs'
import { day, plainShade, scene, shelf, table, wall } from './room.mjs'

export function rack(camera, size) {
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

export function kiln() {
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
    window: { ...day, color: [2.4, 2.6, 3] },
    ambient: { low: [0.12, 0.11, 0.1], high: [0.16, 0.17, 0.19], deep: [0.06, 0.05, 0.05] },
    exposure: 1.25,
  })
}

export function blocks() {
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

const across = turned(0, 0, 90)
const lying = (x, profile, materials) =>
  revolve({ at: [x, 46, 0], turn: across, profile, materials })

/** The turning parts of the lathe: headstock, the live centre that presses, the block's spindle. */
function latheParts() {
  const block = [
    [0.01, 2],
    [17, 2],
    [17.2, 1],
    [17.2, -9],
    [15, -10],
    [0.01, -10],
  ]
  const spindle = [
    [0.01, 34],
    [7, 34],
    [7, 20],
    [11, 19],
    [11, 0],
    [0.01, 0],
  ]
  const centre = [
    [0.01, -30],
    [2, -30],
    [2, 5],
    [3.4, 6],
    [3, 11],
    [0.01, 12],
  ]
  const tailstock = [
    [0.01, 14],
    [8, 14],
    [9, 12],
    [9, -14],
    [0.01, -14],
  ]
  return [
    lying(30, block, 'maple'),
    lying(72, spindle, 'iron'),
    lying(-14, centre, 'steel'),
    lying(-42, tailstock, 'iron'),
    box({ size: [40, 36, 26], at: [66, 18, 0], material: 'iron' }),
    box({ size: [24, 36, 20], at: [-42, 18, 0], material: 'iron' }),
  ]
}

export function lathe() {
  const outline = outlines.bell
  const [tip, elbow, end] = [
    [-8, 47, 20],
    [40, 56, 58],
    [60, 60, 74],
  ]
  return scene({
    shapes: [
      wall(-60),
      table(),
      ...latheParts(),
      shade({ outline, coat: 'steel', inner: 'steel', at: [28, 46, 0], turn: across }),
      rod({ points: [tip, end], radius: 1.1, material: 'steel' }),
      rod({ points: [elbow, end], radius: 1.9, material: 'maple' }),
    ],
    camera: { from: [20, 74, 240], to: [6, 36, 0], fieldOfView: 24 },
  })
}

export function signOnWall() {
  const size = [108, 34, 1.2]
  const sign = box({ size, at: [0, 60, -56], turn: turned(-3, 0, -0.6), material: 'sign' })
  return {
    ...scene({
      shapes: [
        wall(-58),
        shelf(14, -34, 48),
        sign,
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
    drawings: { sign: { size, axis: 'front', gloss: 0.045 } },
  }
}
