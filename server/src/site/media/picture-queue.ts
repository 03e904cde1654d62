let last: Promise<unknown> = Promise.resolve()

/**
 * Performs work on a picture when all before it is done: however many pictures are sent or asked
 * for, the memory of one is taken.
 */
export function inPictureQueue<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
