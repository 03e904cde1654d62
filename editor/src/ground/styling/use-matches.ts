import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is as a media query says; a document without a size never is. */
export function useMatches(query: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      if (!('matchMedia' in globalThis)) return () => undefined
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => 'matchMedia' in globalThis && matchMedia(query).matches)
}

/** As the styles have it: below this, a bar has a phone's width. */
export const narrowWindow = '(max-width: 620px)'
