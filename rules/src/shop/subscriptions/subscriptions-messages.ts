import type { Refusal } from '../../ground/refusals/result.ts'

/** Every refusal about a subscription with its sentence. */
export const subscriptionsMessages = {
  'no-such-subscription': { status: 404, message: 'There is no such subscription.' },
  'subscription-ended': { status: 409, message: 'This subscription has ended.' },
  'subscription-charging': {
    status: 409,
    message: 'A payment of this subscription is being made. Please try again in a few minutes.',
  },
  'subscription-not-now': {
    status: 409,
    message: 'This subscription has changed in the meantime. Please look at it again.',
  },
  'nothing-to-pay': { status: 409, message: 'Nothing is to be paid for this subscription now.' },
  'card-not-asked-for': {
    status: 503,
    message: 'No card can be given now. Nothing has changed. Please try again in a few minutes.',
  },
  'card-not-kept': {
    status: 409,
    message: 'No other card was given. The next payments are made as before.',
  },
  'subscribe-instead': {
    status: 409,
    message: 'This is sold as a subscription. Please reload the page, and subscribe to it.',
  },
  'not-subscribed': {
    status: 409,
    message: 'This is no subscription any more. Please reload the page, and add it to your cart.',
  },
  'no-such-plan': {
    status: 409,
    message: 'This plan is not offered any more. Please reload the page, and choose again.',
  },
  'subscribe-to-one': {
    status: 400,
    message: 'You subscribe to one at a time. Please set the quantity to 1.',
  },
  'subscription-unknown': {
    status: 404,
    message:
      'We know no subscription of this order number and e-mail address. Please check both, or open the link in your mail.',
  },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function subscriptionsRefusal(code: keyof typeof subscriptionsMessages): Refusal {
  return { code, ...subscriptionsMessages[code] }
}
