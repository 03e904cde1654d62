import { quantityLimits } from './quantity.ts'

/** A line of a cart, as far as two carts become one. */
export type MergedLine = {
  readonly id: string
  readonly variantId: string
  /** Of the answers that it was added with: others are another line. */
  readonly answersHash: string
  readonly quantity: number
}

/** What there may be of a variant in a cart, whatever line it stands in. */
export type MergeBound = {
  /** 1 of what is sold singly. */
  readonly most: number
  /** What there is of it for this cart; null: no end of it. */
  readonly stock: number | null
}

/** What to do with the lines of a member's cart and those of the visitor who signs in. */
export type MergedCarts = {
  /** Lines of the member's cart that hold more from now on. */
  readonly raised: readonly { readonly id: string; readonly quantity: number }[]
  /** Lines of the visitor's cart that go over, with what of them does. */
  readonly moved: readonly { readonly id: string; readonly quantity: number }[]
}

/** A cart of more lines than this is no shopper's. */
const mostLines = 200

/**
 * Two carts become one when somebody signs in: what both hold is added up, bounded by what there is
 * and by what a cart may hold of it. What a member had already is never lowered by it, also where
 * there is less by now: that the cart says of itself.
 */
export function mergeCarts(
  own: readonly MergedLine[],
  visitors: readonly MergedLine[],
  boundOf: (variantId: string) => MergeBound,
): MergedCarts {
  const held = new Map<string, number>()
  const lines = new Map(own.map((line) => [keyOf(line), { ...line, isOwn: true }]))
  for (const { variantId, quantity } of own) add(held, variantId, quantity)
  const changed = new Set<string>()
  for (const line of visitors) {
    const { variantId } = line
    const there = lines.get(keyOf(line))
    if (there === undefined && lines.size >= mostLines) continue
    const { most, stock } = boundOf(variantId)
    const bound = Math.min(most, stock ?? quantityLimits.max, quantityLimits.max)
    const taken = Math.min(line.quantity, bound - (held.get(variantId) ?? 0))
    if (taken <= 0) continue
    add(held, variantId, taken)
    const base = there ?? { ...line, quantity: 0, isOwn: false }
    lines.set(keyOf(line), { ...base, quantity: base.quantity + taken })
    changed.add(keyOf(line))
  }
  const result = [...lines].filter(([key]) => changed.has(key)).map(([, line]) => line)
  const shown = (isOwn: boolean) =>
    result.filter((line) => line.isOwn === isOwn).map(({ id, quantity }) => ({ id, quantity }))
  return { raised: shown(true), moved: shown(false) }
}

/**
 * What a copy of a member's cart brings back into it, which they took along as they signed out: only
 * what it holds beyond that, or nothing would be as they left it.
 */
export function addedToCopy<Line extends MergedLine>(
  own: readonly MergedLine[],
  copy: readonly Line[],
): readonly Line[] {
  const copied = new Map<string, number>()
  for (const line of own) add(copied, keyOf(line), line.quantity)
  return copy
    .map((line) => ({ ...line, quantity: line.quantity - (copied.get(keyOf(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

function keyOf({ variantId, answersHash }: MergedLine): string {
  return JSON.stringify([variantId, answersHash])
}

function add(counts: Map<string, number>, key: string, quantity: number): void {
  counts.set(key, (counts.get(key) ?? 0) + quantity)
}
