import { fieldMessages } from '../../ground/refusals/field-messages.ts'
import { refusalsOf } from '../../ground/refusals/refusals-of.ts'
import type { Refusal } from '../../ground/refusals/result.ts'

/** Why donations cannot be set up so, by code. */
export const donationSettingsMessages = {
  'donations-no-range': 'Please enter a highest amount above the lowest.',
  'donations-amount-out-of-range':
    'Each amount to choose from has to be within the lowest and the highest.',
  'donations-amount-twice': 'The same amount stands there twice.',
  'donations-cause-twice': 'The same cause stands there twice.',
  'donations-below-provider': 'The provider of payments takes no less than this.',
  'donations-no-amount':
    'Please enter amounts to choose from, or let whoever gives type one of their own.',
} as const

export const donationSettingsRefusal = refusalsOf(donationSettingsMessages, {}, 400)

/** Why nothing was given, by code; those of the checkout that name an order or a cart are among them. */
export const donationsMessages = {
  'fields-not-valid': 'One or more fields is invalid, please check your entries.',
  'donation-currency-changed':
    'Amounts are in another currency since this page was shown. Nothing was charged. Please choose again.',
  'donations-off': 'Nothing can be given here at the moment. Nothing was charged.',
  'payment-stopped': 'The payment was stopped. Nothing was charged.',
  'order-in-flight':
    'Your donation is on its way. Wait a moment, then send the form again to see what became of it.',
  'key-used-differently':
    'This form was already sent with other entries. Please look at them and send it again to give once more.',
  'payment-too-late':
    'Your payment came after its time, and is given back. Please send the form again.',
  'payments-not-set-up': 'No donations can be paid here yet. Nothing was charged.',
} as const

const statuses = {
  'donation-currency-changed': 409,
  'donations-off': 409,
  'payment-stopped': 402,
  'order-in-flight': 409,
  'key-used-differently': 422,
  'payment-too-late': 409,
  'payments-not-set-up': 503,
} as const

export const donationsRefusal = refusalsOf(donationsMessages, statuses, 400)

/** A refusal of the checkout as whoever gives reads it, who has neither cart nor order. */
export function refusalOfDonation(refusal: Refusal): Refusal {
  const { code, fields } = refusal
  if (!Object.hasOwn(donationsMessages, code)) return refusal
  const own = donationsRefusal(code as keyof typeof donationsMessages)
  return fields === undefined ? own : { ...own, fields }
}

/** Refusals of subscriptions as whoever gives again and again reads them, by code. */
export const givingMessages = {
  'subscription-ended': 'This recurring donation has ended.',
  'subscription-charging':
    'A payment of this donation is being made. Please try again in a few minutes.',
  'subscription-not-now':
    'This recurring donation has changed in the meantime. Please look at it again.',
  'nothing-to-pay': 'Nothing is to be paid for this donation now.',
} as const

/** A refusal of what is given again, which is called a donation to whoever gives it. */
export function refusalOfGiving(refusal: Refusal): Refusal {
  const { code } = refusal
  return Object.hasOwn(givingMessages, code)
    ? { ...refusal, message: givingMessages[code as keyof typeof givingMessages] }
    : refusalOfDonation(refusal)
}

/** What is said at a field of the form. */
export const donationFieldMessages = {
  ...fieldMessages,
  amount: 'Please choose an amount.',
  noAmount: 'Please enter an amount in digits.',
  tooLittle: 'This is less than can be given here.',
  tooMuch: 'This is more than can be given here.',
  payment: 'Please choose one.',
} as const
