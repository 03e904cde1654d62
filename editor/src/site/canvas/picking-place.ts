import { create } from 'zustand'
import type { Spot } from './block-actions.ts'

const useStore = create<{ readonly spot: Spot | null }>()(() => ({ spot: null }))

/** Where what is picked next will be put; null while nothing is. */
export function usePickingPlace(): Spot | null {
  return useStore(({ spot }) => spot)
}

export function pickFor(spot: Spot | null): void {
  useStore.setState({ spot })
}
