import { describe, expect, it } from 'vitest'
import {
  addButtonLabel,
  nextAddButtonState,
  nextTickAt,
  type AddButtonEvent,
  type AddButtonState,
} from './add-button.ts'

/** The button after what happened to it, one thing after the other. */
function after(...events: AddButtonEvent[]): AddButtonState {
  return events.reduce<AddButtonState>(nextAddButtonState, { kind: 'idle' })
}

const press = { kind: 'press' } as const
const success = { kind: 'success', now: 5000 } as const
const failure = { kind: 'failure', now: 5000, sentence: 'No.' } as const
const at = (now: number): AddButtonEvent => ({ kind: 'tick', now })

describe('the add-to-cart button', () => {
  it("says 'Adding…' from the press on", () => {
    expect(addButtonLabel(after(press))).toBe('Adding…')
    expect(nextTickAt(after(press))).toBeNull()
  })

  it("says 'Added!' 1000 ms after the success and is idle 2000 ms later", () => {
    expect(addButtonLabel(after(press, success, at(5999)))).toBe('Adding…')
    expect(addButtonLabel(after(press, success, at(6000)))).toBe('Added!')
    expect(after(press, success, at(6000), at(7999)).kind).toBe('added')
    expect(after(press, success, at(6000), at(8000))).toEqual({ kind: 'idle' })
  })

  it('is idle again 1000 ms after an error', () => {
    expect(after(press, failure)).toEqual({ kind: 'failed', at: 5000, sentence: 'No.' })
    expect(after(press, failure, at(5999)).kind).toBe('failed')
    expect(after(press, failure, at(6000))).toEqual({ kind: 'idle' })
  })

  it('hears no press while it is anything but idle', () => {
    for (const events of [
      [press],
      [press, success],
      [press, success, at(6000)],
      [press, failure],
    ]) {
      expect(after(...events, press)).toEqual(after(...events))
    }
  })

  it('takes an answer only for what it asked', () => {
    expect(after(success)).toEqual({ kind: 'idle' })
    expect(after(failure)).toEqual({ kind: 'idle' })
    expect(after(press, failure, success).kind).toBe('failed')
  })

  it('keeps to its times when the tick comes late', () => {
    expect(after(press, success, at(6400))).toEqual({ kind: 'added', at: 6000 })
  })
})
