import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { provedId, readProvedId } from '../../ground/secrets/proved-id.ts'

type Keys = Pick<Context, 'signingKey'>

/**
 * What the address ends with at which an order is reviewed: its id and the proof that we gave it. It
 * opens nothing else of the order, so that it can stand in a mail that is shown around.
 */
export function reviewToken(keys: Keys, siteId: SiteId, orderId: string): string {
  return provedId(keys, 'review', siteId, orderId)
}

/** The order that a token is of; undefined: we gave none such. */
export function orderOfReviewToken(keys: Keys, siteId: SiteId, token: string): string | undefined {
  return readProvedId(keys, 'review', siteId, token)
}
