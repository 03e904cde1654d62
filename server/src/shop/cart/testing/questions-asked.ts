import type { Pool } from 'pg'

/**
 * How many connections a request takes from the pool: one for each question it asks by itself.
 * Jobs and timers ask beside it, so what it needs is the least of some tries;
 * `before` stands before each of them and is not counted.
 */
export async function questionsAsked(
  pool: Pool,
  { before, request }: { before?: () => Promise<unknown>; request: () => Promise<unknown> },
): Promise<number> {
  const counts: number[] = []
  while (counts.length < 4) {
    await before?.()
    let asked = 0
    const count = () => void asked++
    pool.on('acquire', count)
    await request()
    pool.off('acquire', count)
    counts.push(asked)
  }
  return Math.min(...counts)
}
