import {
  installmentCurrencies,
  type InstallmentSettings,
} from '../../site/sites/installment-settings.ts'
import type { SiteSettings } from '../../site/sites/site-settings.ts'

/** So many payments an order is split into (spec §9). */
export const installmentCount = 4

export type InstallmentTerms = Pick<InstallmentSettings, 'country' | 'minCents' | 'maxCents'>

/**
 * By what terms a shop takes installments; null: it does not. They are paid at Stripe, in the currency
 * of the account's country alone.
 */
export function installmentTerms({
  currency,
  store: { installments, stripe, paymentMode },
}: Pick<SiteSettings, 'currency' | 'store'>): InstallmentTerms | null {
  if (installments?.isOn !== true || (stripe?.[paymentMode] ?? null) === null) return null
  const { country, minCents, maxCents } = installments
  return installmentCurrencies[country] === currency ? { country, minCents, maxCents } : null
}

/**
 * What each payment comes to: the total divided by their count (spec §9), rounded up to a whole minor
 * unit, so that it never says less than what is owed.
 */
export function installmentCents(totalCents: number, count = installmentCount): number {
  return Math.ceil(totalCents / count)
}

/** Where a price stands: in range, or so that only dearer or only cheaper orders are (spec §5). */
export function installmentRange(
  cents: number,
  { minCents, maxCents }: Pick<InstallmentTerms, 'minCents' | 'maxCents'>,
): 'in' | 'over' | 'up-to' {
  if (cents <= minCents) return 'over'
  return cents > maxCents ? 'up-to' : 'in'
}
