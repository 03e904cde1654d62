import { expect, it } from 'vitest'
import { nextTryAt, retryWaits } from './mail-retry.ts'

const now = Date.UTC(2026, 4, 12)
const least = () => new Uint8Array([0, 0])
const most = () => new Uint8Array([255, 255])

it('a mail is tried again after 1, 5 and 15 minutes, 1, 4, 12, 24 and 24 hours, and then given up', () => {
  const minutes = retryWaits.map((wait) => wait / 60_000)
  expect(minutes).toEqual([1, 5, 15, 60, 240, 720, 1440, 1440])
  expect(nextTryAt(9, now, least)).toBeNull()
})

it('mails that failed together come back up to a tenth earlier or later', () => {
  for (const [index, wait] of retryWaits.entries()) {
    expect(nextTryAt(index + 1, now, least)).toBe(now + wait * 0.9)
    expect(nextTryAt(index + 1, now, most)).toBe(now + Math.round(wait * 1.1))
  }
})
