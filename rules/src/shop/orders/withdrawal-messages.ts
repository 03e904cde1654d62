import type { Refusal } from '../../ground/refusals/result.ts'

export const withdrawalMessages = {
  'fields-not-valid': {
    status: 400,
    message: 'One or more fields is invalid, please check your entries.',
  },
  'nothing-chosen': { status: 400, message: 'Please say what you withdraw from.' },
  'withdrawn-order-unknown': {
    status: 404,
    message: 'There is no order with this number and this e-mail address.',
  },
  'nothing-to-withdraw': {
    status: 409,
    message: 'There is nothing left in this order to withdraw from.',
  },
  'withdrawal-too-late': {
    status: 409,
    message: 'The time to withdraw from this order is over. Please write to the shop.',
  },
  'no-such-withdrawal': { status: 404, message: 'This order has no such withdrawal.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function withdrawalRefusal(
  code: keyof typeof withdrawalMessages,
  fields?: Readonly<Record<string, string>>,
): Refusal {
  return { code, ...withdrawalMessages[code], ...(fields === undefined ? {} : { fields }) }
}
