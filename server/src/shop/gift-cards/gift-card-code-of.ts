import { createHmac } from 'node:crypto'
import { giftCardCode } from '@vitrine/rules/shop/gift-cards/gift-card-code.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'

/**
 * The code of a gift card. It is derived and not stored, so that it can be mailed again while the table
 * by itself, as in an export, pays for nothing. Whoever also has the installation's signing key can
 * derive it.
 */
export function giftCardCodeOf(
  { signingKey }: Pick<Context, 'signingKey'>,
  siteId: SiteId,
  giftCardId: string,
): string {
  const said = `gift card ${siteId} ${giftCardId}`
  return giftCardCode(createHmac('sha256', signingKey).update(said).digest())
}
