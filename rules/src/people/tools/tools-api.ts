import { z } from 'zod'
import { contract, doneReply, siteParams } from '../../ground/http/contract.ts'
import { toolScopes } from '../../ground/rights/tool-scope.ts'
import { toolsPaths } from './tools-paths.ts'

/** Contracts of the tokens by which a shop's own tools read; addresses in `tools-paths.ts`. */

const scopes = z.array(z.enum(toolScopes))

const toolToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes,
  /** Epoch milliseconds. */
  createdAt: z.number(),
  /** Epoch milliseconds of a moment of the day on which it was used last; null: never. */
  lastUsedAt: z.number().nullable(),
  /** Who made it; null: the account is gone. */
  by: z.string().nullable(),
})
export type ToolToken = z.infer<typeof toolToken>

/** So many stand at once. */
export const mostTokens = 50

const newToken = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: scopes.min(1).max(toolScopes.length),
})
export type NewToken = z.infer<typeof newToken>

export const toolsApi = {
  /** Those that stand, the newest first. */
  tokens: contract({
    method: 'GET',
    path: toolsPaths.tokens,
    params: siteParams,
    reply: z.object({ tokens: z.array(toolToken) }),
  }),
  /** The secret is told here and never again. */
  make: contract({
    method: 'POST',
    path: toolsPaths.tokens,
    params: siteParams,
    body: newToken,
    reply: z.object({ token: toolToken, secret: z.string() }),
  }),
  /** For good, and at once. */
  revoke: contract({
    method: 'DELETE',
    path: toolsPaths.token,
    params: siteParams.extend({ tokenId: z.string().max(300) }),
    reply: doneReply,
  }),
}
