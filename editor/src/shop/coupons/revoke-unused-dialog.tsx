import { useState, type FormEvent } from 'react'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { codesWords, useRevokeCodes, type CodesOfDiscount } from './discount-codes-query.ts'
import dialogs from '../orders/order-dialogs.module.css'

/** Asks before all codes are revoked that nobody has used. @param free how many these are */
export function RevokeUnusedDialog(props: {
  readonly of: CodesOfDiscount
  readonly free: number
  readonly onClose: () => void
}) {
  const { of, free, onClose } = props
  const revoke = useRevokeCodes(of)
  const [isPending, setPending] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setPending(true)
    void revoke(null).finally(onClose)
  }
  return (
    <AskingDialog
      title={`Revoke ${codesWords(free)}?`}
      isTyped={false}
      isBusy={isPending}
      onClose={onClose}
    >
      <form className={dialogs['form']} onSubmit={submit}>
        <p>
          Nobody can use them any more, whoever has them. Codes that were used keep what they gave.
        </p>
        <DialogActions>
          <CancelButton isDisabled={isPending} />
          <Button type="submit" kind="danger" isPending={isPending}>
            Revoke them
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}
