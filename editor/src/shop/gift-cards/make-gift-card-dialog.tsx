import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { readTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { mostGiftCents } from '@vitrine/rules/shop/gift-cards/gift-card-values.ts'
import { giftCardsApi } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { giftLimits, readGiftDetails } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { call } from '../../ground/http/send-request.ts'
import { exampleAmount } from '../../ground/money/amount.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { useKeepGiftCard } from './gift-cards-query.ts'
import styles from '../orders/order-dialogs.module.css'

const nothing = {
  amount: '',
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  deliverOn: '',
}
type Draft = typeof nothing
type Errors = Readonly<Partial<Record<string, string>>>

/** Makes a gift card that nobody has bought. */
export function MakeGiftCardDialog(props: {
  readonly site: Site
  readonly settings: SiteSettings
  readonly onClose: () => void
}) {
  const { site, settings, onClose } = props
  const [draft, setDraft] = useState({ ...nothing, senderName: settings.title.slice(0, 100) })
  const [errors, setErrors] = useState<Errors>({})
  const style = useAmountStyle(settings)
  const send = useMakeGiftCard(site)
  const question = useQuestion(async () => {
    const { amount, ...typed } = draft
    const cents = readTypedAmount(amount, style)
    const isAmount = cents !== undefined && cents > 0 && cents <= mostGiftCents
    const details = readGiftDetails(typed, { now: Date.now(), timeZone: settings.timeZone })
    const wrong = {
      ...(!isAmount && { amount: `Please enter an amount such as ${exampleAmount(style)}.` }),
      ...(details.ok ? {} : details.refusal.fields),
    }
    setErrors(wrong)
    if (!isAmount || !details.ok) return 'Please look at the marked fields.'
    return send({ ...details.value, amountCents: cents })
  }, onClose)
  const field = (name: keyof Draft) => ({
    value: draft[name],
    error: errors[name],
    onChange: question.typing((value: string) => {
      setDraft((before) => ({ ...before, [name]: value }))
      setErrors((before) => ({ ...before, [name]: undefined }))
    }),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  const isTyped = draft.amount + draft.recipientName + draft.recipientEmail + draft.message !== ''
  return (
    <AskingDialog
      title="Make a gift card"
      isTyped={isTyped}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        {settings.store.paymentMode === 'test' && (
          <p className={styles['note']}>
            Your shop takes test payments: this gift card pays for test orders alone, and its mail
            stays in your mailbox.
          </p>
        )}
        <TextField
          label={`Amount in ${settings.currency}`}
          autoFocus
          inputMode="decimal"
          {...field('amount')}
        />
        <TextField
          label="E-mail address of who gets it"
          hint="Its code is mailed there."
          type="email"
          inputMode="email"
          {...field('recipientEmail')}
        />
        <TextField label="Their name" maxLength={giftLimits.name} {...field('recipientName')} />
        <TextField label="From" maxLength={giftLimits.name} {...field('senderName')} />
        <TextField label="Message" rows={3} maxLength={giftLimits.message} {...field('message')} />
        <TextField
          label="Send it on"
          hint="In the morning of that day. Empty: at once."
          type="date"
          {...field('deliverOn')}
        />
        {question.error !== undefined && (
          <Banner tone="danger" role="alert">
            {question.error}
          </Banner>
        )}
        <DialogActions>
          <CancelButton isDisabled={question.isPending} />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            Make it
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}

type Sent = Omit<Draft, 'amount'> & { readonly amountCents: number }

/** Sends it, the same one under one key, so that one is made however often that is tried. */
function useMakeGiftCard({ siteId, name: siteName }: Site) {
  const keys = useRef(new Map<string, string>())
  const keep = useKeepGiftCard(siteId)
  const navigate = useNavigate()
  return async (sent: Sent): Promise<string | undefined> => {
    const said = JSON.stringify(sent)
    const key = keys.current.get(said) ?? makeNewId()
    keys.current.set(said, key)
    try {
      const made = await whileSaving(() =>
        call(giftCardsApi.make, { params: { siteId }, body: { ...sent, key } }),
      )
      void keep(made)
      const to = made.recipientEmail
      const params = { siteName, giftCardId: made.id }
      showNotice({
        message:
          made.deliveredAt === null
            ? `The gift card is sent to ${to} on its day.`
            : `The gift card goes to ${to}.`,
        action: {
          name: 'Open',
          run: () => void navigate({ to: '/sites/$siteName/gift-cards/$giftCardId', params }),
        },
      })
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}
