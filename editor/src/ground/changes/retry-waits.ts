const firstWaitMs = 1000

/** The longest time until something is tried again by itself, in milliseconds. */
export const longestWaitMs = 30_000

/** How long to wait after so many tries in vain, in milliseconds. */
export function waitBeforeTry(tries: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** tries)
}
