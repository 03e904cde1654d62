import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { mostTokens, type NewToken, type ToolToken } from './tools-api.ts'
import { toolsRefusal } from './tools-messages.ts'

/** Whether a token may be made beside those that stand. @returns it, each scope once */
export function decideToken(
  { name, scopes }: NewToken,
  standing: readonly Pick<ToolToken, 'name'>[],
): Result<NewToken> {
  if (standing.length >= mostTokens) return refuse(toolsRefusal('too-many-tokens'))
  const same = standing.some((one) => one.name.toLowerCase() === name.toLowerCase())
  if (same) {
    const refusal = toolsRefusal('token-name-taken')
    return refuse({ ...refusal, fields: { name: refusal.message } })
  }
  return ok({ name, scopes: [...new Set(scopes)] })
}
