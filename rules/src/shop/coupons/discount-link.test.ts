import { describe, expect, test } from 'vitest'
import { tenPercent } from './testing/ten-percent.ts'
import { cookieOfLinks, discountLink, linkedCode, linkedCodes, withLink } from './discount-link.ts'
import { holdCode, withLinked } from './held-code.ts'

describe('a link with a discount', () => {
  test('carries a code in whatever spelling, and nothing that can be none', () => {
    expect(discountLink('TEN-1')).toBe('/discount/TEN-1')
    expect(linkedCode(' ten-1')).toBe('TEN-1')
    for (const text of [undefined, '', 'Ä', '"><b>', 'auto-', 'x'.repeat(41), 'x'.repeat(5000)]) {
      expect(linkedCode(text) ?? 'none').toBe(text === 'auto-' ? 'AUTO-' : 'none')
    }
  })

  test('keeps more of them than a cart takes, the newest, and is no cookie where none is left', () => {
    let cookie: string | undefined
    for (let at = 1; at <= 12; at += 1) cookie = withLink(cookie, `CODE-${at}`)
    expect(linkedCodes(cookie).length).toBe(10)
    expect(linkedCodes(cookie).at(-1)).toBe('CODE-12')
    expect(cookieOfLinks([])).toBe(null)
    expect(linkedCodes(cookieOfLinks(['A-1', 'B-2']) ?? '')).toEqual(['A-1', 'B-2'])
  })

  test('gives a cart as many as it takes, of which those that are none take no place', () => {
    const held = (code: string) => holdCode(code, { ...tenPercent, createdAt: 0 }, 0, 0)
    const wrong = (code: string) => holdCode(code, undefined, 0, 0)
    const own = [held('A'), held('B')]
    const linked = [wrong('W1'), held('B'), held('C'), wrong('W2'), held('D'), held('E'), held('F')]
    expect(withLinked(own, linked).map(({ code }) => code)).toEqual([
      'A',
      'B',
      'W1',
      'C',
      'W2',
      'D',
      'E',
    ])
    // what a cart holds already stays, also where that is more
    const many = ['1', '2', '3', '4', '5', '6'].map(held)
    expect(withLinked(many, [held('A')])).toEqual(many)
  })
})
