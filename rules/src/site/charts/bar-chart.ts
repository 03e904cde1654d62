import { escapeHtml } from '../../ground/words/escape-html.ts'
import { fillId, fillPatterns } from './chart-fills.ts'
import { gridLines, labelsBelow, percent, tickWords, word, type ChartFrame } from './chart-parts.ts'
import { chartScale, shareOf, type ChartScale } from './chart-scale.ts'
import { allValues, type ChartData } from './chart-series.ts'

/** What of a place's width its bars have. */
const filled = 0.72
/** Where so few bars stand, each has its figure beside it. */
const mostFigures = { upright: 10, lying: 40 }

/** Bars that stand beside each other, or with `lying` below each other. */
export function barChart(data: ChartData, frame: ChartFrame, lying: boolean): string {
  const scale = chartScale(allValues(data), true)
  return lying ? lyingBars(data, scale, frame) : uprightBars(data, scale, frame)
}

type Bar = {
  readonly series: number
  /** In percent of the plot: where it begins among the others, and how thick it is. */
  readonly place: number
  readonly thickness: number
  /** In percent of the scale, from its beginning. */
  readonly from: number
  readonly to: number
  readonly isNegative: boolean
  readonly words: string
}

function barsOf(data: ChartData, scale: ChartScale): readonly Bar[] {
  const room = 100 / data.labels.length
  const thickness = (room * filled) / data.series.length
  const zero = shareOf(scale, 0)
  return data.series.flatMap(({ values }, series) =>
    values.flatMap((value, at) => {
      if (value === null) return []
      const share = shareOf(scale, value)
      return {
        series,
        place: room * at + (room * (1 - filled)) / 2 + thickness * series,
        thickness: data.series.length > 1 ? thickness * 0.92 : thickness,
        from: Math.min(zero, share),
        to: Math.max(zero, share),
        isNegative: value < 0,
        words: data.words[series]?.[at] ?? '',
      }
    }),
  )
}

function uprightBars(data: ChartData, scale: ChartScale, frame: ChartFrame): string {
  const bars = barsOf(data, scale)
  const hasFigures = bars.length <= mostFigures.upright && data.series.length <= 2
  const shapes = bars.map((bar) => {
    const { place, thickness, from, to } = bar
    const figure = hasFigures
      ? `<text x="${percent(place + thickness / 2)}" y="${percent(100 - (bar.isNegative ? from : to))}" dy="${bar.isNegative ? '1.2em' : '-0.4em'}" text-anchor="middle">${escapeHtml(bar.words)}</text>`
      : ''
    return `<rect x="${percent(place)}" y="${percent(100 - to)}" width="${percent(thickness)}" height="${percent(to - from)}" fill="url(#${fillId(frame.id, bar.series)})"/>${figure}`
  })
  return (
    `<div class="chart-plot${hasFigures && scale.min < 0 ? ' chart-plot--below' : ''}">${tickWords(scale, frame.style, 'across')}` +
    `<svg class="chart-drawing">${fillPatterns(frame.id, data.series.length)}` +
    `${gridLines(scale, 'across')}${shapes.join('')}</svg>${labelsBelow(data.labels)}</div>`
  )
}

function lyingBars(data: ChartData, scale: ChartScale, frame: ChartFrame): string {
  const bars = barsOf(data, scale)
  const hasFigures = bars.length <= mostFigures.lying
  const shapes = bars.map((bar) => {
    const { place, thickness, from, to } = bar
    const figure = hasFigures
      ? `<text x="${percent(bar.isNegative ? from : to)}" y="${percent(place + thickness / 2)}" dx="${bar.isNegative ? '-0.4em' : '0.4em'}" dy="0.35em" text-anchor="${bar.isNegative ? 'end' : 'start'}">${escapeHtml(bar.words)}</text>`
      : ''
    return `<rect x="${percent(from)}" y="${percent(place)}" width="${percent(to - from)}" height="${percent(thickness)}" fill="url(#${fillId(frame.id, bar.series)})"/>${figure}`
  })
  const names = data.labels.map((label) => `<span>${word(label)}</span>`)
  return (
    `<div class="chart-plot chart-plot--lying" style="--places:${data.labels.length};--series:${data.series.length}">` +
    `<div class="chart-names">${names.join('')}</div>` +
    `<svg class="chart-drawing">${fillPatterns(frame.id, data.series.length)}` +
    `${gridLines(scale, 'down')}${shapes.join('')}</svg>${tickWords(scale, frame.style, 'down')}</div>`
  )
}
