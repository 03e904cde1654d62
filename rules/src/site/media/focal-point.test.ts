import fc from 'fast-check'
import { expect, it } from 'vitest'
import { focalPointWords, movedByKey, withinPicture } from './focal-point.ts'

const places = fc.record({ x: fc.double({ noNaN: true }), y: fc.double({ noNaN: true }) })
const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End')

it('stays in the picture, wherever somebody points or however often a key is pressed', () => {
  fc.assert(
    fc.property(places, fc.array(fc.tuple(keys, fc.boolean())), (start, presses) => {
      let point = withinPicture(start)
      for (const [key, isFar] of presses) point = movedByKey(point, key, isFar) ?? point
      for (const part of [point.x, point.y]) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(1)
      }
    }),
  )
})

it('is moved by arrows, by more with Shift, and by no other key', () => {
  const middle = { x: 0.5, y: 0.5 }
  expect(movedByKey(middle, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 })
  expect(movedByKey(middle, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.6 })
  expect(movedByKey(middle, 'Tab', false)).toBeUndefined()
  expect(focalPointWords({ x: 0.4, y: 0.25 })).toBe('40 % from the left, 25 % from the top')
})
