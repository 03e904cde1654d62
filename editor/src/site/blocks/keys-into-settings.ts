import { useEffect, useRef, type RefObject } from 'react'
import { create } from 'zustand'

/** The block whose settings somebody has opened by a key, until the keys are there. */
const useWanted = create<{ readonly blockId: string | null }>()(() => ({ blockId: null }))

/** Who opens settings by a key goes on in them. */
export function leadKeysInto(blockId: string): void {
  useWanted.setState({ blockId })
}

const stops = [
  '[role="tab"][aria-selected="true"]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'textarea',
  '[contenteditable="true"]',
  '[role="textbox"]',
]

/**
 * Gives the keys to the first of the settings, once they are there.
 * @param blockId what they are of; undefined while they are read
 */
export function useKeysInto(blockId: string | undefined): RefObject<HTMLDivElement | null> {
  const settings = useRef<HTMLDivElement>(null)
  const wanted = useWanted((state) => state.blockId)
  useEffect(() => {
    if (blockId === undefined || wanted !== blockId) return
    useWanted.setState({ blockId: null })
    // one that stands for a field of the library's own is hidden, and no stop
    const selector = stops.map((one) => `${one}:not([tabindex="-1"])`).join()
    const seen = [...(settings.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const first = seen.find((one) => one.closest('[aria-hidden="true"]') === null)
    const close = settings.current?.parentElement?.querySelector<HTMLElement>('button')
    ;(first ?? close)?.focus()
  }, [blockId, wanted])
  return settings
}
