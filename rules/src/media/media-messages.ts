import type { Refusal } from '../refusals/result.ts'

/** The sentences of refused changes to files, by code. */
export const mediaMessages = {
  'no-such-file': 'This file no longer exists.',
} as const

export function mediaRefusal(code: keyof typeof mediaMessages): Refusal {
  return { code, message: mediaMessages[code], status: 404 }
}
