import type { Refusal } from '../refusals/result.ts'

export const moneyMessages = {
  'amount-too-large': { status: 400, message: 'That is more than can be sold in one order.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

/** A mistake of a programmer, which readers never see (spec §8). */
export const freeLabelMissing = 'A Free label is required, and it should be a wrapped string.'

export function moneyRefusal(code: keyof typeof moneyMessages): Refusal {
  return { code, ...moneyMessages[code] }
}
