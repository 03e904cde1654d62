import { Palette } from 'lucide-react'
import { Button } from '../../ground/controls/button.tsx'
import { useKeysAfterClosing } from '../../ground/controls/use-keys-after-closing.ts'

type StyleButtonProps = {
  readonly isOpen: boolean
  readonly isUnsaved: boolean
  /** Of its word, which a phone has no room for. */
  readonly className: string | undefined
  readonly onPress: () => void
}

/** Opens the style, and gives way to it. */
export function StyleButton({ isOpen, isUnsaved, className, onPress }: StyleButtonProps) {
  const element = useKeysAfterClosing(isOpen)
  const word = isUnsaved ? 'Unsaved style' : 'Style'
  return (
    <span ref={element}>
      {!isOpen && (
        <Button
          kind="quiet"
          size="small"
          icon={<Palette size={16} aria-hidden />}
          aria-label={word}
          onPress={onPress}
        >
          {/* that it is not saved is said wherever there is room for it */}
          <span className={isUnsaved ? undefined : className}>{word}</span>
        </Button>
      )}
    </span>
  )
}
