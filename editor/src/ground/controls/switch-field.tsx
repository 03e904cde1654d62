import type { ReactNode } from 'react'
import { Switch } from 'react-aria-components'
import styles from './field.module.css'

type SwitchFieldProps = {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

/** Something that is on or off, and changes at once. */
export function SwitchField({ children, isDisabled = false, ...rest }: SwitchFieldProps) {
  return (
    <Switch {...rest} isDisabled={isDisabled} className={styles['switch'] ?? ''}>
      <span className={styles['track']} />
      <span>{children}</span>
    </Switch>
  )
}
