import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { cx } from '../styling/cx.ts'
import { Button } from './button.tsx'
import styles from './menu-button.module.css'

export type MenuEntry = {
  readonly id: string
  readonly name: string
  readonly icon?: ReactNode
  readonly isDisabled?: boolean
  readonly isDanger?: boolean
  readonly onAction: () => void
}

type MenuButtonProps = {
  /** Its name for screen readers, such as "Actions of About". */
  readonly label: string
  readonly icon?: ReactNode
  readonly children?: ReactNode
  readonly entries: readonly MenuEntry[]
  readonly size?: 'small' | 'medium'
}

/** A button that opens a menu of actions. */
export function MenuButton({ label, icon, children, entries, size = 'small' }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button kind="quiet" size={size} aria-label={label} icon={icon}>
        {children}
      </Button>
      <Popover className={styles['popover'] ?? ''} placement="bottom end">
        <Menu className={styles['menu'] ?? ''} aria-label={label}>
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.name}
              isDisabled={entry.isDisabled ?? false}
              onAction={entry.onAction}
              className={cx(styles['item'], entry.isDanger === true && styles['danger'])}
            >
              {entry.icon}
              {entry.name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
