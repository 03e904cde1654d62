const last = new Map<string, Promise<unknown>>()
const counts = new Map<string, number>()

/** Writes to one site go out one after the other, in the order in which they were asked for. */
export function inTurn<Value>(siteId: string, write: () => Promise<Value>): Promise<Value> {
  count(siteId, 1)
  const mine = endOfTurns(siteId)
    .then(write)
    .finally(() => count(siteId, -1))
  last.set(
    siteId,
    mine.catch(() => undefined),
  )
  return mine
}

function count(siteId: string, by: number): void {
  counts.set(siteId, (counts.get(siteId) ?? 0) + by)
}

/** Whether something is on its way, or waits for that. */
export function hasTurns(siteId: string): boolean {
  return (counts.get(siteId) ?? 0) > 0
}

/** Until everything that was asked for so far has been answered, or has found no server. */
export async function endOfTurns(siteId: string): Promise<void> {
  await last.get(siteId)
}
