import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUnderway, nextUploads, uploadWord, type UploadState } from './upload-list.ts'

const states: fc.Arbitrary<UploadState> = fc.constantFrom(
  { kind: 'waits' },
  { kind: 'sends', part: 0.4 },
  { kind: 'processes' },
  { kind: 'done', assetId: 'a' },
  { kind: 'failed', message: 'Network error', mayRetry: true },
  { kind: 'cancelled', message: 'Cancelled' },
)

it('sends three files at once, as long as any waits, in the order of their choosing', () => {
  fc.assert(
    fc.property(fc.array(states, { maxLength: 12 }), (all) => {
      const uploads = all.map((state, place) => ({ id: String(place), state }))
      const next = nextUploads(uploads)
      const underway = uploads.filter(({ state }) => isUnderway(state)).length
      const waiting = uploads.filter(({ state }) => state.kind === 'waits')
      expect(next).toEqual(waiting.slice(0, next.length))
      expect(next.length).toBe(Math.min(waiting.length, Math.max(0, 3 - underway)))
    }),
  )
})

it('says a hundred of a hundred only when nothing is left to send', () => {
  expect(uploadWord({ kind: 'sends', part: 0.999 })).toBe('99 %')
  expect(uploadWord({ kind: 'processes' })).toBe('Processing')
})
