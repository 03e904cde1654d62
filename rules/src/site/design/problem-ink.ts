import { textOn } from './color.ts'
import { contrastOf, leastContrast } from './contrast.ts'

/** The red of what went wrong: for light grounds, and for dark ones. */
const reds = ['#a3231b', '#ffb9b0'] as const

/**
 * The colour in which a page says what went wrong: a red that reads well on all of these grounds,
 * else that of plain text on the first.
 */
export function problemInk(grounds: readonly [string, ...string[]]): string {
  const readsWell = (red: string): boolean =>
    grounds.every((ground) => (contrastOf(red, ground) ?? 0) >= leastContrast)
  return reds.find(readsWell) ?? textOn(grounds[0])
}
