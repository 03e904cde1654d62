import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { addressLines } from '@vitrine/rules/shop/orders/address-lines.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import type { TemplateLanguage } from '../../site/templates/template-language.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import htmlMarkup from './order-confirmation.block?raw'
import textMarkup from './order-confirmation-text.block?raw'
import type { MailToKeep } from '../../ground/mails/keep-mail.ts'

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
export function orderConfirmation(
  templates: TemplateLanguage,
  order: OrderToConfirm,
): Omit<MailToKeep, 'orderId'> {
  const html = templates.compile(htmlMarkup, 'order-confirmation.block')
  const text = templates.compile(textMarkup, 'order-confirmation-text.block')
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
  const { entries, totals, settings, locale } = loaded
  const money = siteMoney(settings, locale)
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
    shipping: shippingPrice(totals.shippingCostCents, money),
    total: money(totals.grandTotalCents),
    addressLines: totals.requiresShipping ? addressLines(buyer, locale).map(write) : [],
    contactEmail: write(settings.contactEmail),
  }
}
