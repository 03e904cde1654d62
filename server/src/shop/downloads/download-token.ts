import { createHmac } from 'node:crypto'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'

type Keys = Pick<Context, 'signingKey'>

/**
 * The secret in the address of a download. It is derived and not stored, so that it can be mailed once
 * more, while a copy of the table alone opens nothing.
 */
export function downloadToken({ signingKey }: Keys, siteId: SiteId, grantId: string): string {
  return createHmac('sha256', signingKey)
    .update(`download ${siteId} ${grantId}`)
    .digest('base64url')
}
