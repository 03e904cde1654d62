const last = new Map<string, Promise<unknown>>()

/** Writes to one site go out one after the other, in the order in which they were asked for. */
export function inTurn<Value>(siteId: string, write: () => Promise<Value>): Promise<Value> {
  const mine = endOfTurns(siteId).then(write)
  last.set(
    siteId,
    mine.catch(() => undefined),
  )
  return mine
}

/** Until everything that was asked for so far has been answered, or has found no server. */
export async function endOfTurns(siteId: string): Promise<void> {
  await last.get(siteId)
}
