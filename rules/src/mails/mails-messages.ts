import type { Refusal } from '../refusals/result.ts'

export const mailsMessages = {
  'mail-not-found': { status: 404, message: 'There is no such mail.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function mailsRefusal(code: keyof typeof mailsMessages): Refusal {
  return { code, ...mailsMessages[code] }
}
