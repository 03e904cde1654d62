import { escapeHtml } from '../../ground/words/escape-html.ts'
import { writeNumber, type NumberStyle } from './cell-number.ts'
import { shareOf, type ChartScale } from './chart-scale.ts'

/** What a drawing is told beside its data. */
export type ChartFrame = {
  /** Unlike any other's of the page; it stands in ids. */
  readonly id: string
  readonly style: NumberStyle
}

/** Percent with no more digits than a screen shows. */
export function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`
}

export function word(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`
}

/** Lines of a plot that stand at the figures of its axis. */
export function gridLines(scale: ChartScale, direction: 'across' | 'down'): string {
  const lines = scale.ticks.map((tick) => {
    const share = shareOf(scale, tick)
    const at = percent(direction === 'across' ? 100 - share : share)
    const ends =
      direction === 'across'
        ? `x1="0" x2="100%" y1="${at}" y2="${at}"`
        : `y1="0" y2="100%" x1="${at}" x2="${at}"`
    return `<line ${ends}${tick === 0 ? ' class="chart-zero"' : ''}/>`
  })
  return `<g class="chart-grid">${lines.join('')}</g>`
}

/** The figures of an axis, each where its line is. */
export function tickWords(
  scale: ChartScale,
  style: NumberStyle,
  direction: 'across' | 'down',
): string {
  const words = scale.ticks.map((tick) => {
    const share = shareOf(scale, tick)
    const at = percent(direction === 'across' ? 100 - share : share)
    return `<span style="--at:${at}">${word(writeNumber(tick, style))}</span>`
  })
  return `<div class="chart-ticks">${words.join('')}</div>`
}

const mostLabels = 12

/** Names below a plot. Where there are too many, every third or fifth is written, and so on. */
export function labelsBelow(labels: readonly string[]): string {
  if (labels.every((label) => label.trim() === '')) return ''
  const fewest = Math.ceil(labels.length / mostLabels)
  // one of an odd number has the middle of their places for its own
  const every = fewest % 2 === 0 ? fewest + 1 : fewest
  const shown = labels.filter((_, at) => at % every === (every - 1) / 2)
  const spans = shown.map((label) => `<span>${word(label)}</span>`)
  const spare = shown.length > 6 ? ' chart-labels--many' : ''
  // the last name of several may have fewer places than the others
  const width = percent(((shown.length * every) / labels.length) * 100)
  return `<div class="chart-labels${spare}" style="--count:${shown.length};--width:${width}">${spans.join('')}</div>`
}
