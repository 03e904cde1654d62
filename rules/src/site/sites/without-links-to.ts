import type { Block, Layout, LayoutRow } from '../blocks/layout.ts'

/** Whether an address on this site leads to one of some pages or to something below them. */
export function leadsTo(urlIds: ReadonlySet<string>, link: string): boolean {
  const first = /^\/([^/?#]*)/.exec(link)?.[1]
  return first !== undefined && urlIds.has(first)
}

/** The layout whose texts and buttons no longer lead to pages that go; their words stay. */
export function withoutLinksTo(urlIds: ReadonlySet<string>, layout: Layout): Layout {
  const rowsOf = (rows: readonly LayoutRow[]): LayoutRow[] =>
    rows.map((row) => ({
      columns: row.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map((block) => unlinked(urlIds, block)),
        rows: rowsOf(column.rows),
      })),
    }))
  return { ...layout, rows: rowsOf(layout.rows) }
}

function unlinked(urlIds: ReadonlySet<string>, block: Block): Block {
  const { html, link } = block.value as { html?: unknown; link?: unknown }
  const value = { ...block.value }
  if (typeof html === 'string') {
    value['html'] = html.replace(/<a\b[^<>]*>/gi, (tag) => {
      const href = /\shref="([^"]*)"/i.exec(tag)?.[1]
      return href !== undefined && leadsTo(urlIds, href) ? '<a>' : tag
    })
  }
  if (typeof link === 'string' && leadsTo(urlIds, link)) value['link'] = ''
  return { ...block, value }
}
