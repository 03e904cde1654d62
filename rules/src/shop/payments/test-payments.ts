import type { Phrase } from '../../site/phrases/phrases.ts'

/** What a test payment can come to. `asks`: the bank has a page of its own, on which that is said. */
export type TestOutcome = 'accepted' | 'declined' | 'no-answer' | 'asks'

/**
 * The test payments, as a shopper chooses one while no money is taken: no card is typed, and none
 * ever reaches the server.
 */
export const testPayments: readonly {
  /** What the form sends. */
  readonly token: TestOutcome
  readonly title: Phrase
  readonly says: Phrase
}[] = [
  { token: 'accepted', title: 'It is accepted', says: 'The order is placed.' },
  {
    token: 'asks',
    title: 'The bank asks first',
    says: 'You confirm it on a page of the test bank.',
  },
  { token: 'declined', title: 'It is declined', says: 'Nothing is charged, and the cart stays.' },
  {
    token: 'no-answer',
    title: 'It gets no answer',
    says: 'The payment is cancelled, and the cart stays.',
  },
]

/** What a test payment does; undefined for a token that is none of them. */
export function testPaymentOutcome(token: string): TestOutcome | undefined {
  return testPayments.find((one) => one.token === token)?.token
}
