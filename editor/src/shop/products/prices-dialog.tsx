import { useState } from 'react'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import { priceChange, type PriceChange } from '@vitrine/rules/shop/products/change-prices.ts'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { readTypedAmount, type AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { countWords } from '../../site/collections/item-words.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'

export type PriceDialogKind = 'sale' | 'price' | 'amount'

const words = {
  sale: {
    title: 'Put on sale',
    label: 'Percent off',
    hint: 'Each variant gets a sale price so much below its price.',
    wrong: 'Please enter a whole number from 1 to 99.',
    button: 'Put on sale',
  },
  price: {
    title: 'Change prices',
    label: 'Change in percent',
    hint: 'Such as 5, or -10 for less. Sale prices change with the prices.',
    wrong: 'Please enter a whole number from -99 to 900, and not 0.',
    button: 'Change prices',
  },
  amount: {
    title: 'Change prices',
    label: 'Change by',
    hint: 'Such as 2, or -2 for less. Sale prices change with the prices.',
    wrong: 'Please enter an amount such as 2 or -2, and not 0.',
    button: 'Change prices',
  },
} as const satisfies Readonly<Record<PriceDialogKind, object>>

/** Asks by how many percent, or by what amount, the prices of several products change. */
export function PricesDialog(props: {
  readonly kind: PriceDialogKind
  readonly count: number
  readonly settings: Pick<SiteSettings, 'currency' | 'language' | 'formats'>
  readonly onChange: (change: PriceChange) => Promise<Result<unknown>>
  readonly onClose: () => void
}) {
  const { kind, count, settings, onChange, onClose } = props
  const style = useAmountStyle(settings)
  const { title, label, hint, wrong, button } = words[kind]
  const [typed, setTyped] = useState('')
  const question = useQuestion(async () => {
    if (typed.trim() === '') return fieldMessages.required
    const change =
      kind === 'amount' ? readAmount(typed, style, settings.currency) : readPercent(kind, typed)
    if (change === undefined) return wrong
    return refusalOf(await onChange(change))
  }, onClose)
  return (
    <FormDialog
      title={title}
      question={question}
      button={`${button}: ${countWords(count, 'product')}`}
      onClose={onClose}
    >
      <TextField
        label={kind === 'amount' ? `${label}, in ${settings.currency}` : label}
        autoFocus
        inputMode={kind === 'sale' ? 'numeric' : 'text'}
        hint={hint}
        value={typed}
        onChange={question.typing(setTyped)}
        error={question.error}
      />
    </FormDialog>
  )
}

/** A share as people write it: `15`, `15 %`, `+5`, `-10`. */
function readPercent(kind: 'sale' | 'price', typed: string): PriceChange | undefined {
  const [, sign, digits] = /^([+\-−–]?)\s?(\d{1,3})\s?%?$/.exec(typed.trim()) ?? []
  if (digits === undefined) return undefined
  const percent = sign === '' || sign === '+' ? Number(digits) : -Number(digits)
  const read = priceChange.safeParse({ kind, percent })
  return read.success && percent !== 0 ? read.data : undefined
}

/** An amount with its sign in front: `2`, `+2.50`, `-1`, `−$1`. */
function readAmount(typed: string, style: AmountStyle, currency: string): PriceChange | undefined {
  const [, sign = '', amount = ''] = /^([+\-−–]?)(.*)$/.exec(typed.trim()) ?? []
  const cents = readTypedAmount(amount, style)
  if (cents === undefined || cents === 0) return undefined
  const change = { kind: 'amount', cents: sign === '' || sign === '+' ? cents : -cents, currency }
  const read = priceChange.safeParse(change)
  return read.success ? read.data : undefined
}
