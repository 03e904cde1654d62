import { describe, expect, it } from 'vitest'
import { refusedLayout } from './layout-schema.ts'
import { pageOutlines, pageSections } from './page-sections.ts'
import { rowsOfOutline } from './rows-of-outline.ts'

let count = 0
const newId = (): string => `b${(count += 1)}`

describe('what a new page can begin with', () => {
  it('is at least eight outlines of at least sixteen sections', () => {
    expect(pageOutlines.length).toBeGreaterThanOrEqual(8)
    expect(pageSections.length).toBeGreaterThanOrEqual(16)
    expect(new Set(pageSections.map(({ id }) => id)).size).toBe(pageSections.length)
  })

  it.each(pageOutlines.map(({ id, sections }) => [id, sections] as const))(
    '“%s” names sections that there are, and fits a page',
    (id, sections) => {
      const known = new Set(pageSections.map((section) => section.id))
      expect(sections.filter((section) => !known.has(section))).toEqual([])
      const rows = rowsOfOutline(id, newId)
      expect(rows.length).toBeGreaterThan(0)
      expect(refusedLayout({ columns: 12, rows })).toBeUndefined()
    },
  )

  it('uses every section', () => {
    const used = new Set(pageOutlines.flatMap(({ sections }) => sections))
    expect(pageSections.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([])
  })

  it('has no heading that would say the page’s title twice', () => {
    expect(JSON.stringify(pageSections)).not.toMatch(/<h1/)
  })

  it('lists what the site has to list', () => {
    const rows = rowsOfOutline('home', newId, (kind) => (kind === 'products' ? 'shop-id' : null))
    expect(JSON.stringify(rows)).toContain('"collectionId":"shop-id"')
    expect(JSON.stringify(rows)).not.toContain('lists')
  })

  it('is nothing where there is no such outline', () => {
    expect(rowsOfOutline('no-such', newId)).toEqual([])
  })
})
