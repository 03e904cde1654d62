/** Lamps at work, in the evening. */
import { box, rod, turned } from './shapes.mjs'
import { keeper, nightWatch, pendant } from './lamps.mjs'
import { day, dusk, duskAmbient, join, scene, table, wall } from './room.mjs'
import { book, bowl, mug, pear, plate, vessel } from './things.mjs'

export function supper(camera, extra = []) {
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

export function bellRow() {
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

export function deskEvening() {
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

export function bedside() {
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

export function heights() {
  const lamp = pendant({
    outline: 'saucer',
    at: [0, 42, 0],
    coat: 'yellow',
    glow: 420,
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
