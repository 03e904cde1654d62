import type { ChargeOutcome } from './payment-provider.ts'

/**
 * What a test payment can come to, as a shopper chooses it while no money is taken: no card is typed,
 * and none ever reaches the server.
 */
export const testPayments: readonly {
  /** What the form sends. */
  readonly token: string
  readonly outcome: ChargeOutcome
  readonly title: string
  readonly says: string
}[] = [
  {
    token: 'accepted',
    outcome: 'succeeded',
    title: 'It is accepted',
    says: 'The order is placed.',
  },
  {
    token: 'declined',
    outcome: 'declined',
    title: 'It is declined',
    says: 'Nothing is charged, and the cart stays.',
  },
  {
    token: 'no-answer',
    outcome: 'timed-out',
    title: 'It gets no answer',
    says: 'The payment is cancelled, and the cart stays.',
  },
]

/** What a test payment does; undefined for a token that is none of them. */
export function testPaymentOutcome(token: string): ChargeOutcome | undefined {
  return testPayments.find((one) => one.token === token)?.outcome
}
