import { useMemo } from 'react'
import type { AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { amountStyleOf } from '../../ground/money/amount.ts'

type MoneySettings = Pick<SiteSettings, 'currency' | 'language' | 'formats'>

/** How amounts of a site are typed: by its currency, and as numbers are written there. */
export function useAmountStyle(settings: MoneySettings): AmountStyle {
  const { currency } = settings
  const language = formatLocale(settings, settings.language)
  return useMemo(() => amountStyleOf({ currency, language }), [currency, language])
}
