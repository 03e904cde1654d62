import { stripeRefusal } from './load-stripe.ts'

/** Thrown where a provider takes no payment, and would not if it were asked again. */
export class ProviderRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefused'
  }
}

/** What Stripe will not do however often it is asked is told apart from what nobody knows. */
export function tellRefusal(error: unknown): never {
  if (stripeRefusal(error) === undefined) throw error
  throw new ProviderRefused(error instanceof Error ? error.message : '')
}
