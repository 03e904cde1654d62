import type { Phrase } from '../../site/phrases/phrases.ts'
import type { NotSent } from './shipping-ways.ts'
import type { Refusal } from '../../ground/refusals/result.ts'

export const shippingMessages = {
  'no-such-shipping-way': { status: 404, message: 'This way of shipping is not there any more.' },
  'shipping-way-changed': {
    status: 409,
    message: 'Somebody else has changed this way of shipping meanwhile. Look at it again, please.',
  },
  'too-many-shipping-ways': { status: 409, message: 'A shop can have 30 ways of shipping.' },
  'no-such-pickup-place': { status: 404, message: 'This pickup place is not there any more.' },
  'pickup-place-changed': {
    status: 409,
    message: 'Somebody else has changed this pickup place meanwhile. Look at it again, please.',
  },
  'same-pickup-name': { status: 409, message: 'Another pickup place has this name already.' },
  'too-many-pickup-places': { status: 409, message: 'A shop can have 30 pickup places.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

/** What stands in the place of a price, where an order is not sent. */
export const notSentMessages: Readonly<Record<NotSent, Phrase>> = {
  'too-heavy': 'Too heavy to be sent there',
  'needs-postcode': 'Depends on your postal code',
  'not-to-postcode': 'Not sent to that postal code',
}

/** @param field of the form, beside which it is said */
export function shippingRefusal(code: keyof typeof shippingMessages, field?: string): Refusal {
  const refusal: Refusal = { code, ...shippingMessages[code] }
  return field === undefined ? refusal : { ...refusal, fields: { [field]: refusal.message } }
}
