import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { offerSchema, type Offer, type ShownOffer } from '@vitrine/rules/shop/checkout/offer.ts'
import { z } from 'zod'
import type { Context } from '../../ground/context.ts'
import { openText, signText } from '../../ground/http/signed-token.ts'

type Keys = Pick<Context, 'signingKey'>

/** Whom an offer was made to. Another site's is nobody's here. */
export type OfferPlace = { readonly siteId: SiteId; readonly cartId: string }

const sealedOffer = z.object({ site: z.string(), cart: z.string(), offer: offerSchema })

/** The longest that a form may bring back, as its schema says; any offer of ours is shorter. */
const mostCharacters = 256 * 1024

/** An offer as a form carries it: readable for whoever gets it, and not to be changed. */
export function sealOffer({ signingKey }: Keys, place: OfferPlace, offer: Offer): string {
  const sealed = { site: place.siteId, cart: place.cartId, offer }
  return signText(signingKey, 'offer', JSON.stringify(sealed))
}

/** What a form brought back, and whether it was shown for this cart. See decision 30. */
export function openOffer({ signingKey }: Keys, place: OfferPlace, text: string): ShownOffer {
  if (text === '') return { kind: 'missing' }
  const opened = openText(signingKey, 'offer', text, mostCharacters)
  if (opened === undefined) return { kind: 'unreadable' }
  const read = sealedOffer.safeParse(JSON.parse(opened))
  if (!read.success) return { kind: 'unreadable' }
  const { site, cart, offer } = read.data
  if (site !== place.siteId) return { kind: 'unreadable' }
  return { kind: cart === place.cartId ? 'of-this-cart' : 'of-another-cart', offer }
}
