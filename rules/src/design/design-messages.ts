import type { Refusal } from '../refusals/result.ts'
import { invalidColor } from './color.ts'

/** The sentences of refused changes to a site's style, by code. */
export const designMessages = {
  'color-not-valid': invalidColor,
} as const

export function designRefusal(code: keyof typeof designMessages, field: string): Refusal {
  const message = designMessages[code]
  return { code, message, status: 400, fields: { [field]: message } }
}
