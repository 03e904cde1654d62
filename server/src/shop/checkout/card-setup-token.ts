import { z } from 'zod'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { openToken, signToken } from '../../ground/http/signed-token.ts'

type Keys = Pick<Context, 'signingKey'>

/** The secret in the addresses of a card that is asked for: good on any device, without a cookie. */
export function cardSetupToken({ signingKey }: Keys, siteId: SiteId, setupId: string): string {
  return signToken(signingKey, 'card-setup', { site: siteId, setup: setupId })
}

const claims = z.object({ site: z.string(), setup: z.string() })

/** What a token is of; undefined where it is not ours, or another site's. */
export function setupOfToken(
  { signingKey }: Keys,
  siteId: SiteId,
  token: string,
): string | undefined {
  const read = claims.safeParse(openToken(signingKey, 'card-setup', token))
  return read.success && read.data.site === siteId ? read.data.setup : undefined
}
