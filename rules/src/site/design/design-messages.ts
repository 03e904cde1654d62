import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused changes to a site's style, by code. */
export const designMessages = {
  /** Spec §8, which has it logged as well. */
  'color-not-valid': 'Invalid color model',
  'custom-css-needs-right': 'Custom CSS needs the right to edit code.',
  'style-value-not-valid': 'This value cannot stand in a stylesheet.',
  'too-many-choices': 'A site keeps at most 2,000 style choices.',
} as const

export function designRefusal(code: keyof typeof designMessages, field?: string): Refusal {
  const message = designMessages[code]
  const status = code === 'custom-css-needs-right' ? 403 : 400
  const refusal = {
    code,
    message,
    status,
    ...(field !== undefined && { fields: { [field]: message } }),
  }
  return code === 'color-not-valid' ? { ...refusal, logged: true } : refusal
}

/** Why a style cannot hold more of something, before it is tried. @param count how many there would be */
export function tooManyWords(asked: {
  readonly things: 'colors' | 'themes' | 'font themes'
  readonly most: number
  readonly count: number
}): string {
  const { things, most, count } = asked
  return `A site can have ${most} ${things}, and these would be ${count}. Remove ${count - most} of your own first.`
}
