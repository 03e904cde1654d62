import { keeper, nightWatch } from './lamps.mjs'
import { cords, enamels } from './materials.mjs'
import {
  cordCoil,
  cupStudio,
  gangway,
  oldShade,
  pendantStudio,
  planOnTable,
  rimDetail,
  semaphore,
  tableStudio,
  tilesOnTable,
  tilesOnWall,
} from './studio-scenes.mjs'
import { bedside, bellRow, deskEvening, heights, supper } from './use-scenes.mjs'
import { blocks, kiln, lathe, rack, signOnWall } from './workshop-scenes.mjs'

const portrait = { width: 1040, height: 1300, samples: 5 }

const colorways = (stem, names, paints = enamels) =>
  Object.fromEntries(names.map((name) => [`${stem}-${name}`, paints[name]]))

const none = [0, 0, 0]

const wide = { width: 1350, height: 900, samples: 5 }

/** A page's own picture is as wide as the page: sharp on a screen of two pixels for one. */
const lead = { width: 2400, height: 1600, samples: 5 }

/** Every picture: the scene it is taken of and the paint of each colorway. */
export const pictures = [
  {
    width: 2100,
    height: 1200,
    samples: 8,
    scene: () => supper({ from: [-24, 44, 300], to: [6, 33, 0], fieldOfView: 19.5 }),
    files: { 'home-table': enamels.blue },
  },
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
  { ...lead, scene: kiln, files: { 'journal-kiln': none } },
  { ...lead, scene: heights, files: { 'journal-height': none } },
  { ...lead, scene: signOnWall, files: { 'journal-sign': none } },
  { ...lead, scene: blocks, files: { 'journal-workshop': none } },
  { ...wide, scene: lathe, files: { 'about-lathe': none } },
  {
    ...rack(
      { from: [0, 60, 330], to: [0, 50, -26], fieldOfView: 21.5 },
      { width: 2400, height: 1440, samples: 5 },
    ),
    files: { 'about-rack': none },
  },
  {
    ...rack(
      { from: [-44, 40, 320], to: [-34, 34, -26], fieldOfView: 17 },
      { width: 1125, height: 900, samples: 5 },
    ),
    files: { 'home-workshop': none },
  },
]
