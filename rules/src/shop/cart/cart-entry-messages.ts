import type { Refusal } from '../../ground/refusals/result.ts'

/** Of a line whose product is not sold once any more, or not by its plan. */
export const notSoldSoSentence = 'This is not sold in this way any more.'

/** What a server says of entries of a cart, which no browser can tell before (spec §7). */
export const cartEntryMessages = {
  'item-not-found': { status: 404, message: 'There is no such item in this shop.' },
  'entry-not-found': { status: 404, message: 'That item is no longer in the cart.' },
  'entry-of-another': {
    status: 409,
    message: 'That is another item than the one in the cart. Please reload the page.',
  },
  'cart-full': { status: 400, message: 'A cart holds at most 200 different items.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function cartEntryRefusal(code: keyof typeof cartEntryMessages): Refusal {
  return { code, ...cartEntryMessages[code] }
}
