import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { discountsOf } from '@vitrine/rules/shop/cart/cart.ts'
import { addressLines } from '@vitrine/rules/shop/checkout/address-lines.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { taxLabel, taxNumberOf, taxSums } from '@vitrine/rules/shop/taxes/tax-sums.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { FilledWords, MailValues } from '@vitrine/rules/site/mail-words/fill-mail-words.ts'
import type { MailFacts, MailSum } from '@vitrine/rules/site/mail-words/mail-facts.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import type { AddressedMail } from '../../site/mail-words/keep-site-mails.ts'
import type { MailLook } from '../../site/mail-words/mail-look.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { TemplateLanguage } from '../../site/templates/template-language.ts'
import type { LoadedCart } from '../cart/load-cart.ts'

/** What the mails about an order tell of. */
export type OrderOfMail = {
  readonly loaded: LoadedCart
  readonly entries: CheckoutEntries
  readonly orderNumber: number
  readonly testMode: boolean
  readonly look: MailLook
  readonly origin: string
  readonly now: number
}

/** The mail to the shopper. @param address of the order's own page */
export function orderConfirmation(
  templates: TemplateLanguage,
  order: OrderOfMail,
  address: string,
): AddressedMail {
  const { look, now, loaded, entries } = order
  const mail = writeSiteMail(
    { templates, look, settings: loaded.settings, now },
    'order-confirmation',
    {
      values: orderValues(order),
      content: (words) => ({ facts: orderFacts(order, words), address }),
    },
  )
  return { mail, to: entries.email }
}

/** The mails that tell the owner of an order. @param address of the order in the editor */
export function newOrderMails(
  templates: TemplateLanguage,
  order: OrderOfMail,
  address: string,
): readonly AddressedMail[] {
  const { look, now, loaded, entries } = order
  const { settings } = loaded
  const addressees = addresseesOf(settings, 'newOrder')
  if (addressees.length === 0) return []
  const lines = [`${entries.firstName} ${entries.lastName}`.trim(), entries.email]
  const mail = writeSiteMail({ templates, look, settings, now }, 'new-order', {
    values: orderValues(order),
    content: (words) => ({ facts: { lines, ...orderFacts(order, words) }, address }),
  })
  return addressees.map((to) => ({ mail, to }))
}

function orderValues({ loaded, entries, orderNumber, origin }: OrderOfMail): MailValues {
  const { settings, locale, totals } = loaded
  const { title, contactEmail: email } = settings
  return {
    ...siteValues({ title, origin, email }),
    'order.number': orderNumber,
    'order.total': siteMoney(settings, locale)(totals.grandTotalCents),
    'order.count': loaded.entries.reduce((sum, { quantity }) => sum + quantity, 0),
    'customer.firstName': entries.firstName,
    'customer.lastName': entries.lastName,
    'customer.email': entries.email,
  }
}

function orderFacts(
  { loaded, entries: buyer, testMode }: OrderOfMail,
  words: FilledWords,
): MailFacts {
  const { entries, totals, settings, locale } = loaded
  const money = siteMoney(settings, locale)
  const taxNumber = taxNumberOf(settings, totals.taxes)
  const shipping: MailSum = {
    label: loaded.shipping.name,
    value: shippingPrice(totals.shippingCostCents, money, words.free),
  }
  return {
    notice: testMode ? words.testNotice : '',
    goods: entries.map((entry) => ({
      title: entry.title,
      variant: Object.values(entry.attributes).join(' / '),
      quantity: entry.quantity,
      sum: money(entry.purchasePriceCents * entry.quantity),
    })),
    sums: [
      { label: words.subtotal, value: money(totals.subtotalCents) },
      // a code says the same in every language
      ...discountsOf(totals.adjustments)
        .filter(({ cents }) => cents > 0)
        .map(({ code, cents }): MailSum => ({ label: code, value: money(-cents) })),
      ...(totals.requiresShipping ? [shipping] : []),
      ...taxesOf(totals, (label) => label, money, false),
      { label: words.total, value: money(totals.grandTotalCents), isTotal: true },
      ...taxesOf(totals, (label) => `${words.includedTax} ${label}`, money, true),
      ...(taxNumber === '' ? [] : [{ label: words.taxNumber, value: taxNumber }]),
    ],
    ...(totals.requiresShipping && {
      address: { label: words.sendTo, lines: addressLines(buyer, locale) },
    }),
  }
}

/** The taxes that come on top of prices, or those that prices hold. */
function taxesOf(
  { taxes, taxIncluded }: LoadedCart['totals'],
  label: (text: string) => string,
  money: (cents: number) => string,
  included: boolean,
): MailSum[] {
  if (taxIncluded !== included) return []
  return taxSums(taxes).map((one) => ({ label: label(taxLabel(one)), value: money(one.cents) }))
}
