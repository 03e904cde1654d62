import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

/**
 * The sentences about restock sign-ups, by code; the first two are the specification's, to the letter
 * (spec §5). Visitors read theirs in the language of the site.
 */
export const restockMessages = {
  'restock-email-blank': 'Email cannot be blank',
  'restock-email-not-valid': 'Email is invalid',
  'restock-off': 'This shop takes no sign-ups for what is sold out.',
  'restock-unknown-variant': 'There is no such product in this shop any more.',
  'restock-in-stock': 'This is in stock. You can buy it now.',
  'restock-choose-variant': 'Please choose what you are waiting for.',
  'restock-too-many': 'There were many sign-ups just now. Please try again in some minutes.',
  'restock-still-sold-out': 'This is still sold out. Put some into stock before you tell anybody.',
  'restock-not-shown': 'Visitors cannot see this product. Show it before you tell anybody.',
  'no-such-restock-group': 'Nobody has signed up for this.',
  'no-such-restock-sign-up': 'There is no such sign-up any more.',
  'restock-signed-up-again': 'This address has signed up again meanwhile.',
} as const

export type RestockRefusalCode = keyof typeof restockMessages

export const restockRefusal = refusalsOf(
  restockMessages,
  {
    'restock-off': 403,
    'restock-unknown-variant': 404,
    'restock-in-stock': 409,
    'restock-too-many': 429,
    'restock-still-sold-out': 409,
    'restock-not-shown': 409,
    'no-such-restock-group': 404,
    'no-such-restock-sign-up': 404,
    'restock-signed-up-again': 409,
  },
  400,
)

/** What the box says once somebody has signed up, where the owner has written nothing (spec §4). */
export const signedUpText = 'Signed up!'
