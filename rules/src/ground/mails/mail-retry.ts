import type { Random } from '../ids/ids.ts'

const minute = 60_000
const hour = 60 * minute

/** How long a mail waits after its first, second, … failure, in milliseconds. */
export const retryWaits = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  4 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
] as const

/** How long a mail server may take for one mail before another process may try, in milliseconds. */
export const mailLeaseMs = 5 * minute

/**
 * When a mail that could not be sent is tried again, give or take a tenth, so that many do not come
 * back to a mail server at the same moment.
 * @param failures tries that failed, the last one included
 * @returns epoch milliseconds; null when the mail is given up
 */
export function nextTryAt(failures: number, now: number, random: Random): number | null {
  const wait = retryWaits[failures - 1]
  if (wait === undefined) return null
  const [high = 0, low = 0] = random(2)
  const share = 0.9 + (0.2 * (high * 256 + low)) / 65_535
  return now + Math.round(wait * share)
}
