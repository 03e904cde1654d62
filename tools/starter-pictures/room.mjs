/** What all scenes share: the light of the window by day and at dusk, the wall, the table. */
import { box, plane } from './shapes.mjs'
import { outlines, shade } from './lamps.mjs'
import { materialTable } from './materials.mjs'

export const day = {
  at: [-150, 105, 120],
  across: [70, 0, 105],
  up: [0, 150, 0],
  facing: [0.832, 0, -0.555],
  area: 126 * 150,
  color: [7.4, 7.6, 7.8],
  seen: 0.62,
}

export const dusk = { ...day, color: [1.0, 1.25, 1.75], seen: 0.7 }

const dayAmbient = { low: [0.3, 0.29, 0.27], high: [0.42, 0.43, 0.44], deep: [0.16, 0.16, 0.155] }

export const duskAmbient = {
  low: [0.06, 0.06, 0.07],
  high: [0.08, 0.09, 0.12],
  deep: [0.03, 0.03, 0.034],
}

export const wall = (distance = -58) => plane({ normal: [0, 0, 1], distance, material: 'wall' })

export const table = () => plane({ normal: [0, 1, 0], distance: 0, material: 'table' })

export function shelf(y, z = -30, depth = 50) {
  return box({ size: [600, 3, depth], at: [0, y - 1.5, z], material: 'table' })
}

export function scene({
  shapes,
  bulbs = [],
  camera,
  window = day,
  ambient = dayAmbient,
  exposure = 1,
}) {
  return { shapes, bulbs, camera, window, ambient, exposure, materials: materialTable }
}

export function join(...lamps) {
  return {
    shapes: lamps.flatMap((one) => one.shapes),
    bulbs: lamps.flatMap((one) => one.bulbs ?? []),
  }
}

export function plainShade(outline, coat, at, turn = undefined, inner = 'white') {
  return shade({ outline: outlines[outline], coat, at, turn, inner })
}
