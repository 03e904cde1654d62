import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { decideToken } from '@vitrine/rules/people/tools/decide-token.ts'
import type { NewToken, ToolToken } from '@vitrine/rules/people/tools/tools-api.ts'
import { ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { hashToken, makeSecretToken } from '../accounts/secret-token.ts'
import { insertToken, listTokenRows } from './tool-token-store.ts'

type Author = {
  readonly accountId: string
  readonly displayName: string
  readonly now: number
  readonly random: Random
}

/** Begins each token, so that whoever finds one in a file knows what it is. */
const mark = 'vt_'

/** Makes a token of a site. @returns it with its secret, of which only the hash is kept */
export function makeToken(
  database: Database,
  siteId: SiteId,
  wish: NewToken,
  { accountId, displayName, now, random }: Author,
): Promise<Result<{ readonly token: ToolToken; readonly secret: string }>> {
  // of two at one moment, the second has to see the first
  const isolation = 'serializable'
  const work = async (site: SiteDatabase) => {
    const decided = decideToken(wish, await listTokenRows(site))
    if (!decided.ok) return decided
    const { name, scopes } = decided.value
    const secret = mark + makeSecretToken(random)
    const id = makeId(now, random)
    const row = { id, name, scopes, token_hash: hashToken(secret), author_id: accountId }
    await insertToken(site, { ...row, created_at: now })
    const token = { id, name, scopes, createdAt: now, lastUsedAt: null, by: displayName }
    return ok({ token, secret })
  }
  return database.transact(siteId, work, { isolation })
}
