import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { toolScopes } from '@vitrine/rules/ground/rights/tool-scope.ts'
import { hashToken, makeSecretToken } from '../people/accounts/secret-token.ts'
import type { TestServer } from './start-test-server.ts'

/** A token of a site that reads all there is to read. */
export async function addToolToken(
  { context, time }: TestServer,
  siteId: SiteId,
): Promise<{ readonly tokenId: string; readonly secret: string }> {
  const tokenId = makeId(time.now, context.random)
  const secret = makeSecretToken(context.random)
  await context.database.kysely
    .insertInto('tool_token')
    .values({
      website_id: siteId,
      id: tokenId,
      token_hash: hashToken(secret),
      name: 'Bookkeeping',
      scopes: [...toolScopes],
      author_id: 'nobody',
      created_at: time.now,
      // used today, so that reading writes nothing
      last_used_at: time.now,
    })
    .execute()
  return { tokenId, secret }
}
