import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { landingOf } from './landing-of.ts'

describe('a link with a discount', () => {
  test('leads to a path of its own site', () => {
    expect(landingOf('/shop/bowl?color=blue#more')).toBe('/shop/bowl?color=blue#more')
    expect(landingOf(undefined)).toBe('/')
  })

  test('leads nowhere else, whatever stands in it', () => {
    const elsewhere = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/.//evil.example']
    for (const to of [
      ...elsewhere,
      'https://evil.example',
      'javascript:alert(1)',
      '/\n\\e.example',
    ]) {
      const led = new URL(landingOf(to), 'https://shop.example')
      expect(led.origin).toBe('https://shop.example')
    }
    const sign = fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', 'e', '%2f', '?', '#')
    const anything = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(anything, (to) => {
        const led = landingOf(to)
        expect(new URL(led, 'https://shop.example').origin).toBe('https://shop.example')
      }),
      { numRuns: 20_000 },
    )
  })
})
