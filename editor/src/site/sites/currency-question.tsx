import { useState, type ReactNode } from 'react'
import type { FieldChange } from '../../ground/changes/use-form-draft.ts'
import { CurrencyDialog } from './currency-dialog.tsx'

type CurrencyQuestion = {
  /** Settles once it is answered; at once where the currency stays. */
  readonly confirms: (changes: readonly FieldChange[]) => Promise<boolean>
  /** Stands beside the form, never in it. */
  readonly dialog: ReactNode
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
    confirms(changes) {
      const change = changeOfCurrency(changes)
      if (change === undefined) return Promise.resolve(true)
      const [before, after] = [String(change.seen), String(change.value)]
      return new Promise((resolve) => setAsked({ before, after, answer: resolve }))
    },
    dialog: asked !== undefined && (
      <CurrencyDialog
        before={asked.before}
        after={asked.after}
        onClose={() => answer(false)}
        onConfirm={() => answer(true)}
      />
    ),
  }
}

/** `currencyBefore` of the input: whoever was asked said yes to another than this one. */
export function confirmedCurrency(changes: readonly FieldChange[]) {
  const change = changeOfCurrency(changes)
  return change === undefined ? {} : { currencyBefore: change.seen }
}

function changeOfCurrency(changes: readonly FieldChange[]): FieldChange | undefined {
  return changes.find(({ name }) => name === 'currency')
}
