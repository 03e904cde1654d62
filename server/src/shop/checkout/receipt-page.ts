import type { Money } from '@vitrine/rules/ground/money/money.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { addressLines, billingLines } from '@vitrine/rules/shop/checkout/address-lines.ts'
import { confirmedPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { readBusiness } from '@vitrine/rules/site/sites/business.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { shownAnswers } from '../../site/forms/shown-answers.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { shownDiscountName } from '../cart/shown-discount-name.ts'
import { readSettings } from '../cart/load-cart.ts'
import { readOrder } from '../orders/read-order.ts'
import { paidOtherwise } from './paid-otherwise.ts'
import { writtenDate } from './written-date.ts'
import markup from './receipt-page.block?raw'
import checkoutStyles from './checkout.css?raw'
import styles from './receipt.css?raw'

/** What was paid for an order, to whom and with which taxes, to be printed by whoever holds its address. */
export async function receiptPage(
  context: Context,
  request: RouteRequest<{ token: string }, unknown, unknown> & OnSite,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  const { token } = request.params
  const order = await readOrder(view.documents.site, { tokenHash: hashToken(token) })
  if (order === undefined) return notFoundPage(context, request)
  // of what is not paid there is none
  if (order.paidAt === null) return { redirect: confirmedPath(token), status: 303 }
  const settings = await readSettings(view)
  const say = sayIn(view.locale)
  return renderSystemPage(context, request, {
    pageType: order.isDonation ? PageType.contributionConfirmed : PageType.orderConfirmed,
    title: order.isDonation
      ? say('Receipt for donation {orderNumber}', { orderNumber: order.orderNumber })
      : say('Receipt for order {orderNumber}', { orderNumber: order.orderNumber }),
    main: { name: 'receipt-page', markup },
    frame: 'platform',
    data: {
      receipt: {
        styles: checkoutStyles + styles,
        ...partiesOf(order, settings, view.locale),
        ...sumsOf(order, settings, view.locale),
        orderPage: escapeHtml(confirmedPath(token)),
      },
    },
  })
}

/** Who sold it, and to whom. */
function partiesOf(
  order: OrderReply,
  settings: SiteSettings,
  locale: string,
): Record<string, unknown> {
  const business = readBusiness(settings)
  const { billingAddress, shippingAddress: to, pickup } = order
  // of what is picked up the address is that of the place
  const isTheirs = pickup === null
  const buyer = isTheirs ? addressLines(to, locale) : [`${to.firstName} ${to.lastName}`]
  return {
    seller: [
      business.addressTitle === '' ? settings.title : business.addressTitle,
      business.addressLine1,
      business.addressLine2,
      business.addressCountry,
      settings.contactEmail,
    ]
      .filter((line) => line !== '')
      .map(escapeHtml),
    buyer: (billingAddress === null ? buyer : billingLines(billingAddress, locale)).map(escapeHtml),
    taxNumber: escapeHtml(order.taxNumber),
    orderNumber: order.orderNumber,
    date: escapeHtml(writtenDate(order.createdAt, settings, locale)),
    testMode: order.testMode,
    isDonation: order.isDonation,
    isCancelled: order.status === 'cancelled',
  }
}

/** What it came to; an order keeps the currency that it was paid in. */
function sumsOf(
  order: OrderReply,
  settings: SiteSettings,
  locale: string,
): Record<string, unknown> {
  const write = siteMoney({ ...settings, currency: order.grandTotal.currency }, locale)
  const money = ({ value }: Money): string => write(Number(value))
  const less = ({ value }: Money): string => write(-Number(value))
  return {
    lines: order.items.map((item) => ({
      quantity: item.quantity,
      refundedQuantity: item.refundedQuantity,
      title: escapeHtml(item.productName),
      variant: escapeHtml(Object.values(item.attributes).join(' / ')),
      sku: escapeHtml(item.sku),
      answers: shownAnswers(item.additionalFields),
      price: money(item.unitPrice),
      sum: money(item.lineTotal),
    })),
    subtotal: money(order.subtotal),
    discounts: order.discounts
      .filter(({ amount }) => amount.value !== '0')
      .map(({ amount, ...one }) => ({
        code: shownDiscountName(one),
        amount: less(amount),
      })),
    shippingName: escapeHtml(order.shippingName),
    shipping: shippingPrice(Number(order.shippingTotal.value), write, sayIn(locale)('Free')),
    reverseCharge: order.reverseCharge,
    taxIncluded: order.taxIncluded,
    taxes: order.taxes.map(({ label, amount, net }) => {
      return { label: escapeHtml(label), amount: money(amount), net: money(net) }
    }),
    total: money(order.grandTotal),
    giftCards: order.giftCards.map(({ lastFour, amount }) => ({ lastFour, amount: less(amount) })),
    paid: order.giftCards.length === 0 ? null : write(paidOtherwise(order)),
    refunded: order.refundedTotal.value === '0' ? null : less(order.refundedTotal),
    refundedTax: order.refundedTax.value === '0' ? null : money(order.refundedTax),
  }
}
