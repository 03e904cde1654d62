import type { ChargeOutcome } from './payment-provider.ts'

/** The cards of the built-in test payments, shown at checkout while no money is taken. */
export const testCards: readonly {
  readonly number: string
  readonly outcome: ChargeOutcome
  readonly says: string
}[] = [
  { number: '4242 4242 4242 4242', outcome: 'succeeded', says: 'is accepted' },
  { number: '4000 0000 0000 0002', outcome: 'declined', says: 'is declined' },
  { number: '4000 0000 0000 0044', outcome: 'timed-out', says: 'gets no answer' },
]

/** What a test card does; a number that is none of them is declined. */
export function testCardOutcome(digits: string): ChargeOutcome {
  const card = testCards.find(({ number }) => number.replaceAll(' ', '') === digits)
  return card?.outcome ?? 'declined'
}
