import { useState, type FormEvent } from 'react'
import { giftCardsApi, type GiftCardReply } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { call } from '../../ground/http/send-request.ts'
import { useKeepGiftCard } from './gift-cards-query.ts'
import styles from '../orders/order-dialogs.module.css'

/** Mails the code of a gift card again, such as where the address was mistyped. */
export function SendAgainDialog(props: {
  readonly siteId: string
  readonly card: GiftCardReply
  readonly onClose: () => void
}) {
  const { siteId, card, onClose } = props
  const [recipientEmail, setRecipientEmail] = useState(card.recipientEmail)
  const keep = useKeepGiftCard(siteId)
  const question = useQuestion(async () => {
    try {
      const params = { siteId, giftCardId: card.id }
      const sent = await whileSaving(() =>
        call(giftCardsApi.mail, { params, body: { recipientEmail } }),
      )
      void keep(sent)
      showNotice({ message: `The code goes to ${sent.recipientEmail}.` })
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }, onClose)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  return (
    <AskingDialog
      title="Send the code"
      isTyped={recipientEmail !== card.recipientEmail}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          label="E-mail address"
          hint={`${card.deliveredAt === null ? 'It is sent now, before its day. ' : ''}Another address takes the place of the one before. Whoever has the code can spend it.`}
          type="email"
          inputMode="email"
          autoFocus
          value={recipientEmail}
          onChange={question.typing(setRecipientEmail)}
          error={question.error}
        />
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
