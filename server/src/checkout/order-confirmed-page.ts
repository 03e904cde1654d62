import { formatMoney } from '@vitrine/rules/money/money.ts'
import { addressLines } from '@vitrine/rules/orders/address-lines.ts'
import type { OrderReply } from '@vitrine/rules/orders/orders-api.ts'
import { escapeHtml } from '@vitrine/rules/pages/escape-html.ts'
import { PageType } from '@vitrine/rules/pages/page-type.ts'
import { requestRefusal } from '@vitrine/rules/refusals/request-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/refusals/result.ts'
import { shippingPrice } from '@vitrine/rules/shipping/shipping-price.ts'
import { hashToken } from '../accounts/secret-token.ts'
import { readSettings } from '../cart/load-cart.ts'
import type { Context } from '../context.ts'
import type { Reply, RouteRequest } from '../http/route.ts'
import { readOrder } from '../orders/read-order.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { renderSystemPage } from '../pages/render-system-page.ts'
import { findOrderByToken } from './checkout-store.ts'
import confirmedMarkup from './order-confirmed-page.block?raw'
import styles from './checkout.css?raw'

/** The page of an order (page type 202), for whoever holds its address. */
export async function orderConfirmedPage(
  context: Context,
  request: RouteRequest<{ token: string }, unknown, unknown>,
): Promise<Reply | Refused> {
  if (request.site === null) return refuse(requestRefusal('not-found'))
  const site = context.database.dbFor(request.site.siteId)
  const orderId = await findOrderByToken(site, hashToken(request.params.token))
  const order = orderId === undefined ? undefined : await readOrder(site, orderId)
  if (order === undefined) return notFoundPage(context, request)
  const { language } = await readSettings(site)
  return renderSystemPage(context, request, {
    pageType: PageType.orderConfirmed,
    title: `Order ${order.orderNumber}`,
    main: { name: 'order-confirmed-page', markup: confirmedMarkup },
    frame: 'platform',
    data: { orderPage: orderFields(order, language) },
  })
}

function orderFields(order: OrderReply, language: string): Record<string, unknown> {
  const money = ({ value, currency }: OrderReply['grandTotal']): string =>
    formatMoney(Number(value), currency)
  const address = order.shippingAddress
  const isSent = order.shippingName !== ''
  return {
    styles,
    orderNumber: order.orderNumber,
    firstName: escapeHtml(address.firstName),
    email: escapeHtml(order.email),
    testMode: order.testMode,
    lines: order.items.map((item) => ({
      title: escapeHtml(item.productName),
      variant: escapeHtml(Object.values(item.attributes).join(' / ')),
      quantity: item.quantity,
      sum: money(item.lineTotal),
    })),
    subtotal: money(order.subtotal),
    shippingName: isSent ? escapeHtml(order.shippingName) : null,
    shipping: shippingPrice(Number(order.shippingTotal.value), order.shippingTotal.currency),
    total: money(order.grandTotal),
    addressLines: isSent ? addressLines(address, language).map(escapeHtml) : [],
  }
}
