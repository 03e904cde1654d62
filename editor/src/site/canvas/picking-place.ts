import { create } from 'zustand'
import type { Spot } from './block-actions.ts'

/** Where what is picked next will be put. */
type Picking = {
  readonly spot: Spot
  /** Makes the place, once something is picked for it. @returns whether it is there */
  readonly make?: () => Promise<boolean>
  /** Nothing was picked. */
  readonly leave?: () => void
}

const useStore = create<{ readonly picking: Picking | null }>()(() => ({ picking: null }))

/** Null while nothing is picked. */
export function usePicking(): Picking | null {
  return useStore(({ picking }) => picking)
}

export function pickFor(spot: Spot | null, how: Omit<Picking, 'spot'> = {}): void {
  useStore.setState({ picking: spot && { spot, ...how } })
}

/** Closes the picker without anything. */
export function leavePicker(): void {
  const { picking } = useStore.getState()
  pickFor(null)
  picking?.leave?.()
}

/** Puts what was picked where it was wanted. */
export async function putPicked(put: (spot: Spot) => Promise<unknown>): Promise<void> {
  const { picking } = useStore.getState()
  pickFor(null)
  if (picking === null) return
  if (picking.make !== undefined && !(await picking.make())) return
  await put(picking.spot)
}
