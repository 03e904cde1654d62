import {
  amountStyle,
  writeTypedAmount,
  type AmountStyle,
} from '@vitrine/rules/money/typed-amount.ts'
import type { SiteSettings } from '@vitrine/rules/sites/site-settings.ts'

/** How the owner of a site types its amounts: by its currency and its language. */
export function amountStyleOf(settings: Pick<SiteSettings, 'currency' | 'language'>): AmountStyle {
  const parts = new Intl.NumberFormat(settings.language).formatToParts(1.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value
  return amountStyle(settings.currency, sign ?? '.')
}

/** `12.50` as it is typed: what sentences about amounts name. */
export function exampleAmount(style: AmountStyle): string {
  return writeTypedAmount(1250, style)
}
