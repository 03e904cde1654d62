import { z } from 'zod'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { openToken, signToken } from '../../ground/http/signed-token.ts'

type Keys = Pick<Context, 'signingKey'>

/**
 * The secret in the addresses of a payment: where it is made, and where whoever paid comes back to.
 * It is good on any device, without a cookie.
 */
export function paymentToken({ signingKey }: Keys, siteId: SiteId, paymentId: string): string {
  return signToken(signingKey, 'payment', { site: siteId, payment: paymentId })
}

const claims = z.object({ site: z.string(), payment: z.string() })

/** The payment of a token; undefined where it is not ours, or another site's. */
export function paymentOfToken(
  { signingKey }: Keys,
  siteId: SiteId,
  token: string,
): string | undefined {
  const read = claims.safeParse(openToken(signingKey, 'payment', token))
  return read.success && read.data.site === siteId ? read.data.payment : undefined
}
