import { isAnswered } from './capture-value.ts'
import type { FormAnswer } from './form-answers.ts'

/**
 * What was typed into a form again. A password is told to nobody, so that its field is empty there:
 * left so, it stays what it was.
 */
export function withKeptPasswords(
  given: Readonly<Record<string, unknown>> | null,
  before: readonly FormAnswer[],
): Readonly<Record<string, unknown>> {
  const kept = before.filter(
    ({ id, type, value }) => type === 'password' && value !== '' && !isAnswered(given?.[id]),
  )
  return { ...given, ...Object.fromEntries(kept.map(({ id, value }) => [id, value])) }
}
