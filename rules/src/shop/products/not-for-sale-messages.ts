import type { Refusal } from '../../ground/refusals/result.ts'

/** Why a product is not sold at all, with its sentence, which its page says in place of its button. */
export const notForSaleMessages = {
  'not-for-sale-yet': {
    status: 409,
    message: 'This download is not there yet. Please come back a little later.',
  },
  'membership-not-for-sale': {
    status: 409,
    message: 'This membership is not sold at the moment, as nobody can sign in here.',
  },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function notForSaleRefusal(code: keyof typeof notForSaleMessages): Refusal {
  return { code, ...notForSaleMessages[code] }
}
