import type { Box } from '@vitrine/rules/site/blocks/layout-boxes.ts'

const styles = `
:host{all:initial!important;position:absolute!important;inset:0 auto auto 0!important;z-index:2147483647!important;pointer-events:none!important}
div{position:absolute;box-sizing:border-box;display:none;pointer-events:none}
.pointed{border:1px solid #1c6fd6;border-radius:4px;opacity:.75}
.chosen{border:2px solid #1c6fd6;border-radius:4px;box-shadow:0 0 0 1px rgb(255 255 255/.55)}
.place{border-radius:3px;background:#1c6fd6;box-shadow:0 0 0 1px rgb(255 255 255/.8),0 1px 6px rgb(28 111 214/.4)}
@media print{div{display:none!important}}
`

/** How far an outline stands off what it surrounds. */
const offset = 4

export type Outlines = {
  readonly draw: (
    what: 'pointed' | 'chosen' | 'place',
    box: Box | undefined,
    isTight?: boolean,
  ) => void
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
    ['pointed', 'chosen', 'place'].map((name) => {
      const line = document.createElement('div')
      line.className = name
      root.append(line)
      return [name, line]
    }),
  )
  document.documentElement.append(host)
  return {
    draw(what, box, isTight = false) {
      const line = lines[what]
      if (line === undefined) return
      line.style.display = box === undefined ? 'none' : 'block'
      if (box === undefined) return
      const by = isTight ? 0 : offset
      // the page's root may be moved by the site's styles
      const own = host.getBoundingClientRect()
      Object.assign(line.style, {
        left: `${box.left - by - own.left - globalThis.scrollX}px`,
        top: `${box.top - by - own.top - globalThis.scrollY}px`,
        width: `${box.width + 2 * by}px`,
        height: `${box.height + 2 * by}px`,
      })
    },
  }
}
