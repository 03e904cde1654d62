import { expect, it } from 'vitest'
import { stepFrom } from './track.ts'

it('a step goes to a slide that stands elsewhere, and from an end to the other one', () => {
  // the first two and the last two share a place, as all of them fit there
  const places = [0, 0, 120, 240, 300, 301]
  expect(stepFrom(0, places, 1)).toBe(2)
  expect(stepFrom(3, places, 1)).toBe(4)
  expect(stepFrom(4, places, 1)).toBe(0)
  expect(stepFrom(2, places, -1)).toBe(1)
  expect(stepFrom(1, places, -1)).toBe(5)
  expect(stepFrom(0, [0, 0], 1)).toBe(0)
})
