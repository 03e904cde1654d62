import { createElement, useMemo, type ReactNode } from 'react'
import { inertMarkup } from '../../ground/controls/inert-markup.ts'
import '@vitrine/rules/site/charts/chart.css'

type ChartDrawingProps = {
  /** What `rules/site/charts` drew, here or on the server. */
  readonly markup: string
  /** What it shows, and where its figures can be read. */
  readonly label: string
}

/** A chart as sites show it. Its markup is read, and each piece that a drawing has is made anew. */
export function ChartDrawing({ markup, label }: ChartDrawingProps) {
  const pieces = useMemo(() => readPieces(markup), [markup])
  return (
    <figure className="chart" aria-label={label}>
      <div aria-hidden>{pieces}</div>
    </figure>
  )
}

const tags = new Set('div span bdi svg defs pattern g rect path circle line text use'.split(' '))

/** Attributes of the drawings, and what React calls them. */
const attributes: Readonly<Record<string, string>> = {
  class: 'className',
  'text-anchor': 'textAnchor',
  'stroke-dasharray': 'strokeDasharray',
  'aria-hidden': 'aria-hidden',
  ...Object.fromEntries(
    'id href fill d r x y x1 x2 y1 y2 cx cy dx dy width height viewBox patternUnits'
      .split(' ')
      .map((name) => [name, name]),
  ),
}

function readPieces(markup: string): readonly ReactNode[] {
  return childrenOf(new DOMParser().parseFromString(inertMarkup(markup), 'text/html').body)
}

function childrenOf(element: Element): readonly ReactNode[] {
  return [...element.childNodes].map((node, at) => {
    if (!(node instanceof Element)) return node.textContent
    if (!tags.has(node.localName)) return null
    const inside = childrenOf(node)
    return createElement(node.localName, { key: at, ...propsOf(node) }, ...inside)
  })
}

function propsOf(element: Element): Readonly<Record<string, unknown>> {
  const props: Record<string, unknown> = {}
  for (const { name, value } of element.attributes) {
    const known = Object.hasOwn(attributes, name) ? attributes[name] : undefined
    // a piece of a drawing leads to another one of it and nowhere else
    if (known !== undefined && (known !== 'href' || value.startsWith('#'))) props[known] = value
    if (name === 'style') props['style'] = placesOf(value)
  }
  return props
}

/** Only where something lies is said by a style of its own. */
function placesOf(style: string): Readonly<Record<string, string>> {
  const said = style.split(';').map((one) => one.split(':'))
  return Object.fromEntries(
    said.flatMap(([name = '', value = '']) =>
      /^--[a-z]+$/.test(name.trim()) ? [[name.trim(), value.trim()]] : [],
    ),
  )
}
