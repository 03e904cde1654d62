import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type RefObject } from 'react'

/**
 * Whoever follows a link by keys goes on at the heading of the next room: the link is gone with its
 * room, and the keys would be nowhere. A page that was just loaded leaves them to the browser.
 */
export function useKeysInRooms(inside: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  // none before the first address of a load has been reached
  const [isLedHere] = useState(() => router.state.resolvedLocation !== undefined)
  useEffect(() => {
    const around = inside.current
    if (around === null) return
    let before: Element | null = null
    let isFirst = !isLedHere
    const look = (): void => {
      const now = around.querySelector('#main')
      if (now === null || now === before) return
      before = now
      if (!isFirst && document.activeElement === document.body) focusHeading(now)
      isFirst = false
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(around, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [inside, isLedHere])
}

function focusHeading(room: Element): void {
  const heading = room.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
