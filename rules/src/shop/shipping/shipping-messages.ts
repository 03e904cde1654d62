import type { Refusal } from '../../ground/refusals/result.ts'

export const shippingMessages = {
  'no-such-shipping-way': { status: 404, message: 'This way of shipping is not there any more.' },
  'shipping-way-changed': {
    status: 409,
    message: 'Somebody else has changed this way of shipping meanwhile. Look at it again, please.',
  },
  'too-many-shipping-ways': { status: 409, message: 'A shop can have 30 ways of shipping.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function shippingRefusal(code: keyof typeof shippingMessages): Refusal {
  return { code, ...shippingMessages[code] }
}
