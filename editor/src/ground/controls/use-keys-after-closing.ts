import { useEffect, useRef, type RefObject } from 'react'

/**
 * The way to something that is open in its place: once it is closed, by a button that went away with
 * it, the keys come back to the way. @returns what that way stands in
 */
export function useKeysAfterClosing(isOpen: boolean): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (isClosed && document.activeElement === document.body) {
      element.current?.querySelector('button')?.focus()
    }
  }, [isOpen])
  return element
}
