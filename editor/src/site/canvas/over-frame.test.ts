import { expect, it } from 'vitest'
import { barPlace, edgeScroll, onPage, overFrame } from './over-frame.ts'

const sight = { top: 100, scale: 0.5, width: 600, height: 400 }
const bar = { width: 200, height: 40 }
const block = (top: number, height = 200, left = 100) => ({ left, top, width: 300, height })

it('lays a rectangle of the page over the frame as it is scrolled and scaled', () => {
  expect(overFrame(block(300), sight)).toEqual({ left: 50, top: 100, width: 150, height: 100 })
  expect(onPage({ x: 50, y: 100 }, sight)).toEqual({ x: 100, y: 300 })
})

it('puts the bar above its block, below where there is no room, and into a block that fills the frame', () => {
  expect(barPlace(block(300), bar, sight)).toEqual({ left: 46, top: 52 })
  expect(barPlace(block(110), bar, sight)).toEqual({ left: 46, top: 113 })
  expect(barPlace(block(0, 3000), bar, sight)).toEqual({ left: 46, top: 8 })
})

it('keeps the bar within the frame sideways, and hides it with its block', () => {
  expect(barPlace(block(300, 200, 1100), bar, sight)?.left).toBe(392)
  expect(barPlace(block(300, 200, -50), bar, sight)?.left).toBe(8)
  expect(barPlace(block(5000), bar, sight)).toBeUndefined()
  expect(barPlace(block(-500), bar, sight)).toBeUndefined()
})

it('scrolls at the edges of the frame, faster further out, and nowhere else', () => {
  expect(edgeScroll(200, 400)).toBe(0)
  expect(edgeScroll(47, 400)).toBe(-1)
  expect(edgeScroll(0, 400)).toBe(-18)
  expect(edgeScroll(-300, 400)).toBe(-18)
  expect(edgeScroll(376, 400)).toBe(9)
  expect(edgeScroll(420, 400)).toBe(18)
})
