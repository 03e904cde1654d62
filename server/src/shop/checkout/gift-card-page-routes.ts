import { cartEntryRefusal } from '@vitrine/rules/shop/cart/cart-entry-messages.ts'
import { z } from 'zod'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { cartRefusal } from '@vitrine/rules/shop/cart/cart-messages.ts'
import { checkoutPaths } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import {
  asAnswers,
  readGiftDetails,
  type GiftDetails,
} from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import { giftCardsRefusal } from '@vitrine/rules/shop/gift-cards/gift-cards-messages.ts'
import { giftCardsPaths } from '@vitrine/rules/shop/gift-cards/gift-cards-paths.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { addOrBuy } from '../cart/add-or-buy.ts'
import { joinNewCart } from '../cart/member-cart.ts'
import { findGiftProduct, giftCardPage } from './gift-card-page.ts'

const shopper = { on: 'site', access: { kind: 'public' } } as const

// far more than a field holds: what is only too long is told at its field, with all else kept
const text = z.string().max(20_000).default('')

const giftCardBody = z.object({
  item: z.string().max(64).default(''),
  sku: z.string().max(200).default(''),
  recipientName: text,
  recipientEmail: text,
  senderName: text,
  message: text,
  deliverOn: text,
  to: z.enum(['checkout', 'cart']).catch('checkout'),
})
type GiftCardBody = z.output<typeof giftCardBody>

const nothingTyped: GiftDetails = {
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  deliverOn: '',
}

/** The page on which gift cards are bought. */
export const giftCardPageRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: giftCardsPaths.page,
    query: z.object({ item: z.string().max(64).catch(''), sku: z.string().max(200).catch('') }),
    async handle(context, request) {
      const view = await visitorView(context, request)
      const { item, sku } = request.query
      const gift = await findGiftProduct(view, item, request.now)
      return giftCardPage(context, request, view, gift, {
        sku,
        details: nothingTyped,
        problem: undefined,
      })
    },
  }),
  route({
    ...shopper,
    method: 'POST',
    path: giftCardsPaths.page,
    limit: 'cart',
    body: giftCardBody,
    handle: takeGiftCardForm,
  }),
]

/** Puts a gift card for somebody into the cart, and leads on to where it is paid. */
async function takeGiftCardForm(
  context: Context,
  request: RouteRequest<unknown, unknown, GiftCardBody> & OnSite,
): Promise<PageReply> {
  const { body, now } = request
  const { item, sku, to, ...typed } = body
  const view = await visitorView(context, request)
  const gift = await findGiftProduct(view, item, now)
  const again = (problem: Refusal): Promise<PageReply> =>
    giftCardPage(context, request, view, gift, { sku, details: typed, problem })
  if (gift === undefined) return again(cartEntryRefusal('item-not-found'))
  if (!request.keepsCookies) return again(requestRefusal('cookies-disabled'))
  const details = readGiftDetails(typed, { now, timeZone: view.settings.timeZone })
  if (sku === '' && gift.product.variants.length > 1) {
    const { message } = cartRefusal({ code: 'select-denomination' })
    const fields = details.ok ? {} : details.refusal.fields
    return again(giftCardsRefusal('fields-not-valid', { sku: message, ...fields }))
  }
  if (!details.ok) return again(details.refusal)
  const added = await addOrBuy(
    context,
    view,
    {
      itemId: item,
      sku: sku === '' ? null : sku,
      quantity: 1,
      additionalFields: JSON.stringify(asAnswers(details.value)),
    },
    request,
  )
  if (!added.ok) return again(added.refusal)
  const staysInCart = to === 'cart' && !view.settings.store.expressCheckout
  const redirect = staysInCart ? cartPaths.cartPage : checkoutPaths.checkout
  const cookies = await joinNewCart(context, view, request, added.value.cookies)
  return { redirect, status: 303, cookies }
}
