import type { FormEvent } from 'react'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { useReadRestockAgain } from './restock-query.ts'
import { peopleWords } from './restock-words.ts'
import styles from '../orders/order-dialogs.module.css'

/** Asks before people are mailed, which cannot be taken back. */
export function TellDialog(props: {
  readonly siteId: string
  readonly waiting: number
  /** What it is about, such as "Moss Bowl, M" or "3 variants". */
  readonly what: string
  /** @returns how many were told */
  readonly tell: () => Promise<number>
  readonly onClose: () => void
}) {
  const { siteId, waiting, what, tell, onClose } = props
  const readAgain = useReadRestockAgain(siteId)
  const question = useQuestion(async () => {
    try {
      const told = await tell()
      showNotice({
        message: told === 0 ? 'Nobody waits any more.' : `${peopleWords(told)} told by mail.`,
      })
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      await readAgain()
    }
  }, onClose)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  return (
    <AskingDialog
      title={`Tell ${peopleWords(waiting)}`}
      isTyped={false}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <p>
          {waiting === 1 ? 'One mail says' : 'Each gets one mail that says'} that it is back: {what}
          . A mail that has gone cannot be taken back.
        </p>
        {question.error !== undefined && <p role="alert">{question.error}</p>}
        <DialogActions>
          <CancelButton isDisabled={question.isPending} />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            Send
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}
