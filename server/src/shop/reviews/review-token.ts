import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'

type Keys = Pick<Context, 'signingKey'>

function proofOf({ signingKey }: Keys, siteId: SiteId, orderId: string): Buffer {
  return createHmac('sha256', signingKey).update(`review ${siteId} ${orderId}`).digest()
}

/**
 * What the address ends with at which an order is reviewed: its id and the proof that we gave it. It
 * opens nothing else of the order, so that it can stand in a mail that is shown around.
 */
export function reviewToken(keys: Keys, siteId: SiteId, orderId: string): string {
  return `${orderId}-${proofOf(keys, siteId, orderId).toString('base64url')}`
}

/** The order that a token is of; undefined: we gave none such. */
export function orderOfReviewToken(keys: Keys, siteId: SiteId, token: string): string | undefined {
  const [, orderId, proof] = /^([0-9a-f]{24})-([\w-]{43})$/.exec(token) ?? []
  if (orderId === undefined || proof === undefined) return undefined
  const given = Buffer.from(proof, 'base64url')
  const expected = proofOf(keys, siteId, orderId)
  return given.length === expected.length && timingSafeEqual(given, expected) ? orderId : undefined
}
