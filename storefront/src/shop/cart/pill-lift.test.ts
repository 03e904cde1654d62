import { describe, expect, it } from 'vitest'
import { pillLift } from './pill-lift.ts'

/** As on a phone of 360 by 740. */
const rest = { left: 159, right: 344, top: 676, bottom: 724 }
const button = (top: number, left = 20) => ({ left, right: 340, top, bottom: top + 52 })
const liftOver = (...buttons: ReturnType<typeof button>[]) =>
  pillLift(rest, { buttons, fields: [] })

describe('the cart pill beside a button', () => {
  it.each([728, 740, 0, 620])('stays where it is while the button’s top is at %i', (top) => {
    expect(liftOver(button(top))).toBe(0)
  })

  it.each([621, 650, 690, 727])('steps over the whole way of one whose top is at %i', (top) => {
    const lift = liftOver(button(top))
    expect(lift).toBe(108)
    expect(rest.bottom - lift).toBeLessThanOrEqual(top - 4)
  })

  it('steps over the taller of two, and minds none that stands beside it', () => {
    const tall = { ...button(700), bottom: 800 }
    expect(liftOver(button(690), tall)).toBe(156)
    expect(liftOver({ ...button(690), right: 155 })).toBe(0)
    expect(liftOver()).toBe(0)
  })
})

describe('the cart pill beside what is chosen', () => {
  const fields = (...tops: number[]) => tops.map((top) => ({ ...button(top), bottom: top + 70 }))

  it('steps over a field, and over what it would come to lie on', () => {
    expect(pillLift(rest, { buttons: [], fields: fields(690) })).toBe(126)
    expect(pillLift(rest, { buttons: [button(680)], fields: fields(590, 480) })).toBe(360)
  })

  it('keeps the buttons alone free where fields leave no room above them', () => {
    const all = fields(600, 510, 420, 330, 240, 150, 60, -30)
    expect(pillLift(rest, { buttons: [button(690)], fields: all })).toBe(108)
  })
})
