const day = 86_400_000

/** The largest first; a month counts 30 days and a year 365. */
const units = [
  ['year', 365 * day, 'a year'],
  ['month', 30 * day, 'a month'],
  ['week', 7 * day, 'a week'],
  ['day', day, 'a day'],
  ['hour', 3_600_000, 'an hour'],
  ['minute', 60_000, 'a minute'],
] as const

/** "about an hour ago", "about 3 weeks ago"; under a minute, and for what is to come, the last one. */
export function timeSince(epochMs: number, now: number): string {
  const passed = now - epochMs
  for (const [unit, length, one] of units) {
    const count = Math.floor(passed / length)
    if (count === 1) return `about ${one} ago`
    if (count > 1) return `about ${count} ${unit}s ago`
  }
  return 'less than a minute ago'
}
