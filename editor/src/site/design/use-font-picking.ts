import { useRef, useState } from 'react'

export type FontPicking = {
  /** What a font is chosen for; null: nothing in particular; undefined: none is being chosen. */
  readonly targetId: string | null | undefined
  readonly open: (targetId: string | null) => void
  readonly close: () => void
}

/** Whether fonts are being chosen in the place of the style; the focus comes back afterwards. */
export function useFontPicking(): FontPicking {
  const [targetId, setTargetId] = useState<string | null>()
  const from = useRef<HTMLElement | null>(null)
  return {
    targetId,
    open(next) {
      const { activeElement } = document
      from.current = activeElement instanceof HTMLElement ? activeElement : null
      setTargetId(next)
    },
    close() {
      setTargetId(undefined)
      // not before it is seen again
      setTimeout(() => from.current?.focus())
    },
  }
}
