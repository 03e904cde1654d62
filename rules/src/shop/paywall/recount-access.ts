import { accessUntil } from './access.ts'

/** Access to one product that one customer bought, once for each line of an order. */
export type CountedAccess = {
  readonly cause: string
  /** 0: for ever. */
  readonly months: number
  /** From when they are counted, in epoch milliseconds; null: they are not. */
  readonly countsFrom: number | null
  /** Null: for ever. */
  readonly untilAt: number | null
}

/**
 * What was bought after something that is given back now with its money, and was counted from the end
 * of that: it begins now, or where the other would have begun, with all of its months. What of the other
 * has passed by then was used, and nothing is moved by it.
 * @param held what the customer bought of the product, in the order in which it is counted
 * @param refunded the causes of which all went back
 * @returns what has changed
 */
export function recountAccess<Access extends CountedAccess>(
  held: readonly Access[],
  refunded: ReadonlySet<string>,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): readonly Access[] {
  let all = held
  for (const cause of refunded) {
    const gone = all.find((one) => one.cause === cause)
    // what has passed of it is used up
    if (gone === undefined || (gone.untilAt !== null && gone.untilAt <= now)) continue
    const to = Math.max(now, gone.countsFrom ?? now)
    all = moveAfter(all, gone, { to, timeZone })
  }
  return all.filter((one) => !held.includes(one))
}

/** What is counted from the end of something, and what comes after that. */
function moveAfter<Access extends CountedAccess>(
  held: readonly Access[],
  gone: CountedAccess,
  { to, timeZone }: { readonly to: number; readonly timeZone: string },
): readonly Access[] {
  let [end, at] = [gone.untilAt, to]
  return held.map((next) => {
    const follows = next.months > 0 && next.cause !== gone.cause && next.countsFrom === end
    if (!follows) return next
    const moved = {
      ...next,
      countsFrom: at,
      untilAt: accessUntil(next, { countsFrom: at, timeZone }),
    }
    end = next.untilAt
    at = moved.untilAt ?? at
    return moved
  })
}
