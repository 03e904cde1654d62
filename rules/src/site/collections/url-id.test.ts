import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeUrlId, isReservedUrlId, refusedUrlId, slugOf } from './url-id.ts'

describe('an address made of a title', () => {
  it.each([
    ['Äpfel & Birnen', 'apfel-birnen'],
    ["It's Maud’s", 'its-mauds'],
    ['  --  ', 'page'],
    ['日本の陶器', '日本の陶器'],
    ['Crème brûlée №1', 'creme-brulee-no1'],
    ['Lüster Größe', 'luster-grosse'],
    ['Øre, Æble & Œuvre', 'ore-aeble-oeuvre'],
    ['Łódź, Đakovo, Þórr', 'lodz-dakovo-thorr'],
    ['a'.repeat(300), 'a'.repeat(80)],
  ])('%s becomes %s', (title, slug) => expect(slugOf(title)).toBe(slug))

  it('can always be the address of a page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugOf(title)
        if (!isReservedUrlId(slug)) expect(refusedUrlId(slug, new Set())).toBeUndefined()
      }),
    )
  })

  it('gets a number where it is taken', () => {
    const taken = new Set(['shop', 'shop-2'])
    expect(freeUrlId('shop', (urlId) => taken.has(urlId))).toBe('shop-3')
  })
})

it.each(['readme', 'read-me', 'hidden-navigation', 'member-area-navigation'])(
  'the reserved name %s is the address of no page',
  (name) => {
    expect(refusedUrlId(name, new Set())?.code).toBe('url-id-kept')
    expect(isReservedUrlId(name)).toBe(true)
  },
)
