import type { Refusal } from '../../ground/refusals/result.ts'
import type { Phrase } from '../../site/phrases/phrases.ts'
import type { GiftCardProblem } from './gift-card.ts'

export const giftCardsMessages = {
  'no-such-gift-card': { status: 404, message: 'There is no such gift card.' },
  'gift-card-empty': { status: 409, message: 'There is nothing left on this gift card.' },
  'not-a-gift-card': { status: 409, message: 'This product is not a gift card any more.' },
  'same-value-twice': { status: 400, message: 'The same value stands there twice.' },
  'gift-card-void': {
    status: 409,
    message: 'This gift card has been made void. Bring it back first.',
  },
  'fields-not-valid': {
    status: 400,
    message: 'One or more fields is invalid, please check your entries.',
  },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function giftCardsRefusal(
  code: keyof typeof giftCardsMessages,
  fields?: Readonly<Record<string, string>>,
): Refusal {
  return { code, ...giftCardsMessages[code], ...(fields === undefined ? {} : { fields }) }
}

/** What a shopper reads of a gift card that pays nothing. */
export const giftCardSentences: Readonly<Record<GiftCardProblem, Phrase>> = {
  void: 'This gift card is not valid any more.',
  spent:
    'There is nothing left on this gift card. What a payment that is not over yet has taken of it comes back only if that payment comes to nothing.',
  'other-currency': 'This gift card is in another currency.',
  'test-card': 'This gift card is of a test, and pays for nothing here.',
  'takes-nothing': 'There is nothing in your order that a gift card could pay.',
}

export const giftCardFieldMessages = {
  deliverOn: 'Please choose today or a day within a year.',
  tooMany: 'An order can be paid by five gift cards. Remove one to use another.',
} as const
