import type { ToolScope } from '@vitrine/rules/ground/rights/tool-scope.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database } from '../../ground/db/database.ts'
import { hashToken } from '../accounts/secret-token.ts'
import { findStandingToken, noteTokenUse } from './tool-token-store.ts'

const day = 86_400_000

/**
 * What a token may read on a site; undefined where it is none of its, or was revoked. The day on which
 * it is used is noted once.
 * @param now epoch milliseconds
 */
export async function scopesOfToken(
  database: Database,
  siteId: SiteId,
  token: string,
  now: number,
): Promise<readonly ToolScope[] | undefined> {
  const site = database.dbFor(siteId)
  const found = await findStandingToken(site, hashToken(token))
  if (found === undefined) return undefined
  const isNewDay = Math.floor((found.lastUsedAt ?? 0) / day) !== Math.floor(now / day)
  if (isNewDay) await noteTokenUse(site, found.id, now)
  return found.scopes
}
