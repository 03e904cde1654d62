import { createHmac } from 'node:crypto'
import type { Context } from '../../ground/context.ts'

type Keys = Pick<Context, 'signingKey'>

/** What was sent with a key, as a hash that tells nothing of it without the signing key. */
export function fingerprintOf(
  { signingKey }: Keys,
  body: Readonly<Record<string, string>>,
): string {
  const fields = Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', signingKey).update(JSON.stringify(fields)).digest('base64url')
}
