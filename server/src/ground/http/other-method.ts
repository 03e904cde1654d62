import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Reply } from './reply.ts'
import type { Route } from './route.ts'

type Method = Route['method']

/** What can be asked of any path, whether a route takes it or not. */
export const allMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
] as const

/**
 * The answer to a method that nothing at a path takes (RFC 9110 §15.5.6), and to OPTIONS: `Allow`
 * says what can be asked there.
 * @param taken the methods of this path on the origin that was asked, and of no other
 */
export function answerOtherMethod(method: string, taken: readonly Method[]): Reply | Refused {
  const known = taken.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]))
  const headers = { allow: [...new Set([...known, 'OPTIONS'])].join(', ') }
  if (method === 'OPTIONS') return { status: 204, empty: true, headers }
  return refuse({ ...requestRefusal('method-unknown'), headers })
}
