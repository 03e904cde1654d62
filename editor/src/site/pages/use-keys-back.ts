import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { chosenBlock } from '../canvas/chosen-block.ts'

/**
 * When the settings of a block are closed by their button, the keys go on with the block.
 * @returns what gives them to the page for whatever else went away with them
 */
export function useKeysBack(
  isOpen: boolean,
  frame: RefObject<HTMLIFrameElement | null>,
  send: (message: EditorMessage) => void,
): () => void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    const block = chosenBlock()
    // where the button went away with the panel; whoever pressed elsewhere is there by now
    if (!isClosed || block === null || document.activeElement !== document.body) return
    frame.current?.focus()
    send({ type: 'focus-block', ...block })
  }, [isOpen, frame, send])
  return useCallback(() => {
    frame.current?.focus()
    const block = chosenBlock()
    if (block !== null) send({ type: 'focus-block', ...block })
  }, [frame, send])
}
