import type { Refusal } from '../../ground/refusals/result.ts'

export const taxesMessages = {
  'no-such-tax-place': { status: 404, message: 'These taxes are not there any more.' },
  'no-taxes-there': {
    status: 400,
    message: 'This table has no taxes for where your shop is.',
  },
  'tax-place-changed': {
    status: 409,
    message: 'Somebody else has changed these taxes meanwhile. Look at them again, please.',
  },
  'same-tax-place': { status: 409, message: 'There are taxes for this place already.' },
  'too-many-tax-places': { status: 409, message: 'A shop can have taxes for 300 places.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function taxesRefusal(code: keyof typeof taxesMessages): Refusal {
  return { code, ...taxesMessages[code] }
}

/** What is said at a field of the editor or the checkout. */
export const taxFieldMessages = {
  country: 'Please choose a country.',
  region: 'Please write a state or province of this country.',
  name: 'Each tax of a place needs a name of its own.',
  postcodes: 'Write postcodes such as 90210, 902* or 90000-90999, with a comma between them.',
} as const
