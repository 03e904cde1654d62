import { useEffect, type RefObject } from 'react'

/**
 * Whoever follows a link inside of a room by keys goes on at the heading of the next one: the link is
 * gone with its room, and the keys would be nowhere.
 */
export function useKeysInRooms(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (inside.current === null) return
    let before = document.querySelector('#main')
    const watch = new MutationObserver(() => {
      const now = document.querySelector('#main')
      if (now === null || now === before) return
      const isFirst = before === null
      before = now
      if (isFirst || document.activeElement !== document.body) return
      const heading = now.querySelector('h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus()
    })
    watch.observe(inside.current, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [inside])
}
