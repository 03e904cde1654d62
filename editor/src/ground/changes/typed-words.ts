import { useEffect } from 'react'
import { create } from 'zustand'

const useTyped = create<{ readonly ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))

/**
 * Notes words that are typed and are no draft, as they are no site's: an invitation's, or those of
 * one's own account.
 */
export function useTypedWords(id: string, isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    useTyped.setState(({ ids }) => ({ ids: new Set([...ids, id]) }))
    return () => {
      useTyped.setState(({ ids }) => ({ ids: new Set([...ids].filter((one) => one !== id)) }))
    }
  }, [id, isTyped])
}

/** Whether such words would be lost by a step elsewhere. */
export function hasTypedWords(): boolean {
  return useTyped.getState().ids.size > 0
}

/** The same, for what shows it. */
export function useHasTypedWords(): boolean {
  return useTyped(({ ids }) => ids.size > 0)
}

/** They are to be lost: whoever goes away with them keeps none. */
export function discardTypedWords(): void {
  useTyped.setState({ ids: new Set() })
}
