import { z } from 'zod'
import { subscriptionPath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { openToken, signToken } from '../../ground/http/signed-token.ts'

type Keys = Pick<Context, 'signingKey'>

/** The path of the page of whoever subscribes, whose address is its key: good on any device. */
export function subscriptionPage(keys: Keys, siteId: SiteId, subscriptionId: string): string {
  const claims = { site: siteId, subscription: subscriptionId }
  return subscriptionPath(signToken(keys.signingKey, 'subscription', claims))
}

const claims = z.object({ site: z.string(), subscription: z.string() })

/** The subscription of a token; undefined where it is not ours, or another site's. */
export function subscriptionOfToken(
  { signingKey }: Keys,
  siteId: SiteId,
  token: string,
): string | undefined {
  const read = claims.safeParse(openToken(signingKey, 'subscription', token))
  return read.success && read.data.site === siteId ? read.data.subscription : undefined
}
