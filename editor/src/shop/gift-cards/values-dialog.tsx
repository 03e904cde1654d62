import { useState, type FormEvent } from 'react'
import { readTypedAmount, writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import {
  giftCardValuesOf,
  mostGiftCardValues,
  mostGiftCents,
} from '@vitrine/rules/shop/gift-cards/gift-card-values.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import { exampleAmount } from '../../ground/money/amount.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import styles from '../orders/order-dialogs.module.css'

/** Asks what a gift card may be worth: each amount in a line of its own. */
export function GiftCardValuesDialog(props: {
  readonly siteId: string
  readonly itemId: string
  readonly product: Product
  readonly settings: SiteSettings
  readonly onClose: () => void
}) {
  const { siteId, itemId, settings, onClose } = props
  const [product] = useState(props.product)
  const style = useAmountStyle(settings)
  const write = useMoney(siteId)
  const seen = giftCardValuesOf(product)
  const before = seen.map((cents) => writeTypedAmount(cents, style)).join('\n')
  const [typed, setTyped] = useState(before)
  const question = useQuestion(async () => {
    const lines = typed.split('\n').filter((line) => line.trim() !== '')
    const values = lines.map((line) => readTypedAmount(line, style) ?? 0)
    if (values.length === 0 || values.length > mostGiftCardValues) {
      return `Please enter one amount to ${mostGiftCardValues} amounts.`
    }
    const wrong = values.findIndex((cents) => cents <= 0 || cents > mostGiftCents)
    if (wrong >= 0) return `“${lines[wrong]}” is no amount such as ${exampleAmount(style)}.`
    const { currency } = settings
    const named = values.map((cents) => ({ cents, text: write?.(cents, currency) ?? '' }))
    const input = { itemId, values: named, seen: [...seen], currency }
    const done = await performAction(
      siteId,
      { action: 'set-gift-card-values', input },
      { notice: 'The values are saved.' },
    )
    return refusalOf(done)
  }, onClose)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  return (
    <AskingDialog
      title="Values to choose from"
      isTyped={typed !== before}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          label={`Amounts in ${settings.currency}`}
          hint="Each in a line of its own, as they are to be chosen from. A gift card costs what it is worth."
          rows={6}
          autoFocus
          value={typed}
          onChange={question.typing(setTyped)}
          error={question.error}
        />
        <DialogActions>
          <CancelButton isDisabled={question.isPending} />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}
