import type { z } from 'zod'
import { fieldMessages, notAnOption } from './field-messages.ts'

/**
 * The sentence for what a schema found wrong. It is given to `safeParse` as `error`, so that no
 * sentence of the schema library is ever made; one that a schema brings itself stays.
 */
export function fieldSentence(issue: z.core.$ZodRawIssue): string {
  const isGone = issue.input === undefined || issue.input === null
  if (issue.code === 'invalid_type' && isGone) return fieldMessages.required
  if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
    // what is shown beside a field is a word, whatever was sent
    return notAnOption(issue.input.slice(0, 100))
  }
  const isTextOrList = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array')
  if (!isTextOrList) return fieldMessages.invalid
  if (issue.code === 'too_small' && issue.minimum === 1) return fieldMessages.required
  if (issue.code === 'too_big' && issue.origin === 'string') return fieldMessages.tooLong
  return fieldMessages.invalid
}
