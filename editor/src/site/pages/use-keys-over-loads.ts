import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { chosenBlock } from '../canvas/chosen-block.ts'

type Loads = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Puts the element that stands now there, or null. */
  readonly hold: (standing: HTMLIFrameElement | null) => void
  readonly isReady: boolean
  readonly send: (message: EditorMessage) => void
}

/**
 * Each load of a page is a frame of its own. Keys that were in one go on in the next, on the block
 * that is chosen, unless they are elsewhere by then. @returns what the frame gives its element to
 */
export function useKeysOverLoads({
  frame,
  hold,
  isReady,
  send,
}: Loads): RefCallback<HTMLIFrameElement> {
  const hadKeys = useRef(false)
  useEffect(() => {
    if (!isReady || !hadKeys.current) return
    hadKeys.current = false
    if (document.activeElement !== document.body) return
    frame.current?.focus()
    const block = chosenBlock()
    if (block !== null) send({ type: 'focus-block', ...block })
  }, [frame, isReady, send])
  return useCallback(
    (standing) => {
      hold(standing)
      return () => {
        // asked while it still stands: what is gone has no keys
        if (document.activeElement === standing) hadKeys.current = true
        hold(null)
      }
    },
    [hold],
  )
}
