import { done } from '@vitrine/rules/ground/http/contract.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { toolsApi } from '@vitrine/rules/people/tools/tools-api.ts'
import { toolsRefusal } from '@vitrine/rules/people/tools/tools-messages.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { makeToken } from './make-token.ts'
import { listTokenRows, revokeTokenRow } from './tool-token-store.ts'

/** A token reads what its owner reads, addresses of customers among it. */
const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-site' },
} as const

/** Tokens by which a shop's own tools read. */
export const toolsRoutes: readonly Route[] = [
  route({
    ...keeper,
    ...toolsApi.tokens,
    handle: async ({ database }, { siteId }) => ({
      json: { tokens: await listTokenRows(database.dbFor(siteId)) },
    }),
  }),
  route({
    ...keeper,
    ...toolsApi.make,
    async handle({ database }, { siteId, body, account, now, random }) {
      const { accountId, displayName } = account
      const made = await makeToken(database, siteId, body, { accountId, displayName, now, random })
      return made.ok ? { json: made.value } : made
    },
  }),
  route({
    ...keeper,
    ...toolsApi.revoke,
    async handle({ database }, { siteId, params, now }) {
      const isGone = await revokeTokenRow(database.dbFor(siteId), params.tokenId, now)
      return isGone ? { json: done } : refuse(toolsRefusal('no-such-token'))
    },
  }),
]
