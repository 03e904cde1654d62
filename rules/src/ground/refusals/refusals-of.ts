import type { Refusal } from './result.ts'

/** What a refusal may carry beside its sentence. */
type Extras = Pick<Refusal, 'fields' | 'details'>

/**
 * Makes the refusals of a feature.
 * @param messages its sentences, by code
 * @param otherwise the HTTP status of the codes that have none of their own in `statuses`
 */
export function refusalsOf<Code extends string>(
  messages: Readonly<Record<Code, string>>,
  statuses: Readonly<Partial<Record<Code, number>>>,
  otherwise: number,
): (code: Code, extras?: Extras) => Refusal {
  return (code, extras = {}) => ({
    code,
    message: messages[code],
    status: statuses[code] ?? otherwise,
    ...extras,
  })
}
