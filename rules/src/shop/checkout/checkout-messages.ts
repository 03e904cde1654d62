import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { notSentMessages } from '../shipping/shipping-messages.ts'
import type { NotSent } from '../shipping/shipping-ways.ts'
import type { Refusal } from '../../ground/refusals/result.ts'

/** Every refusal of an order with its sentence. */
export const checkoutMessages = {
  'fields-not-valid': {
    status: 400,
    message: 'One or more fields is invalid, please check your entries.',
  },
  'cart-empty': { status: 400, message: 'Your cart is empty.' },
  'payment-declined': {
    status: 402,
    message:
      'Your payment was declined. Nothing was charged. Please try again or pay in another way.',
  },
  'too-many-declines': {
    status: 429,
    message:
      'Too many payments were declined here. Nothing was charged. Please try again in ten minutes.',
  },
  'payment-timed-out': {
    status: 402,
    message: 'The payment got no answer and was cancelled. Nothing was charged. Please try again.',
  },
  'payment-needs-you': {
    status: 402,
    message:
      'Your bank wants to ask you about this payment. Nothing was charged. Please pay on this page.',
  },
  'payment-stopped': {
    status: 402,
    message: 'The payment was stopped. Nothing was charged, and your cart is as it was.',
  },
  'card-gone': {
    status: 409,
    message:
      'The card that you chose is not kept any more. Nothing was charged. Please choose again how to pay.',
  },
  'card-not-read': {
    status: 402,
    message:
      'Your card could not be read. Nothing was charged. Please type it once more, or pay on the page of the payment provider.',
  },
  'amount-too-small': {
    status: 409,
    message:
      'This is too little to be paid by card. Nothing was charged. Please add something to your cart.',
  },
  'payment-unclear': {
    status: 409,
    message:
      'We do not know yet what became of your payment. We look again by ourselves, and if it went through, we send you a mail. Please do not pay again.',
  },
  'payment-too-late': {
    status: 409,
    message:
      'Your payment came after its time, and is given back. Please look at your order and pay again.',
  },
  'offer-changed': {
    status: 409,
    message:
      'Your order has changed since this page was shown. Nothing was charged. Please look at what is new and pay again.',
  },
  'not-all-available': {
    status: 409,
    message: 'Not all of your order can be had any more. Nothing was charged.',
  },
  'answers-missing': {
    status: 409,
    message:
      'Something in your cart asks for details that you have not given yet. Nothing was charged. Please look at your cart.',
  },
  'offer-of-another-cart': {
    status: 409,
    message:
      'This page had shown another cart than the one that you have now. Nothing was charged. Please look at what is new and pay again.',
  },
  'offer-unreadable': {
    status: 400,
    message:
      'We could not read what this page had shown you. Nothing was charged. Please look at your order and pay again.',
  },
  'code-not-taken': { status: 400, message: 'Your code was not taken.' },
  'code-used-up': {
    status: 409,
    message:
      'A discount of your order has just been used up. Nothing was charged. Please look at the total and pay again.',
  },
  'discount-used-before': {
    status: 409,
    message:
      'A discount of your order was used with this e-mail address before. Nothing was charged. Please look at the total and pay again.',
  },
  'code-used-before': {
    status: 409,
    message:
      'A discount code of your order was used with this e-mail address before. Nothing was charged. Remove the code to go on.',
  },
  'order-in-flight': { status: 409, message: 'Your order is being placed. One moment, please.' },
  'key-used-differently': {
    status: 422,
    message: 'This form was already sent with other entries. Please open the checkout again.',
  },
  'hint-forged': { status: 400, message: 'The signature does not match.' },
  'too-heavy': {
    status: 409,
    message:
      'This is too heavy to be sent there. Nothing was charged. Please take something out of your cart, or choose another way to get it.',
  },
  'payments-not-set-up': {
    status: 503,
    message: 'This shop cannot take payments yet. Nothing was charged.',
  },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

/** Of an order that goes nowhere. */
export function notSentRefusal(why: NotSent): Refusal {
  if (why === 'too-heavy') return checkoutRefusal('too-heavy')
  return checkoutRefusal('fields-not-valid', { postalCode: notSentMessages[why] })
}

export function checkoutRefusal(
  code: keyof typeof checkoutMessages,
  fields?: Readonly<Record<string, string>>,
): Refusal {
  return { code, ...checkoutMessages[code], ...(fields === undefined ? {} : { fields }) }
}

/** What is said at a field of the checkout. */
export const checkoutFieldMessages = {
  ...fieldMessages,
  country: 'Please choose a country.',
  countryNotSentTo: 'This shop does not send to that country.',
  payment: 'Please choose one.',
  cardToken: 'Your card could not be read. Please type it once more.',
  terms: 'Please agree to the terms.',
  download: 'Please agree that the download begins at once.',
  tooManyCodes: 'An order can have five discount codes. Remove one to use another.',
} as const
