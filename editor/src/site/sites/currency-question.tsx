import { useState, type ReactNode } from 'react'
import type { FormEdit } from '../../ground/changes/use-form-draft.ts'
import { CurrencyDialog } from './currency-dialog.tsx'

type CurrencyEdit = Pick<FormEdit<{ readonly currency: string }>, 'set' | 'seen'>

type CurrencyQuestion = {
  /** Settles once it is answered; at once where the currency stays. */
  readonly confirms: (edit: CurrencyEdit) => Promise<boolean>
  /**
   * Stands beside the form, never in it.
   * @param keep puts the currency back into the form, for whoever says no
   */
  readonly dialog: (keep: (currency: string) => void) => ReactNode
}

type Asked = {
  readonly before: string
  readonly after: string
  readonly answer: (isMeant: boolean) => void
}

/** Asks about another currency before a form that names one is sent. */
export function useCurrencyQuestion(): CurrencyQuestion {
  const [asked, setAsked] = useState<Asked>()
  const answer = (isMeant: boolean): void => {
    setAsked(undefined)
    asked?.answer(isMeant)
  }
  return {
    confirms({ set, seen }) {
      const { currencyBefore: before } = confirmedCurrency(seen)
      const { currency: after } = set
      if (before === undefined || after === undefined) return Promise.resolve(true)
      return new Promise((resolve) => setAsked({ before, after, answer: resolve }))
    },
    dialog: (keep) =>
      asked !== undefined && (
        <CurrencyDialog
          before={asked.before}
          after={asked.after}
          onClose={() => {
            answer(false)
            keep(asked.before)
          }}
          onConfirm={() => answer(true)}
        />
      ),
  }
}

/** `currencyBefore` of the input: whoever was asked said yes to another than this one. */
export function confirmedCurrency(seen: CurrencyEdit['seen']): { currencyBefore?: string } {
  const { currency } = seen
  return typeof currency === 'string' ? { currencyBefore: currency } : {}
}
