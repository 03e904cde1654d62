import type { Refusal } from '../refusals/result.ts'

export const moneyMessages = {
  'amount-too-large': { status: 400, message: 'That is more than can be sold in one order.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function moneyRefusal(code: keyof typeof moneyMessages): Refusal {
  return { code, ...moneyMessages[code] }
}
