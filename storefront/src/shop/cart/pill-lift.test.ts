import { describe, expect, it } from 'vitest'
import { pillLift } from './pill-lift.ts'

/** As on a phone of 360 by 740. */
const rest = { left: 159, right: 344, top: 676, bottom: 724 }
const button = (top: number, left = 20) => ({ left, right: 340, top, bottom: top + 52 })

describe('the cart pill beside a button', () => {
  it.each([728, 740, 0, 620])('stays where it is while the button’s top is at %i', (top) => {
    expect(pillLift(rest, [button(top)])).toBe(0)
  })

  it.each([621, 650, 690, 727])('steps over the whole way of one whose top is at %i', (top) => {
    const lift = pillLift(rest, [button(top)])
    expect(lift).toBe(108)
    expect(rest.bottom - lift).toBeLessThanOrEqual(top - 4)
  })

  it('steps over the taller of two, and minds none that stands beside it', () => {
    const tall = { ...button(700), bottom: 800 }
    expect(pillLift(rest, [button(690), tall])).toBe(156)
    expect(pillLift(rest, [{ ...button(690), right: 155 }])).toBe(0)
    expect(pillLift(rest, [])).toBe(0)
  })
})
