import { useState, type FormEvent } from 'react'
import { reviewLimits } from '@vitrine/rules/shop/reviews/review-limits.ts'
import type { ListedReview } from '@vitrine/rules/shop/reviews/reviews-api.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { replyToReview } from './reviews-query.ts'
import styles from '../orders/order-dialogs.module.css'

/** What the shop says to a review. */
export function ReplyDialog(props: {
  readonly siteId: string
  readonly review: Pick<ListedReview, 'id' | 'reply'>
  readonly onClose: () => void
}) {
  const { siteId, review, onClose } = props
  const [reply, setReply] = useState(review.reply)
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const isSaved = await replyToReview(siteId, review.id, {
      reply: reply.trim(),
      was: review.reply,
    })
    setBusy(false)
    if (isSaved) onClose()
  }
  return (
    <AskingDialog
      title="Answer the review"
      isTyped={reply !== review.reply}
      isBusy={isBusy}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="Your answer"
          hint="It stands beneath the review, for everybody who reads it. Leave it empty to say nothing."
          rows={5}
          autoFocus
          maxLength={reviewLimits.reply}
          value={reply}
          onChange={setReply}
        />
        <DialogActions>
          <CancelButton isDisabled={isBusy} />
          <Button type="submit" kind="primary" isPending={isBusy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}
