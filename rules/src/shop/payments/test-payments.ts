import type { KeptMethod } from './payment-provider.ts'
import type { Phrase } from '../../site/phrases/phrases.ts'

/** What a test payment can come to. `asks`: the bank has a page of its own, on which that is said. */
export type TestOutcome =
  | 'accepted'
  | 'declined'
  | 'no-answer'
  | 'asks'
  | SlowOutcome
  | LaterOutcome

/** It is under way for days, and what comes of it then. */
export type SlowOutcome = 'days-then-paid' | 'days-then-failed'

/** Of a way of paying that is kept: it is accepted now, and not when it is charged again. */
type LaterOutcome = 'declined-later' | 'asks-later'

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

/** What there is to choose beside those where the way of paying is kept. */
const laterTestPayments: typeof testPayments = [
  {
    token: 'declined-later',
    title: 'It is declined later',
    says: 'This payment is accepted, and the next ones are not.',
  },
  {
    token: 'asks-later',
    title: 'The bank asks later',
    says: 'This payment is accepted. The next ones wait until you confirm them.',
  },
]

/** What there is to choose beside those where a shop takes payments that take days. */
const slowTestPayments: typeof testPayments = [
  {
    token: 'days-then-paid',
    title: 'It takes days, then it is paid',
    says: 'The order waits for its money, which comes after three days.',
  },
  {
    token: 'days-then-failed',
    title: 'It takes days, then it fails',
    says: 'The order waits for its money, and is canceled after three days.',
  },
]

/** So long such a test payment is under way, unless its bank is asked to decide. */
export const slowTestPaymentMs = 3 * 24 * 3_600_000

export function isSlowOutcome(outcome: TestOutcome | undefined): outcome is SlowOutcome {
  return outcome === 'days-then-paid' || outcome === 'days-then-failed'
}

/** Which outcomes a form offers: those for later where it is charged again, those that take days where they are taken. */
export function offeredTestPayments(offers: {
  /** The way of paying is kept, or may be. */
  readonly isKept: boolean
  readonly takesDays: boolean
}): typeof testPayments {
  return [
    ...testPayments,
    ...(offers.isKept ? laterTestPayments : []),
    ...(offers.takesDays ? slowTestPayments : []),
  ]
}

/** What a test payment does; undefined for a token that is none of them. */
export function testPaymentOutcome(token: string): TestOutcome | undefined {
  return [...testPayments, ...laterTestPayments, ...slowTestPayments].find(
    (one) => one.token === token,
  )?.token
}

/** What the test payments keep, in place of a card: by it is known what becomes of the next payments. */
export const testCards = [
  { token: 'accepted', lastFour: '4242' },
  { token: 'declined-later', lastFour: '0341' },
  { token: 'asks-later', lastFour: '3155' },
] as const satisfies readonly { readonly token: TestOutcome; readonly lastFour: string }[]

/** Such a card as a real provider tells of it. @param now epoch milliseconds */
export function testMethod(token: string, now: number): KeptMethod {
  const known = testCards.find((one) => one.token === token) ?? testCards[0]
  const brand = 'Test Visa'
  const expires = `${new Date(now).getUTCFullYear() + 3}-12`
  const { lastFour } = known
  return { ref: known.token, label: `${brand} …${lastFour}`, card: { brand, lastFour, expires } }
}
