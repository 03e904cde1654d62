import { useSyncExternalStore } from 'react'

/** As the styles have it: below this, a bar has a phone's width. */
const query = '(max-width: 620px)'

/** Whether the window is as narrow as a phone; a document without a size is not. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(onChange, isNarrow)
}

function isNarrow(): boolean {
  return 'matchMedia' in globalThis && matchMedia(query).matches
}

function onChange(changed: () => void): () => void {
  if (!('matchMedia' in globalThis)) return () => undefined
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
