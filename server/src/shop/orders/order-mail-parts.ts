import { addressLines } from '@vitrine/rules/shop/orders/address-lines.ts'
import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import {
  writeSiteMail,
  type MailForm,
  type MailLook,
  type MailMarkup,
} from '../../site/render/site-mail.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { TemplateLanguage } from '../../site/templates/template-language.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import summaryMarkup from './order-summary.block?raw'
import summaryTextMarkup from './order-summary-text.block?raw'

/** What the mails about an order tell of. */
export type OrderOfMail = {
  readonly loaded: LoadedCart
  readonly entries: CheckoutEntries
  readonly orderNumber: number
  readonly testMode: boolean
  readonly look: MailLook
  readonly now: number
}

/** What stands around the figures. */
export type SummaryWords = {
  readonly subtotal: string
  readonly total: string
  /** Before the address; empty: it stands by itself. */
  readonly sendTo: string
  /** Where sending costs nothing. */
  readonly free: string
}

/** A mail about an order: its words stand around the summary too. */
export type OrderMarkup = Omit<MailMarkup, 'fields'> & {
  readonly words: SummaryWords
  /** What the templates print beside the summary; `write` makes a text ready for the form. */
  readonly fields: (write: (text: string) => string) => Record<string, unknown>
}

const summaries: Readonly<Record<MailForm, readonly [markup: string, name: string]>> = {
  html: [summaryMarkup, 'order-summary.block'],
  text: [summaryTextMarkup, 'order-summary-text.block'],
}

/** Writes a mail about an order around the summary of what was bought. */
export function writeOrderMail(
  templates: TemplateLanguage,
  order: OrderOfMail,
  { words, fields, ...markup }: OrderMarkup,
): { readonly html: string; readonly text: string } {
  const { look, now, testMode, orderNumber } = order
  const environment = { now, timeZone: order.loaded.settings.timeZone }
  const summary = (write: (text: string) => string, form: MailForm): string => {
    const data = { look, words, ...summaryFields(order, words, write) }
    return templates.compile(...summaries[form]).render(data, environment).output
  }
  const mail: MailMarkup = {
    ...markup,
    fields: (write, form) => ({
      words,
      testMode,
      orderNumber,
      summary: summary(write, form),
      ...fields(write),
    }),
  }
  return writeSiteMail(templates, look, mail, environment)
}

function summaryFields(
  { loaded, entries: buyer }: OrderOfMail,
  { free }: SummaryWords,
  write: (text: string) => string,
): Record<string, unknown> {
  const { entries, totals, settings, locale } = loaded
  const money = siteMoney(settings, locale)
  return {
    lines: entries.map((entry) => ({
      title: write(entry.title),
      variant: write(Object.values(entry.attributes).join(' / ')),
      quantity: entry.quantity,
      sum: money(entry.purchasePriceCents * entry.quantity),
    })),
    subtotal: money(totals.subtotalCents),
    shippingName: totals.requiresShipping ? write(settings.store.shipping.name) : null,
    shipping: shippingPrice(totals.shippingCostCents, money, free),
    total: money(totals.grandTotalCents),
    addressLines: totals.requiresShipping ? addressLines(buyer, locale).map(write) : [],
  }
}
