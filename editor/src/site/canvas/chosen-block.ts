import { create } from 'zustand'

/** What block of which layout; ids of blocks are their layout's own. */
export type BlockName = { readonly layoutId: string; readonly blockId: string }

const useStore = create<{ readonly chosen: BlockName | null }>()(() => ({ chosen: null }))

/** The block that the next key, button or paste is about. */
export function useChosenBlock(): BlockName | null {
  return useStore(({ chosen }) => chosen)
}

export function chosenBlock(): BlockName | null {
  return useStore.getState().chosen
}

export function chooseBlock(block: BlockName | null): void {
  const before = chosenBlock()
  if (before?.blockId === block?.blockId && before?.layoutId === block?.layoutId) return
  useStore.setState({ chosen: block && { layoutId: block.layoutId, blockId: block.blockId } })
}
