import type { Box } from '@vitrine/rules/site/blocks/layout-boxes.ts'

const styles = `
:host{all:initial!important;position:absolute!important;inset:0 auto auto 0!important;z-index:2147483647!important;pointer-events:none!important}
div{position:absolute;box-sizing:border-box;display:none;pointer-events:none}
.pointed{border:1px solid #1c6fd6;border-radius:4px;opacity:.75}
.chosen{border:2px solid #1c6fd6;border-radius:4px;box-shadow:0 0 0 1px rgb(255 255 255/.55)}
.line{border-radius:3px;background:#1c6fd6;box-shadow:0 0 0 1px rgb(255 255 255/.8),0 1px 6px rgb(28 111 214/.4)}
.area{border:2px dashed #1c6fd6;border-radius:4px;background:rgb(28 111 214/.14)}
@media print{div{display:none!important}}
`

/** How far an outline stands off what it surrounds. */
const offset = 4
/** Half of how thick the line of a place is. */
const half = 2

type Line = 'pointed' | 'chosen' | 'line' | 'area'

export type Outlines = {
  /** Around a block. */
  readonly draw: (what: 'pointed' | 'chosen', box: Box | undefined) => void
  /** Where a drop would go: a line between blocks, or all of an empty place. */
  readonly drawPlace: (box: Box | null) => void
}

/**
 * Draws over the page, in a root of its own: no style of the site reaches in, and nothing of it
 * changes the page. Its lines have the page's own coordinates, so scrolling moves both at once.
 */
export function openOutlines(): Outlines {
  const host = document.createElement('vitrine-outlines')
  host.setAttribute('aria-hidden', 'true')
  const root = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const lines = Object.fromEntries(
    (['pointed', 'chosen', 'line', 'area'] as const).map((name) => {
      const line = document.createElement('div')
      line.className = name
      root.append(line)
      return [name, line]
    }),
  )
  document.documentElement.append(host)
  const put = (what: Line, box: Box | undefined, by: { x: number; y: number }): void => {
    const line = lines[what]
    if (line === undefined) return
    line.style.display = box === undefined ? 'none' : 'block'
    if (box === undefined) return
    // the page's root may be moved by the site's styles
    const own = host.getBoundingClientRect()
    Object.assign(line.style, {
      left: `${box.left - by.x - own.left - globalThis.scrollX}px`,
      top: `${box.top - by.y - own.top - globalThis.scrollY}px`,
      width: `${box.width + 2 * by.x}px`,
      height: `${box.height + 2 * by.y}px`,
    })
  }
  return {
    draw: (what, box) => put(what, box, { x: offset, y: offset }),
    drawPlace(box) {
      const isLine = box !== null && (box.width === 0 || box.height === 0)
      put('area', isLine ? undefined : (box ?? undefined), { x: 0, y: 0 })
      const by = { x: box?.width === 0 ? half : 0, y: box?.height === 0 ? half : 0 }
      put('line', isLine ? box : undefined, by)
    },
  }
}
