import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MenuEntry } from './menu-button.tsx'
import { swappedIds } from './row-order.ts'

type Move = {
  readonly id: string
  readonly place: number
  readonly count: number
  /** Takes the way to the new order, as other changes may come between. */
  readonly onOrder: (order: (ids: readonly string[]) => readonly string[]) => void
}

/** A row's way up and down by its menu, where nothing can be dragged. */
export function moveEntries({ id, place, count, onOrder }: Move): MenuEntry[] {
  return [
    {
      id: 'up',
      name: 'Move up',
      icon: <ArrowUp size={15} aria-hidden />,
      isDisabled: place === 0,
      onAction: () => onOrder((ids) => swappedIds(ids, id, -1)),
    },
    {
      id: 'down',
      name: 'Move down',
      icon: <ArrowDown size={15} aria-hidden />,
      isDisabled: place === count - 1,
      onAction: () => onOrder((ids) => swappedIds(ids, id, 1)),
    },
  ]
}
