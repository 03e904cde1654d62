import { LayoutTemplate } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ground/controls/button.tsx'
import { useSlide } from './use-slide.ts'

type SlideButtonProps = {
  readonly siteId: string
  readonly isOpen: boolean
  readonly onPress: () => void
  /** Of its word, which a phone has no room for. */
  readonly className: string | undefined
}

/** Leads to how a slide is arranged and what is behind it; nothing on other pages. */
export function SlideButton({ siteId, isOpen, onPress, className }: SlideButtonProps) {
  const element = useRef<HTMLSpanElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // the button that closed the panel went away with it
    if (isClosed && document.activeElement === document.body) {
      element.current?.querySelector('button')?.focus()
    }
  }, [isOpen])
  if (useSlide(siteId) === undefined) return null
  return (
    <span ref={element}>
      <Button
        kind="quiet"
        size="small"
        icon={<LayoutTemplate size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-label="Layout"
        onPress={onPress}
      >
        <span className={className}>Layout</span>
      </Button>
    </span>
  )
}
