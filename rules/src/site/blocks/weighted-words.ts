import { escapeHtml } from '../../ground/words/escape-html.ts'
import type { Group, Seen } from './field-kind.ts'

/** More words are no cloud any more; those of fewest items are left out. */
const maxWords = 100

/** The largest and boldest words; 1 are the smallest. */
const mostWeight = 5

export type CloudOptions = {
  /** Of the page whose words they are, as it stands in markup. */
  readonly path: string
  readonly sortby: 'name' | 'count'
}

/**
 * Words of a page as a cloud shows them: each with where it leads, and a weight by how many items it
 * has. Weights go by the logarithm, so that one word that everything has leaves the others apart.
 * @param found in the order of the alphabet
 */
export function weightedWords(
  found: readonly Group[],
  { path, sortby }: CloudOptions,
): readonly Seen[] {
  const byCount = found.toSorted((one, other) => other.count - one.count)
  const kept = new Set(byCount.slice(0, maxWords))
  const words = (sortby === 'count' ? byCount : found).filter((one) => kept.has(one))
  const most = Math.log(Math.max(...words.map(({ count }) => count)))
  const least = Math.log(Math.min(...words.map(({ count }) => count)))
  return words.map(({ name, count, query }) => ({
    word: escapeHtml(name),
    count,
    weight: weightOf(Math.log(count), least, most),
    href: path + escapeHtml(query),
  }))
}

function weightOf(value: number, least: number, most: number): number {
  if (most <= least) return Math.ceil(mostWeight / 2)
  return 1 + Math.round(((value - least) / (most - least)) * (mostWeight - 1))
}
