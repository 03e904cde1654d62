import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { isLostForSure } from '../products/no-withdrawal.ts'
import { piecesOf, restToSend, type LineQuantity } from './decide-fulfilment.ts'
import type { OrderReply } from './orders-api.ts'
import { withdrawalRefusal } from './withdrawal-messages.ts'

const dayMs = 86_400_000

/** Days that are added to the day on which a parcel was sent, as nobody knows here when it arrives. */
const daysOnTheWay = 7

/** Pieces of a line, and how many of it had gone back before for other reasons. */
export type WithdrawnLine = OrderReply['withdrawals'][number]['lines'][number]

type Order = Pick<OrderReply, 'status' | 'items' | 'fulfilments' | 'createdAt' | 'withdrawals'>

/** What somebody may withdraw from. */
export type Withdrawable =
  | {
      readonly kind: 'open'
      /** Epoch milliseconds; null: it is not sent yet, so that the time has not begun. */
      readonly until: number | null
      /** How many pieces of each line are left. */
      readonly lines: readonly LineQuantity[]
    }
  /** The time is over. */
  | { readonly kind: 'over' }
  /** It is not offered, or nothing is left. */
  | { readonly kind: 'none' }

export function findWithdrawable(order: Order, days: number, now: number): Withdrawable {
  const lines = leftToWithdraw(order)
  if (days === 0 || lines.length === 0) return { kind: 'none' }
  const until = endOfWithdrawal(order, days)
  return until !== null && until <= now ? { kind: 'over' } : { kind: 'open', until, lines }
}

/**
 * Pieces that neither went back nor were withdrawn from before; of a cancelled order there are none. A
 * gift is no contract for goods or services (Directive 2011/83/EU, article 2, 5 and 6).
 */
function leftToWithdraw({ status, items, withdrawals }: Order): readonly LineQuantity[] {
  if (status === 'cancelled') return []
  return items.flatMap(({ quantity, refundedQuantity, isDonation, noWithdrawal }, at) => {
    if (isDonation) return []
    const line = at + 1
    if (isLostForSure(noWithdrawal)) return []
    const withdrawn = withdrawals.flatMap(({ lines }) => lines).filter((one) => one.line === line)
    // what goes back after it is what was withdrawn from
    const open = Math.max(0, piecesOf(withdrawn) - backSince(withdrawn, refundedQuantity))
    const left = quantity - refundedQuantity - open
    return left > 0 ? [{ line, quantity: left }] : []
  })
}

/** How many pieces of a line went back since the first of its withdrawals. */
function backSince(withdrawn: readonly WithdrawnLine[], refundedQuantity: number): number {
  const [first] = withdrawn
  return first === undefined ? 0 : refundedQuantity - first.refundedBefore
}

/** The time begins with the last piece that arrives (Directive 2011/83/EU, article 9, 2 b). */
function endOfWithdrawal(
  { status, items, fulfilments, createdAt }: Order,
  days: number,
): number | null {
  const waits = status === 'paid' || status === 'received'
  if (waits && restToSend(items).length > 0) return null
  const last = fulfilments.at(-1)
  if (last === undefined) return createdAt + days * dayMs
  return last.at + (days + daysOnTheWay) * dayMs
}

/** Whether a withdrawal is from what is left. @param wish absent: from all of it */
export function decideWithdrawal(
  order: Order,
  wish: readonly LineQuantity[] | undefined,
  { days, now }: { readonly days: number; readonly now: number },
): Result<readonly WithdrawnLine[]> {
  const found = findWithdrawable(order, days, now)
  if (found.kind === 'none') return refuse(withdrawalRefusal('nothing-to-withdraw'))
  if (found.kind === 'over') return refuse(withdrawalRefusal('withdrawal-too-late'))
  const withdrawn = (lines: readonly LineQuantity[]) =>
    lines.map((one) => ({
      ...one,
      refundedBefore: order.items[one.line - 1]?.refundedQuantity ?? 0,
    }))
  if (wish === undefined) return ok(withdrawn(found.lines))
  const lines = wish.filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) return refuse(withdrawalRefusal('nothing-chosen'))
  const leftOf = (line: number) => found.lines.find((one) => one.line === line)?.quantity ?? 0
  const isLeft = lines.every(({ line, quantity }) => quantity <= leftOf(line))
  return isLeft ? ok(withdrawn(lines)) : refuse(withdrawalRefusal('nothing-to-withdraw'))
}

/**
 * What was withdrawn from and has not gone back yet, of those that the owner has not set aside. What went
 * back is of the oldest first.
 */
export function openWithdrawals({
  status,
  items,
  withdrawals,
}: Pick<OrderReply, 'status' | 'items' | 'withdrawals'>): readonly {
  readonly id: string
  readonly lines: readonly LineQuantity[]
}[] {
  if (status === 'cancelled') return []
  const unsettled = withdrawals.filter(({ isSettled }) => !isSettled)
  const back = items.map(({ refundedQuantity }, at) => {
    const ofLine = unsettled.flatMap(({ lines }) => lines).filter(({ line }) => line === at + 1)
    return backSince(ofLine, refundedQuantity)
  })
  return unsettled.flatMap(({ id, lines }) => {
    const open = lines.flatMap(({ line, quantity }) => {
      const gone = Math.min(quantity, back[line - 1] ?? 0)
      back[line - 1] = (back[line - 1] ?? 0) - gone
      return gone === quantity ? [] : [{ line, quantity: quantity - gone }]
    })
    return open.length === 0 ? [] : [{ id, lines: open }]
  })
}
