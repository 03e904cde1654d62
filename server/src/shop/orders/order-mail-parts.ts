import { addressLines } from '@vitrine/rules/shop/orders/address-lines.ts'
import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { siteMail, type MailLook } from '../../site/render/site-mail.ts'
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

/** A mail in both forms, by its own templates. */
export type OrderMarkup = {
  readonly name: string
  readonly html: string
  readonly text: string
  readonly language: string
  readonly title: string
  readonly words: SummaryWords
  /** What the templates print beside the summary; `write` makes a text ready for the form. */
  readonly fields: (write: (text: string) => string) => Record<string, unknown>
}

/** Writes a mail about an order around the summary of what was bought. */
export function writeOrderMail(
  templates: TemplateLanguage,
  order: OrderOfMail,
  markup: OrderMarkup,
): { readonly html: string; readonly text: string } {
  const { look, now, testMode, orderNumber } = order
  const environment = { now, timeZone: order.loaded.settings.timeZone }
  const fill = (template: string, name: string, data: Record<string, unknown>): string =>
    templates.compile(template, name).render(data, environment).output
  const inForm = (
    parts: { readonly summary: string; readonly mail: string; readonly form: string },
    write: (text: string) => string,
  ): string => {
    const summary = fill(parts.summary, `order-summary${parts.form}.block`, {
      look,
      words: markup.words,
      ...summaryFields(order, markup.words, write),
    })
    const shared = { look, words: markup.words, testMode, orderNumber, summary }
    return fill(parts.mail, `${markup.name}${parts.form}.block`, {
      ...shared,
      ...markup.fields(write),
    })
  }
  const content = inForm({ summary: summaryMarkup, mail: markup.html, form: '' }, escapeHtml)
  const text = inForm({ summary: summaryTextMarkup, mail: markup.text, form: '-text' }, String)
  const { language, title } = markup
  return {
    html: siteMail(templates, look, { language, title: escapeHtml(title), content }, environment),
    text: `${text.trim().replaceAll(/\n{3,}/g, '\n\n')}\n`,
  }
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
