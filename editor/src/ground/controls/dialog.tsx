import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { cx } from '../styling/cx.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** False where a question must be answered first. */
  readonly isDismissable?: boolean
  readonly width?: 'narrow' | 'wide' | 'large'
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** A dialog over the page, never more than one deep. Escape closes it and returns focus. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, isDismissable = true, width = 'narrow' } = props
  return (
    <ModalOverlay
      className={styles['scrim'] ?? ''}
      isOpen={isOpen}
      isDismissable={isDismissable}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={cx(styles['modal'], width !== 'narrow' && styles[width])}>
        <AriaDialog className={styles['dialog'] ?? ''}>
          <header className={styles['header']}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {isDismissable && (
              <Button
                kind="quiet"
                size="small"
                aria-label="Close"
                icon={<X size={16} aria-hidden />}
                onPress={onClose}
              />
            )}
          </header>
          <div className={styles['body']}>{props.children}</div>
          {props.actions !== undefined && <DialogActions>{props.actions}</DialogActions>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Leaves a dialog as its cross does: what is typed there is asked about. */
export function CancelButton(props: { readonly children?: string; readonly isDisabled?: boolean }) {
  const { children = 'Cancel', isDisabled = false } = props
  return (
    <Button slot="close" isDisabled={isDisabled}>
      {children}
    </Button>
  )
}

/** The foot of a dialog with its buttons; a form has its own inside. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <footer className={styles['actions']} data-keeps-bottom="true">
      {children}
    </footer>
  )
}
