import { leastToGive, type DonationTerms } from '@vitrine/rules/shop/donations/read-donation.ts'
import { subscriptionPath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import type { SubscriptionRow } from '../subscriptions/subscription-rows.ts'
import { donationTerms } from './give-donation.ts'

/** Within what the amount of a donation that is given again can be changed; undefined: it cannot. */
export function amountTerms(
  settings: SiteSettings,
  locale: string,
  { is_donation: isDonation, currency, state }: SubscriptionRow,
): DonationTerms | undefined {
  const isChangeable = isDonation && state !== 'ended' && settings.currency === currency
  return isChangeable ? donationTerms(settings, locale) : undefined
}

/** The form that changes it, with what was typed there in vain. */
export function amountFields(
  { settings, locale }: SiteView,
  row: SubscriptionRow,
  token: string,
  wrong: { readonly typed: string | undefined; readonly error: string | null },
): Record<string, unknown> {
  const terms = amountTerms(settings, locale, row)
  if (terms === undefined) return { amountPath: null }
  const money = siteMoney(settings, locale)
  return {
    amountPath: subscriptionPath(token, 'amount'),
    amountOpen: wrong.typed !== undefined,
    amount: escapeHtml(wrong.typed ?? writeTypedAmount(row.price_cents, terms.style)),
    amountError: wrong.error,
    currency: escapeHtml(terms.currency),
    least: money(leastToGive(terms)),
    most: money(terms.donations.mostCents),
  }
}
