import type { Owner } from './owner.ts'

/** As many as a page may have. */
const blockCount = 60

/**
 * Fills the page About with as many blocks as it may have: texts, pictures, quotes, entries that open
 * and lines, in turn.
 * @returns its first text, as its editor asks for it
 */
export async function fillAbout(owner: Owner) {
  type Documents = { documents: readonly { id: string; body: { urlId?: string } }[] }
  const list = (kind: string) => owner.ask<Documents>('GET', `${owner.site}/documents?kind=${kind}`)
  const about = (await list('collection')).documents.find(({ body }) => body.urlId === 'about')
  const [picture] = (await list('asset')).documents
  const kinds = [
    { type: 2, value: { html: '<h2>Made by hand</h2><p>Each of them is fired twice.</p>' } },
    { type: 5, value: { image: picture?.id } },
    { type: 31, value: { quote: 'Clay remembers.', source: 'A potter' } },
    { type: 69, value: { items: [{ title: 'When?', text: '<p>On Sundays.</p>' }] } },
    { type: 47, value: {} },
  ]
  const rows = Array.from({ length: blockCount / 3 }, (_row, at) => ({
    id: `row${at}`,
    columns: [0, 1, 2].map((column) => ({
      id: `column${at}-${column}`,
      span: 4,
      blocks: [{ id: `block${at}-${column}`, ...kinds[(at * 3 + column) % kinds.length] }],
      rows: [],
    })),
  }))
  const layoutId = `page-${about?.id}`
  const input = { layoutId, layout: { columns: 12, rows } }
  await owner.ask('POST', `${owner.site}/actions`, { action: 'save-layout', input })
  return { path: '/about', layoutId, blocks: [{ id: 'block0-0', ...kinds[0] }] }
}
