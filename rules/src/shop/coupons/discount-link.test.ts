import { describe, expect, test } from 'vitest'
import { discountLink, linkedCode } from './discount-link.ts'

describe('a link with a discount', () => {
  test('carries a code in whatever spelling, and nothing that can be none', () => {
    expect(discountLink('TEN-1')).toBe('/discount/TEN-1')
    expect(linkedCode(' ten-1')).toBe('TEN-1')
    for (const text of [undefined, '', 'Ä', '"><b>', 'auto-', 'x'.repeat(41), 'x'.repeat(5000)]) {
      expect(linkedCode(text) ?? 'none').toBe(text === 'auto-' ? 'AUTO-' : 'none')
    }
  })
})
