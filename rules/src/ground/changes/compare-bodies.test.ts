import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { compareBodies } from './compare-bodies.ts'

const tell = {
  money: (cents: number) => `$${(cents / 100).toFixed(2)}`,
  instant: (at: number) => new Date(at).toISOString(),
  named: (id: string) => (id === 'a'.repeat(24) ? 'About' : undefined),
}
const compare = (before: unknown, after: unknown) => compareBodies(before, after, tell)

describe('two versions of a document', () => {
  it('are told by what their owner calls their fields', () => {
    expect(
      compare(
        { title: 'Moss', urlId: 'moss', starred: false, seoTitle: '', updatedOn: 1 },
        { title: 'Fern', urlId: 'fern', starred: true, seoTitle: 'A fern', updatedOn: 2 },
      ),
    ).toEqual([
      { what: 'Title', before: 'Moss', after: 'Fern' },
      { what: 'Address', before: 'moss', after: 'fern' },
      { what: 'Featured', before: 'No', after: 'Yes' },
      { what: 'SEO title', before: null, after: 'A fern' },
    ])
  })

  it('are told with prices of variants by their options, and instants as such', () => {
    const variant = (priceCents: number) => ({ id: 'v', attributes: { Size: 'S' }, priceCents })
    expect(
      compare(
        { product: { variants: [variant(2000)] }, publishOn: Date.UTC(2026, 1, 1) },
        { product: { variants: [variant(2150)] }, publishOn: Date.UTC(2026, 1, 2) },
      ),
    ).toEqual([
      { what: 'Product, Variants, “S”, Price', before: '$20.00', after: '$21.50' },
      {
        what: 'Publish on',
        before: '2026-02-01T00:00:00.000Z',
        after: '2026-02-02T00:00:00.000Z',
      },
    ])
  })

  it('are told as words where they are HTML, and by its form where only that differs', () => {
    expect(compare({ excerpt: '<p>Tea</p>' }, { excerpt: '<p>Cake &amp; tea</p>' })).toEqual([
      { what: 'Excerpt', before: 'Tea', after: 'Cake & tea' },
    ])
    expect(compare({ excerpt: '<p>Tea</p>' }, { excerpt: '<h2>Tea</h2>' })).toEqual([
      { what: 'Excerpt (its form)', before: null, after: null },
    ])
  })

  it('are told of a long text around what differs', () => {
    const words = 'one and another and '.repeat(40)
    const [found] = compare({ text: `${words}old${words}` }, { text: `${words}new${words}` })
    expect(found?.before).toContain('old')
    expect(found?.after).toContain('new')
    expect(found?.before?.length).toBeLessThan(150)
  })

  it('are told of rows that came, went and changed places', () => {
    const rows = (...names: string[]) => ({
      links: names.map((name) => ({ id: name, title: name.toUpperCase() })),
    })
    expect(compare(rows('a', 'b', 'c'), rows('c', 'b', 'd'))).toEqual([
      { what: 'Links', before: 'A', after: null },
      { what: 'Links', before: null, after: 'D' },
      { what: 'Links, order', before: 'B, C', after: 'C, B' },
    ])
  })

  it('are told whole where one of them is nothing', () => {
    expect(compare(null, { title: 'Moss', tags: [], mainAssetId: null })).toEqual([
      { what: 'Title', before: null, after: 'Moss' },
    ])
  })

  it('have no difference from themselves, and always one that can be told else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(compare({ value }, { value: structuredClone(value) })).toEqual([])
      }),
    )
    // beyond the last instant that a date has, it is a number
    expect(compare({ On: 8_640_000_000_000_001 }, {})).toMatchObject([
      { before: '8640000000000001' },
    ])
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        for (const { what, before, after } of compare({ one }, { one: other })) {
          expect([typeof what, before === null || typeof before === 'string']).toEqual([
            'string',
            true,
          ])
          expect(after === null || typeof after === 'string').toBe(true)
        }
      }),
    )
  })
})

it('names what is told by an id, and says of what it does not know only that it is another', () => {
  const [known, gone, lost] = ['a', 'b', 'c'].map((one) => one.repeat(24))
  expect(compare({ pageIds: [known] }, { pageIds: [known, gone] })).toEqual([
    { what: 'Pages', before: 'About', after: 'About, One not known here' },
  ])
  const file = 'A file not known here'
  expect(compare({ mainAssetId: gone }, { mainAssetId: lost })).toEqual([
    { what: 'Main picture (another)', before: file, after: file },
  ])
})
