import type { PricedEntry } from '../cart/cart.ts'
import { noWithdrawalReasons, type LostWithdrawal } from '../products/no-withdrawal.ts'
import { ProductType } from '../products/product.ts'
import type { SiteSettings } from '../../site/sites/site-settings.ts'
import { daysToWithdraw, isWithdrawalByLaw } from '../../site/sites/withdrawal-days.ts'

type Settings = Pick<SiteSettings, 'country' | 'store'>

/**
 * Whether whoever buys has to agree that a download begins at once, as they lose their right of withdrawal
 * with it: something in the cart is downloaded, and the shop offers what the law of its country asks for
 * (Directive 2011/83/EU, article 16, m).
 */
export function asksForDownloadConsent(
  entries: readonly Pick<PricedEntry, 'productType' | 'isAvailable'>[],
  settings: Settings,
): boolean {
  const isOffered = daysToWithdraw(settings) > 0 && isWithdrawalByLaw(settings)
  return isOffered && entries.some((entry) => entry.isAvailable && isDownload(entry))
}

/** Why a line cannot be withdrawn from once it is bought; null: it can. Nothing is said where nobody can. */
export function lostWithdrawalOf(
  entry: Pick<PricedEntry, 'productType' | 'noWithdrawal'>,
  settings: Settings,
  agreesToDownload: boolean,
): LostWithdrawal | null {
  if (daysToWithdraw(settings) === 0) return null
  if (isDownload(entry)) return agreesToDownload ? 'download' : null
  const [none] = noWithdrawalReasons
  const { noWithdrawal = none } = entry
  return noWithdrawal === none || entry.productType === ProductType.giftCard ? null : noWithdrawal
}

function isDownload({ productType }: Pick<PricedEntry, 'productType'>): boolean {
  return productType === ProductType.digital
}
