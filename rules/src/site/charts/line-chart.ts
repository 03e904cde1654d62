import { dashOf, lineSigns, signId, toneClass } from './chart-fills.ts'
import { gridLines, labelsBelow, percent, tickWords, type ChartFrame } from './chart-parts.ts'
import { chartScale, shareOf, type ChartScale } from './chart-scale.ts'
import { allValues, type ChartData } from './chart-series.ts'

/** From so many places on, a sign stands at some of them alone. */
const mostSigns = 24

/** A line for each column; where a figure is missing it has a gap. */
export function lineChart(data: ChartData, frame: ChartFrame): string {
  const scale = chartScale(allValues(data), false)
  const lines = data.series.map(({ values }, series) => lineOf(values, series, scale, frame.id))
  return (
    `<div class="chart-plot">${tickWords(scale, frame.style, 'across')}` +
    `<svg class="chart-drawing">${lineSigns(frame.id, data.series.length)}` +
    `${gridLines(scale, 'across')}${lines.join('')}</svg>${labelsBelow(data.labels)}</div>`
  )
}

type Point = { readonly x: string; readonly y: string }

function lineOf(
  values: readonly (number | null)[],
  series: number,
  scale: ChartScale,
  chartId: string,
): string {
  const room = 100 / values.length
  const points = values.map((value, at): Point | null =>
    value === null
      ? null
      : { x: percent(room * (at + 0.5)), y: percent(100 - shareOf(scale, value)) },
  )
  const parts = points.flatMap((to, at) => {
    const from = points[at - 1]
    if (to === null || from === null || from === undefined) return []
    return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"/>`
  })
  const every = Math.ceil(points.length / mostSigns)
  const signs = points.flatMap((point, at) =>
    point === null || at % every !== 0
      ? []
      : `<use href="#${signId(chartId, series)}" x="${point.x}" y="${point.y}"/>`,
  )
  return `<g class="chart-stroke ${toneClass(series)}"${dashOf(series)}>${parts.join('')}</g>${signs.join('')}`
}
