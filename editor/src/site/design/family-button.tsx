import { ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components'
import { firstFamily } from '@vitrine/rules/site/design/font-family.ts'
import { previewFamily } from './font-preview.ts'
import { cx } from '../../ground/styling/cx.ts'
import field from '../../ground/controls/field.module.css'
import styles from './fonts-panel.module.css'

type FamilyButtonProps = {
  /** What the family is for. */
  readonly label: string
  readonly stack: string
  readonly onPress: () => void
}

/** The family that something has; a press opens the fonts to choose another one from. */
export function FamilyButton({ label, stack, onPress }: FamilyButtonProps) {
  const name = stack === '' ? 'As the template has it' : firstFamily(stack)
  return (
    <div className={field['field']}>
      <span className={field['label']} aria-hidden>
        Family
      </span>
      <Button
        className={cx(field['trigger'], styles['family'])}
        aria-label={`Family of ${label}: ${name}`}
        onPress={onPress}
      >
        <span style={{ fontFamily: `'${previewFamily(name)}', ${stack || 'inherit'}` }}>
          {name}
        </span>
        <ChevronRight size={16} aria-hidden />
      </Button>
    </div>
  )
}
