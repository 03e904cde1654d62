import { escapeHtml } from '../../ground/words/escape-html.ts'
import { barChart } from './bar-chart.ts'
import { numberStyleOf, writeNumber } from './cell-number.ts'
import { dashOf, fillId, signId, toneClass } from './chart-fills.ts'
import { word, type ChartFrame } from './chart-parts.ts'
import { allValues, chartData, type ChartData } from './chart-series.ts'
import type { DataTable } from './data-table.ts'
import { lineChart } from './line-chart.ts'
import { mostSlices, pieChart, pieSlices } from './pie-chart.ts'

export type ChartOptions = {
  readonly chartType: 'bar' | 'line' | 'pie'
  readonly legend: 'bottom' | 'right' | 'none'
  /** Bars lie below each other. */
  readonly flip: boolean
}

/** What a chart's markup prints, as HTML. */
type ChartView = {
  /** Empty where the table has no figures. */
  readonly drawing: string
  readonly legendList: string
  readonly table: string
  /** The table has to be seen, as the drawing does not say all. */
  readonly needsTable: boolean
}

const nothing: ChartView = { drawing: '', legendList: '', table: '', needsTable: false }

/** Draws a table. */
export function chartView(table: DataTable, options: ChartOptions, id: string): ChartView {
  if (table.rows.length === 0 || table.columns.length === 0) return nothing
  const data = chartData(drawnPart(table, options))
  const frame: ChartFrame = { id: escapeHtml(id), style: numberStyleOf(data.words.flat()) }
  const isDrawn = allValues(data).some((value) => options.chartType !== 'pie' || value > 0)
  return {
    drawing: isDrawn ? drawingOf(data, frame, options) : '',
    legendList: isDrawn ? legendOf(data, frame, options) : '',
    table: tableOf(table),
    needsTable: !isDrawn || saysLess(data, table, options),
  }
}

function drawingOf(data: ChartData, frame: ChartFrame, options: ChartOptions): string {
  if (options.chartType === 'pie') return pieChart(data, frame)
  return options.chartType === 'line' ? lineChart(data, frame) : barChart(data, frame, options.flip)
}

/** A pie is of the first figures alone. */
function drawnPart({ columns, rows }: DataTable, { chartType }: ChartOptions): DataTable {
  return { columns: chartType === 'pie' ? columns.slice(0, 2) : columns, rows }
}

function saysLess(
  data: ChartData,
  { columns }: DataTable,
  { chartType, legend }: ChartOptions,
): boolean {
  if (data.isCut) return true
  if (chartType === 'pie') {
    return legend === 'none' || data.labels.length > mostSlices || columns.length > 2
  }
  return legend === 'none' && data.series.length > 1
}

/** One series needs no legend, and slices always have one: their numbers mean nothing else. */
function legendOf(data: ChartData, frame: ChartFrame, { chartType, legend }: ChartOptions): string {
  if (legend === 'none' || (chartType !== 'pie' && data.series.length < 2)) return ''
  const entries =
    chartType === 'pie' ? pieEntries(data, frame) : seriesEntries(data, frame, chartType)
  return `<ul class="chart-legend">${entries.join('')}</ul>`
}

function seriesEntries(
  { series }: ChartData,
  frame: ChartFrame,
  chartType: ChartOptions['chartType'],
): readonly string[] {
  return series.map(({ name }, at) => {
    const swatch = chartType === 'line' ? lineSwatch(frame.id, at) : boxSwatch(frame.id, at)
    return `<li>${swatch}${word(name.trim() === '' ? `${at + 1}` : name)}</li>`
  })
}

function pieEntries(data: ChartData, frame: ChartFrame): readonly string[] {
  const style = { ...frame.style, before: '', after: '\u202f%' }
  return pieSlices(data).map(({ label, words, share }, place) => {
    const percent = writeNumber(Number((share * 100).toFixed(share < 0.1 ? 1 : 0)), style)
    const figures = words.trim().endsWith('%') ? words : `${words} (${percent})`
    return (
      `<li>${boxSwatch(frame.id, place)}<span class="chart-number">${place + 1}</span>` +
      `<span>${word(label)} <span class="chart-figure">${word(figures)}</span></span></li>`
    )
  })
}

function boxSwatch(chartId: string, at: number): string {
  return `<svg class="chart-swatch" width="16" height="16" aria-hidden="true"><rect width="16" height="16" fill="url(#${fillId(chartId, at)})"/></svg>`
}

function lineSwatch(chartId: string, at: number): string {
  return `<svg class="chart-swatch" width="32" height="16" aria-hidden="true"><g class="chart-stroke ${toneClass(at)}"${dashOf(at)}><line x1="0" y1="8" x2="32" y2="8"/></g><use href="#${signId(chartId, at)}" x="16" y="8"/></svg>`
}

function tableOf({ columns, rows }: DataTable): string {
  const heads = columns.map((name) =>
    name.trim() === '' ? '<td></td>' : `<th scope="col" dir="auto">${escapeHtml(name)}</th>`,
  )
  const lines = rows.map((row) => {
    const cells = row.map((cell, at) => {
      const isName = at === 0 && row.length > 1 && cell.trim() !== ''
      const opening = isName ? '<th scope="row" dir="auto">' : '<td dir="auto">'
      return `${opening}${escapeHtml(cell)}${isName ? '</th>' : '</td>'}`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}
