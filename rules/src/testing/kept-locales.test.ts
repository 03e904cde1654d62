import { expect, test } from 'vitest'
import { locales } from './render-template.ts'

const regions = Array.from({ length: 260 }, (_, at) =>
  String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
)

test('of locales, which owners make by regions and clocks, a process keeps some and not all', () => {
  const german = locales.get('de-DE')
  expect(german).toBeDefined()
  expect(locales.get('de-DE')).toBe(german)
  for (const region of regions) locales.get(`en-${region}`)
  expect(locales.get('de-DE')).not.toBe(german)
  expect(locales.get('de-DE')).toBeDefined()
})
