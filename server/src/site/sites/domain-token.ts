import { createHmac } from 'node:crypto'
import { proofNameOf } from '@vitrine/rules/site/sites/domain-name.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'

/**
 * The TXT record that proves a name. What it says is drawn from the installation's key by site and
 * name: nobody can guess it, another site's proves nothing here, and it is the same whenever the name
 * comes back, so that it need not be kept.
 */
export function proofRecord(
  { signingKey }: Pick<Context, 'signingKey'>,
  siteId: SiteId,
  name: string,
): { readonly name: string; readonly value: string } {
  const mark = createHmac('sha256', signingKey).update(JSON.stringify(['domain', siteId, name]))
  return { name: proofNameOf(name), value: `vitrine-site=${mark.digest('base64url').slice(0, 32)}` }
}
