import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shouldShowPopup, type StoredPopup } from './popup-showing.ts'

const day = 86_400_000
const now = 1_800_000_000_000
const nothing: StoredPopup = { closedOn: null, version: null, submitted: null }
const closed = (at: number, version = 1): StoredPopup => ({
  closedOn: String(at),
  version: String(version),
  submitted: null,
})
const shown = (stored: StoredPopup, { version = 1, days = 7 } = {}) =>
  shouldShowPopup({ stored, version, days, now })

it('a visitor who never saw it is shown the popup', () => {
  expect(shown(nothing)).toBe(true)
})

it('one who closed it is shown it again after its days, and not before', () => {
  expect(shown(closed(now - 7 * day + 1))).toBe(false)
  expect(shown(closed(now - 7 * day))).toBe(true)
})

it('a new version is shown to who closed the one before', () => {
  expect(shown(closed(now - 1), { version: 2 })).toBe(true)
})

it('nobody who followed its action is ever shown it again', () => {
  const any = fc.option(fc.string(), { nil: null })
  fc.assert(
    fc.property(
      any,
      any,
      fc.string(),
      fc.nat(),
      fc.nat(),
      (closedOn, kept, submitted, version, days) => {
        expect(shown({ closedOn, version: kept, submitted }, { version, days })).toBe(false)
      },
    ),
  )
})

it('nobody waits longer for it than its days, whatever stands in the browser', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(365), (closedOn, days) => {
      const stored = { closedOn, version: '1', submitted: null }
      const later = now + (days + 2) * day
      const isHidden = !shouldShowPopup({ stored, version: 1, days, now })
      if (isHidden) expect(shouldShowPopup({ stored, version: 1, days, now: later })).toBe(true)
    }),
  )
})
