import { useEffect } from 'react'

const typed = new Set<string>()

/** Notes words that are typed and are no draft, as they are no change of a site: an invitation's. */
export function useTypedWords(id: string, isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    typed.add(id)
    return () => {
      typed.delete(id)
    }
  }, [id, isTyped])
}

/** Whether such words would be lost by a step elsewhere. */
export function hasTypedWords(): boolean {
  return typed.size > 0
}
