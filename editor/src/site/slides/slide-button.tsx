import { LayoutTemplate } from 'lucide-react'
import { Button } from '../../ground/controls/button.tsx'
import { useKeysAfterClosing } from '../../ground/controls/use-keys-after-closing.ts'
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
  const element = useKeysAfterClosing(isOpen)
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
