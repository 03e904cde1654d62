import { describe, expect, test } from 'vitest'
import { sayInEnglish } from '../../ground/words/say.ts'
import {
  extendedGrant,
  goesOn,
  grantedFiles,
  grantSentence,
  grantState,
  type GrantUse,
} from './download-grant.ts'

const day = 86_400_000
const now = 1_000 * day
const fresh: GrantUse = { used: 0, most: 5, until: now + 30 * day, revokedFor: null }
const writeDay = (instant: number): string => `day ${instant / day}`
const file = (id: string) => {
  return { id, name: `${id}.pdf`, hash: 'a', byteSize: 1, contentType: 'application/pdf' }
}

test.each([
  [fresh, 'open', '5 of 5 downloads left, until day 1030'],
  [{ ...fresh, used: 1 }, 'open', '4 of 5 downloads left, until day 1030'],
  [{ ...fresh, most: 1 }, 'open', '1 of 1 download left, until day 1030'],
  [{ ...fresh, used: 5 }, 'used-up', 'All 5 downloads are used'],
  [{ ...fresh, until: now }, 'expired', 'Could be downloaded until day 1000'],
  [{ ...fresh, used: 5, until: now }, 'used-up', 'All 5 downloads are used'],
  [{ ...fresh, revokedFor: 'refund' }, 'revoked', 'No longer available, as it was refunded'],
  [
    { ...fresh, revokedFor: 'cancellation' },
    'revoked',
    'No longer available, as the order is cancelled',
  ],
  [{ ...fresh, used: 5, revokedFor: 'owner' }, 'revoked', 'No longer available'],
] as const)('of %j the state is %s: %s', (use, state, sentence) => {
  expect(grantState(use, now)).toBe(state)
  expect(grantSentence(use, now, { day: writeDay, say: sayInEnglish })).toBe(sentence)
})

test.each([
  ['its first request', null, true, false],
  ['a part right after it began', now, true, true],
  ['a part before an hour is over', now - 3_599_999, true, true],
  ['a part after an hour', now - 3_600_000, true, false],
  ['all of it once more', now, false, false],
  ['a part that came before the clock was set back', now + 1, true, false],
])('whether a download goes on: %s', (_, countedAt, isPart, expected) => {
  expect(goesOn(countedAt, isPart, now)).toBe(expected)
})

describe('an owner who allows more', () => {
  test('gives five above those that are there, for thirty days from now', () => {
    expect(extendedGrant({ ...fresh, used: 5, until: now - 9 * day }, now)).toEqual({
      most: 10,
      until: now + 30 * day,
    })
  })

  test('takes no day away that is left', () => {
    const until = now + 20 * day
    expect(extendedGrant({ ...fresh, until }, now).until).toBe(until + 30 * day)
  })
})

test('each file of each piece is granted, and nothing of goods that are sent', () => {
  const lines = [
    { itemId: 'bowl', quantity: 3 },
    { itemId: 'glaze', quantity: 2, files: [file('a'), file('b')] },
  ]
  const granted = grantedFiles(lines).map(({ line, piece, file: { id } }) => [line, piece, id])
  expect(granted).toEqual([
    [2, 1, 'a'],
    [2, 1, 'b'],
    [2, 2, 'a'],
    [2, 2, 'b'],
  ])
})
