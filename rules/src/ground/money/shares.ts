/**
 * `a * b / c` in whole numbers, halves upwards, without losing a digit on the way.
 * @param a not negative, as are `b` and `c`; `c` is not 0
 */
export function mulDiv(a: number, b: number, c: number): number {
  const divisor = BigInt(c)
  return Number((2n * BigInt(a) * BigInt(b) + divisor) / (2n * divisor))
}

/**
 * Splits an amount into whole parts by weights (largest remainder, ties to the earlier): the parts sum
 * to the amount, and where it is no larger than the sum of the weights no part is above its weight.
 * @param total minor units, not negative; 0 where all weights are
 */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight)
    return { index, whole: Number(product / sum), remainder: product % sum }
  })
  const left = total - shares.reduce((all, { whole }) => all + whole, 0)
  const parts = shares.map(({ whole }) => whole)
  // the first of equal remainders stays before the others
  const byRemainder = shares.toSorted((one, other) =>
    one.remainder === other.remainder ? 0 : one.remainder > other.remainder ? -1 : 1,
  )
  for (const { index, whole } of byRemainder.slice(0, left)) parts[index] = whole + 1
  return parts
}

/** A rate in parts per million: 8.875 % is 88,750. */
export const million = 1_000_000
