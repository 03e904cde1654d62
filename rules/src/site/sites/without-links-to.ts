import type { Block, Layout, LayoutRow } from '../blocks/layout.ts'

/**
 * Whether an address on this site leads to one of some pages or to something below them.
 * @param gone their paths without the first slash, such as `shop` or `shop/slip-pendant`
 */
export function leadsTo(gone: ReadonlySet<string>, link: string): boolean {
  const [, page = '', item = ''] = /^\/([^/?#]*)(?:\/([^/?#]*))?/.exec(link) ?? []
  return gone.has(page) || gone.has(`${page}/${item}`)
}

/** The layout whose texts and buttons no longer lead to what goes; their words stay. */
export function withoutLinksTo(gone: ReadonlySet<string>, layout: Layout): Layout {
  const rowsOf = (rows: readonly LayoutRow[]): LayoutRow[] =>
    rows.map((row) => ({
      ...row,
      columns: row.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map((block) => unlinked(gone, block)),
        rows: rowsOf(column.rows),
      })),
    }))
  return { ...layout, rows: rowsOf(layout.rows) }
}

function unlinked(gone: ReadonlySet<string>, block: Block): Block {
  const { html, link } = block.value as { html?: unknown; link?: unknown }
  const value = { ...block.value }
  if (typeof html === 'string') {
    value['html'] = html.replace(/<a\b[^<>]*>/gi, (tag) => {
      const href = /\shref="([^"]*)"/i.exec(tag)?.[1]
      return href !== undefined && leadsTo(gone, href) ? '<a>' : tag
    })
  }
  if (typeof link === 'string' && leadsTo(gone, link)) value['link'] = ''
  return { ...block, value }
}
