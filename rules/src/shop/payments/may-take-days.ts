import type { StoreSettings } from '../../site/sites/site-settings.ts'

/**
 * Whether an order may be paid in ways whose money is certain only after days, such as bank debits: where
 * the owner takes them, and never for a subscription, which is charged again while nobody is there.
 */
export function mayTakeDays(
  { takesSlowPayments }: Pick<StoreSettings, 'takesSlowPayments'>,
  isSubscription: boolean,
): boolean {
  return takesSlowPayments === true && !isSubscription
}
