import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { cx } from '../styling/cx.ts'
import styles from './button.module.css'

type ButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'style'> & {
  /** `primary` stands once on a screen: its one main action. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  readonly size?: 'small' | 'medium'
  readonly icon?: ReactNode
  readonly children?: ReactNode
}

/** A button with words, an icon, or both; with an icon alone it needs `aria-label`. */
export function Button({ kind = 'plain', size = 'medium', icon, children, ...rest }: ButtonProps) {
  const iconOnly = children === undefined
  return (
    <AriaButton
      {...rest}
      className={cx(
        styles['button'],
        styles[kind],
        size === 'small' && styles['small'],
        iconOnly && styles['iconOnly'],
      )}
    >
      {icon}
      {children}
    </AriaButton>
  )
}

/** The look of a button for what leads somewhere instead of doing something. */
export function buttonClass(
  kind: NonNullable<ButtonProps['kind']> = 'plain',
  size: NonNullable<ButtonProps['size']> = 'medium',
): string {
  return cx(styles['button'], styles[kind], size === 'small' && styles['small'])
}
