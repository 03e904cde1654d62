import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { CancelButton, Dialog, DialogActions } from './dialog.tsx'
import styles from './form-dialog.module.css'
import type { Question } from './use-question.ts'

/** A dialog with a form, a button that answers what it asks, and one that leaves it. */
export function FormDialog(props: {
  readonly title: string
  readonly question: Question
  /** What is on the button, such as `Schedule`. */
  readonly button: ReactNode
  readonly kind?: 'primary' | 'danger'
  readonly isDisabled?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { title, question, button, kind = 'primary', isDisabled = false, onClose } = props
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // a portal's events go up to the form that has opened it too
          event.stopPropagation()
          if (!isDisabled) question.submit()
        }}
      >
        {props.children}
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind={kind} isDisabled={isDisabled} isPending={question.isPending}>
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
