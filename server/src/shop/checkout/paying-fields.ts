import { writtenExpiry, type KeptCard } from '@vitrine/rules/shop/payments/kept-cards.ts'
import { offeredTestPayments } from '@vitrine/rules/shop/payments/test-payments.ts'
import type { Phrase, SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { newCard } from './card-choice.ts'
import { cardName } from './card-name.ts'
import { group, type Choice, type Field, type Group } from './field-group.ts'

export const keepCardWords = 'Keep this card for the next time' satisfies Phrase

const keepCardField: Field = {
  name: 'keepCard',
  label: keepCardWords,
  tick: keepCardWords,
  optional: true,
}

/** How a form asks who pays how. */
export type PayingAsks = {
  readonly say: SayPhrase
  /** Whether it is paid here, by one of the test payments. */
  readonly payment: boolean
  /** The way of paying is kept, and charged again. */
  readonly isSubscription: boolean
  /** Payments that take days are offered. */
  readonly takesDays: boolean
  /** The kept cards that may pay; undefined: none may, nor be kept. */
  readonly cards: readonly KeptCard[] | undefined
  /** Whether one is typed at the end of the form, which then asks there whether to keep it. */
  readonly hasCardFields?: boolean
}

/** The kept cards to choose from, and what is asked where another one pays, which the stylesheet hides. */
export function payingGroups(asks: PayingAsks): readonly Group[] {
  const { cards, payment, hasCardFields = false } = asks
  const other = [
    ...(payment ? [testPaymentField(asks)] : []),
    ...(cards === undefined || hasCardFields ? [] : [keepCardField]),
  ]
  return [
    ...(cards === undefined || cards.length === 0
      ? []
      : [group('Your cards', [cardsField(cards, asks.say)])]),
    ...(other.length > 0 ? [group('Payment', other, { id: 'checkout-new-card' })] : []),
  ]
}

function cardsField(cards: readonly KeptCard[], say: SayPhrase): Field {
  return { name: 'card', label: 'Your cards', choices: cardChoices(cards, say) }
}

/** The kept cards, and another one than those. */
export function cardChoices(cards: readonly KeptCard[], say: SayPhrase): readonly Choice[] {
  const kept = cards.map((card): Choice => {
    const until = writtenExpiry(card)
    return {
      value: card.id,
      title: cardName(card, say),
      says: until === '' ? '' : say('valid until {expires}', { expires: until }),
    }
  })
  return [...kept, { value: newCard, title: say('Another card or way to pay'), says: '' }]
}

function testPaymentField({ say, isSubscription, takesDays, cards }: PayingAsks): Field {
  const isKept = isSubscription || cards !== undefined
  const offered = offeredTestPayments({ isKept, takesDays })
  const choices = offered.map(({ token, title, says }) => {
    return { value: token, title: say(title), says: say(says) }
  })
  return { name: 'payment', label: 'Test payment', choices }
}
