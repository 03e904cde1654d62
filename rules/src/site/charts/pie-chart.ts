import { fillId, fillPatterns } from './chart-fills.ts'
import type { ChartFrame } from './chart-parts.ts'
import type { ChartData } from './chart-series.ts'

export type PieSlice = {
  /** Where it stands in the table. */
  readonly at: number
  readonly label: string
  readonly words: string
  /** Of the whole, from 0 to 1. */
  readonly share: number
}

/** As many as can still be told apart. */
export const mostSlices = 24

/** The parts of a whole, of the first figures of a table; what is not above zero is none. */
export function pieSlices({ labels, series, words }: ChartData): readonly PieSlice[] {
  const values = series[0]?.values ?? []
  // of all parts, also of those that are not drawn
  const whole = values.reduce((sum: number, value) => sum + Math.max(0, value ?? 0), 0)
  return values
    .slice(0, mostSlices)
    .flatMap((value, at) =>
      value === null || value <= 0
        ? []
        : { at, label: labels[at] ?? '', words: words[0]?.[at] ?? '', share: value / whole },
    )
}

const radius = 86
const middle = 100
/** Numbers of smaller slices would lie over each other. */
const leastNumbered = 0.02

/** A circle whose slices have the numbers that the legend explains. */
export function pieChart(data: ChartData, frame: ChartFrame): string {
  const slices = pieSlices(data)
  let turned = 0
  const shapes = slices.map(({ share }, place) => {
    const from = turned
    turned += share
    const fill = `fill="url(#${fillId(frame.id, place)})"`
    const shape =
      share > 0.9999
        ? `<circle cx="${middle}" cy="${middle}" r="${radius}" ${fill}/>`
        : `<path d="${slicePath(from, turned)}" ${fill}/>`
    return `${shape}${share < leastNumbered ? '' : numberAt((from + turned) / 2, place + 1)}`
  })
  return `<svg class="chart-circle" viewBox="0 0 ${2 * middle} ${2 * middle}">${fillPatterns(frame.id, slices.length)}${shapes.join('')}</svg>`
}

function slicePath(from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0
  return `M${middle} ${middle}L${point(from, radius)}A${radius} ${radius} 0 ${large} 1 ${point(to, radius)}Z`
}

function numberAt(turn: number, number: number): string {
  const [x, y] = point(turn, radius + 7).split(' ')
  return `<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle">${number}</text>`
}

/** A place on a circle; the turn begins above and goes the way of a clock. */
function point(turn: number, distance: number): string {
  const angle = turn * 2 * Math.PI
  const x = middle + distance * Math.sin(angle)
  const y = middle - distance * Math.cos(angle)
  return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`
}
