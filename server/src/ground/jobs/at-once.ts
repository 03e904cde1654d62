/**
 * Works through a list in its order, so many at once. What takes its time holds up nothing but its own
 * place, and what fails nothing at all.
 *
 * @throws what failed first, once all the others are done
 */
export async function workAtOnce<One>(
  list: Iterable<One>,
  places: number,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  // shared by all places: each takes what is next
  const left = list[Symbol.iterator]()
  const failures: unknown[] = []
  const place = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: places }, place))
  if (failures.length > 0) throw failures[0]
}
