import type { ProviderName } from './payment-provider.ts'

/** What those who take payments are called where an owner reads of them. */
export const providerNames: Readonly<Record<ProviderName, string>> = {
  test: 'Test payments',
  'stripe-test': 'Stripe, test',
  'stripe-live': 'Stripe, live',
}

/** The same by what was kept; a provider that there is no more has its own name. */
export function providerCalled(name: string): string {
  return Object.hasOwn(providerNames, name) ? providerNames[name as ProviderName] : name
}
