import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { ordersRefusal } from './orders-messages.ts'

/** A line of an order, as far as sending it goes. An order has them by their numbers, from 1. */
export type SendableItem = {
  readonly quantity: number
  /** So many went back, or are about to. */
  readonly refundedQuantity: number
  /** So many are in parcels that stand. */
  readonly sentQuantity: number
  /** False: it is downloaded, or mailed by itself, and lies in no parcel. */
  readonly needsParcel: boolean
}

/** Pieces of a line, whose number begins at 1. */
export type LineQuantity = { readonly line: number; readonly quantity: number }

export type DecidedFulfilment = {
  /** What goes, line by line; empty: nothing of the order lies in a parcel. */
  readonly lines: readonly LineQuantity[]
  /** How many pieces are left to send after it. */
  readonly restQuantity: number
}

/**
 * How many pieces of a line can still be sent. What goes back is taken from those that are not sent yet;
 * what was sent and came back later leaves nothing below none.
 */
export function leftToSend(item: SendableItem): number {
  const { needsParcel, quantity, refundedQuantity, sentQuantity } = item
  return needsParcel ? Math.max(0, quantity - refundedQuantity - sentQuantity) : 0
}

/** All that is left to send, line by line. */
export function restToSend(items: readonly SendableItem[]): LineQuantity[] {
  return items.flatMap((item, at) => {
    const quantity = leftToSend(item)
    return quantity === 0 ? [] : [{ line: at + 1, quantity }]
  })
}

/** How many pieces that is. */
export function piecesOf(lines: readonly LineQuantity[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * What goes with a parcel, never more than is left of any line.
 * @param wish undefined: all that is left
 */
export function decideFulfilment(
  items: readonly SendableItem[],
  wish: readonly LineQuantity[] | undefined,
  { isWhole }: { /** It goes as a whole or not at all. */ readonly isWhole: boolean },
): Result<DecidedFulfilment> {
  if (items.every(({ quantity, refundedQuantity }) => quantity === refundedQuantity)) {
    return refuse(ordersRefusal('nothing-to-send'))
  }
  const rest = restToSend(items)
  if (wish === undefined) return ok({ lines: rest, restQuantity: 0 })
  if (piecesOf(wish) === 0) return refuse(ordersRefusal('nothing-chosen-to-send'))
  const isLeft = wish.every(({ line }) => quantityOf(wish, line) <= quantityOf(rest, line))
  if (!isLeft) return refuse(ordersRefusal('more-than-is-left'))
  const lines = rest.flatMap(({ line }) => {
    const quantity = quantityOf(wish, line)
    return quantity === 0 ? [] : [{ line, quantity }]
  })
  const restQuantity = piecesOf(rest) - piecesOf(lines)
  if (isWhole && restQuantity > 0) return refuse(ordersRefusal('pickup-is-whole'))
  return ok({ lines, restQuantity })
}

/**
 * How far an order is by what was sent of it: nothing is left to do once something was, and the rest was
 * sent or given back. One of which nothing was sent waits, whatever is left of it.
 */
export function statusBySending(
  items: readonly SendableItem[],
  isAnySent: boolean,
): 'paid' | 'fulfilled' {
  return isAnySent && restToSend(items).length === 0 ? 'fulfilled' : 'paid'
}

/** Whether pieces are still here, so that nothing comes back from anybody where they are refunded. */
export function areUnsent(items: readonly SendableItem[], units: readonly LineQuantity[]): boolean {
  return units.every(({ line, quantity }) => {
    const item = items[line - 1]
    return item === undefined || !item.needsParcel || quantity <= leftToSend(item)
  })
}

/** How many pieces of a line are among them, also where it is named more than once. */
export function quantityOf(lines: readonly LineQuantity[], line: number): number {
  return piecesOf(lines.filter((one) => one.line === line))
}
