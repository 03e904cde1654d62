/** The middle value; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  if (upper === undefined || lower === undefined) throw new Error('a median needs a value')
  return (upper + lower) / 2
}

export type Interleaved = { readonly ours: number; readonly peer: number; readonly ratio: number }

/**
 * Measures two things turn by turn (A B, B A, A B ...), so that a drift of the machine's speed
 * meets both, and compares pair by pair.
 */
export async function interleave(
  rounds: number,
  ours: () => Promise<number>,
  peer: () => Promise<number>,
): Promise<Interleaved> {
  const pairs: { ours: number; peer: number }[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await ours()
      pairs.push({ ours: first, peer: await peer() })
    } else {
      const first = await peer()
      pairs.push({ peer: first, ours: await ours() })
    }
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    peer: median(pairs.map((pair) => pair.peer)),
    ratio: median(pairs.map((pair) => pair.ours / pair.peer)),
  }
}
