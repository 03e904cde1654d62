import type { Refusal } from '../../ground/refusals/result.ts'

export const ordersMessages = {
  'order-not-found': { status: 404, message: 'There is no such order.' },
  'order-not-fulfilled': { status: 409, message: 'This order is not fulfilled.' },
  'donation-not-sent': {
    status: 409,
    message: 'A donation is not sent: it can only be refunded.',
  },
  'order-shipped-already': {
    status: 409,
    message: 'This order is fulfilled or cancelled already, so it cannot be cancelled.',
  },
  'order-sent-in-part': {
    status: 409,
    message: 'Something of this order is sent. Take that back first, then it can be cancelled.',
  },
  'no-such-parcel': { status: 404, message: 'This order has no such parcel.' },
  'parcel-taken-back': { status: 409, message: 'This parcel is taken back already.' },
  'nothing-chosen-to-send': { status: 400, message: 'Please choose what is sent.' },
  'more-than-is-left': {
    status: 409,
    message: 'More than is left of this order cannot be sent. Please look at it once more.',
  },
  'pickup-is-whole': {
    status: 409,
    message: 'An order that is picked up is marked as ready as a whole.',
  },
  'refund-of-nothing': { status: 400, message: 'Nothing is chosen that could be refunded.' },
  'refund-too-large': {
    status: 409,
    message: 'More than is left of this order cannot be refunded.',
  },
  'refund-key-used': {
    status: 409,
    message:
      'This refund was sent before, and was another one. Please look at the order once more.',
  },
  'gift-card-was-spent': {
    status: 409,
    message:
      'Something of a gift card of this order has been spent, or a payment holds it. Refund an amount of your own instead; then the order can be cancelled without a refund.',
  },
  'nothing-to-send': {
    status: 409,
    message: 'All of this order was given back, so nothing is left to send.',
  },
  'refund-changed': {
    status: 409,
    message: 'Something of this order was refunded meanwhile. Please look at it once more.',
  },
  'no-such-note': { status: 404, message: 'There is no such note.' },
  'payment-too-large': { status: 400, message: 'This shop cannot take a payment of that size.' },
  'order-not-open': { status: 409, message: 'This order is fulfilled or cancelled already.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function ordersRefusal(code: keyof typeof ordersMessages): Refusal {
  return { code, ...ordersMessages[code] }
}
