import type { CheckoutEntries } from '@vitrine/rules/checkout/checkout-form.ts'
import { formatMoney } from '@vitrine/rules/money/money.ts'
import { addressLines } from '@vitrine/rules/orders/address-lines.ts'
import { escapeHtml } from '@vitrine/rules/pages/escape-html.ts'
import { shippingPrice } from '@vitrine/rules/shipping/shipping-price.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { compileTemplate } from '../templates/compile-template.ts'
import htmlMarkup from './order-confirmation.block?raw'
import textMarkup from './order-confirmation-text.block?raw'
import type { MailToKeep } from './keep-mail.ts'

const html = compileTemplate(htmlMarkup, 'order-confirmation.block')
const text = compileTemplate(textMarkup, 'order-confirmation-text.block')

export type OrderToConfirm = {
  readonly loaded: LoadedCart
  readonly entries: CheckoutEntries
  readonly orderNumber: number
  readonly testMode: boolean
  /** Of the order's own page. */
  readonly address: string
  readonly now: number
}

/** The mail to the shopper, written from a template in the owners' language. */
export function orderConfirmation(order: OrderToConfirm): Omit<MailToKeep, 'orderId'> {
  const { settings } = order.loaded
  const environment = { now: order.now, timeZone: settings.timeZone }
  return {
    kind: 'order-confirmation',
    to: order.entries.email,
    subject: `Order ${order.orderNumber} at ${settings.title}`,
    html: html.render(mailFields(order, escapeHtml), environment).output,
    text: `${text.render(mailFields(order, String), environment).output.trim()}\n`,
  }
}

function mailFields(
  { loaded, entries: buyer, orderNumber, testMode, address }: OrderToConfirm,
  write: (text: string) => string,
): Record<string, unknown> {
  const { entries, totals, settings } = loaded
  const money = (cents: number): string => formatMoney(cents, settings.currency)
  return {
    shop: write(settings.title),
    firstName: write(buyer.firstName),
    orderNumber,
    testMode,
    address,
    lines: entries.map((entry) => ({
      title: write(entry.title),
      variant: write(Object.values(entry.attributes).join(' / ')),
      quantity: entry.quantity,
      sum: money(entry.purchasePriceCents * entry.quantity),
    })),
    subtotal: money(totals.subtotalCents),
    shippingName: totals.requiresShipping ? write(settings.store.shipping.name) : null,
    shipping: shippingPrice(totals.shippingCostCents, settings.currency),
    total: money(totals.grandTotalCents),
    addressLines: totals.requiresShipping ? addressLines(buyer, settings.language).map(write) : [],
    contactEmail: write(settings.contactEmail),
  }
}
