import { likertWords } from '../products/shop-texts.ts'
import { answersForShopper, linesOfMail } from '@vitrine/rules/site/forms/form-answers.ts'
import type { CartTotals } from '@vitrine/rules/shop/cart/cart.ts'
import { isDonation, type FrozenOrder } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import { discountsOf } from '@vitrine/rules/shop/cart/cart.ts'
import { discountName } from '@vitrine/rules/shop/orders/discount-name.ts'
import { billingLines } from '@vitrine/rules/shop/checkout/address-lines.ts'
import { noteLines } from '@vitrine/rules/shop/checkout/order-note.ts'
import { billingAddressOf } from '@vitrine/rules/shop/checkout/billing-address.ts'
import { dueOf } from '@vitrine/rules/shop/checkout/offer.ts'
import { giftDetailsOf } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import { orderPlaceLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import { lostWithdrawalPhrases } from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { wayInWords } from '@vitrine/rules/shop/shipping/delivery-time.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { taxLabel, taxSums } from '@vitrine/rules/shop/taxes/tax-sums.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { FilledWords, MailValues } from '@vitrine/rules/site/mail-words/fill-mail-words.ts'
import type { MailFacts, MailGoods, MailSum } from '@vitrine/rules/site/mail-words/mail-facts.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { AddressedMail } from '../../site/mail-words/keep-site-mails.ts'
import type { MailLook } from '../../site/mail-words/mail-look.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { TemplateLanguage } from '../../site/templates/template-language.ts'
import { downloadFacts } from '../downloads/download-facts.ts'
import { accessEntry, type AccessOfMail } from '../paywall/access-of-mail.ts'
import type { DownloadLink } from '../downloads/write-grants.ts'

/** What the mails about an order tell of. */
export type OrderOfMail = {
  readonly order: FrozenOrder
  readonly settings: SiteSettings
  readonly orderNumber: number
  readonly look: MailLook
  readonly origin: string
  /** Of the page of the subscription that it is a payment of; absent: of none. */
  readonly subscriptionAddress?: string
  /** What of it is downloaded, piece by piece. */
  readonly downloads: readonly DownloadLink[]
  /** What of it opens pages; absent: nothing. */
  readonly access?: AccessOfMail
  readonly now: number
}

/** The mail to the shopper, of an order that is paid or whose money is under way. @param address of its own page */
export function mailOfOrder(
  templates: TemplateLanguage,
  kind: 'order-confirmation' | 'order-received',
  written: OrderOfMail,
  address: string,
): AddressedMail {
  const { look, now, settings } = written
  const mail = writeSiteMail({ templates, look, settings, now }, kind, {
    values: orderValues(written),
    content: (words) => ({
      facts: {
        ...orderFacts(written, words),
        ...withAccess(
          withSubscription(downloadFacts(written.downloads, written.origin, words), written),
          written,
        ),
      },
      address,
    }),
  })
  return { mail, to: written.order.buyer.email }
}

/** Each mail of a payment leads to where its subscription is changed and canceled. */
export function withSubscription<Facts extends Pick<MailFacts, 'entries'>>(
  facts: Facts,
  { order, subscriptionAddress: address }: Pick<OrderOfMail, 'order' | 'subscriptionAddress'>,
): Facts {
  if (address === undefined) return facts
  const title = sayIn(order.locale)(
    isDonation(order) ? 'Your recurring donation' : 'Your subscription',
  )
  return { ...facts, entries: [...(facts.entries ?? []), { title, detail: '', note: '', address }] }
}

/** What opens pages says how to get in, above what is changed and downloaded. */
function withAccess(
  facts: Pick<MailFacts, 'entries'>,
  { access, order, origin }: OrderOfMail,
): Pick<MailFacts, 'entries'> {
  if (access === undefined) return facts
  const entry = accessEntry(access, { locale: order.locale, origin })
  return { ...facts, entries: [...(facts.entries ?? []), entry] }
}

/** The mails that tell the owner of an order. @param address of the order in the editor */
export function newOrderMails(
  templates: TemplateLanguage,
  written: OrderOfMail,
  address: string,
): readonly AddressedMail[] {
  const { look, now, settings } = written
  const { buyer } = written.order
  const addressees = addresseesOf(settings, 'newOrder')
  if (addressees.length === 0) return []
  const lines = [`${buyer.firstName} ${buyer.lastName}`.trim(), buyer.email]
  const mail = writeSiteMail({ templates, look, settings, now }, 'new-order', {
    values: orderValues(written),
    content: (words) => ({ facts: { lines, ...orderFacts(written, words) }, address }),
  })
  return addressees.map((to) => ({ mail, to }))
}

function orderValues({ order, settings, orderNumber, origin }: OrderOfMail): MailValues {
  const { locale, totals, buyer } = order
  const { title, contactEmail: email } = settings
  return {
    ...siteValues({ title, origin, email }),
    'order.number': orderNumber,
    'order.total': siteMoney(
      { ...settings, currency: order.currency },
      locale,
    )(totals.grandTotalCents),
    'order.count': order.entries.reduce((sum, { quantity }) => sum + quantity, 0),
    'customer.firstName': buyer.firstName,
    'customer.lastName': buyer.lastName,
    'customer.email': buyer.email,
  }
}

function orderFacts({ order, settings }: OrderOfMail, words: FilledWords): MailFacts {
  const { entries, totals, locale, testMode, taxNumber, giftCards = [] } = order
  // an order keeps the currency that it is paid in
  const money = siteMoney({ ...settings, currency: order.currency }, locale)
  const way = { name: order.shippingName, deliveryDays: order.deliveryDays ?? null }
  const reader = { say: sayIn(locale), locale }
  const shipping: MailSum = {
    label:
      order.pickup === undefined
        ? wayInWords(way, false, reader)
        : `${words.pickUpAt} ${wayInWords(way, true, reader)}`,
    value: shippingPrice(totals.shippingCostCents, money, words.free),
  }
  return {
    notice: testMode ? words.testNotice : '',
    goods: entries.map((entry) => goodsOf(entry, locale, money)),
    // that they agreed, on what stays (Directive 2011/83/EU, article 8, 7 b)
    ...(order.downloadConsent !== undefined && {
      goodsNote: reader.say('You agreed: “{downloadConsent}”', {
        downloadConsent: order.downloadConsent,
      }),
    }),
    sums: [
      { label: words.subtotal, value: money(totals.subtotalCents) },
      // a code, and what its owner calls one, say the same in every language
      ...discountsOf(totals.adjustments)
        .filter(({ cents }) => cents > 0)
        .map(({ cents, ...one }): MailSum => ({ label: discountName(one), value: money(-cents) })),
      ...(totals.requiresShipping ? [shipping] : []),
      ...taxesOf(totals, (label) => label, money, false),
      { label: words.total, value: money(totals.grandTotalCents), isTotal: true },
      ...giftCards.map(({ lastFour, cents }): MailSum => {
        return { label: `${words.giftCard} …${lastFour}`, value: money(-cents) }
      }),
      ...(giftCards.length === 0
        ? []
        : [
            {
              label: words.paid,
              value: money(dueOf({ totalCents: totals.grandTotalCents, giftCards })),
            },
          ]),
      ...taxesOf(totals, (label) => `${words.includedTax} ${label}`, money, true),
      ...(order.reverseCharge === true
        ? [{ label: reader.say('Reverse charge'), value: '0%' }]
        : []),
      ...(taxNumber === '' ? [] : [{ label: words.taxNumber, value: taxNumber }]),
    ],
    ...(totals.requiresShipping && { address: addressOf(order, words) }),
    ...billingOf(order, words),
    ...noteOf(order, words),
  }
}

/** A line, with what it goes to, what was answered, and why it cannot be withdrawn from. */
function goodsOf(
  entry: FrozenOrder['entries'][number],
  locale: string,
  money: (cents: number) => string,
): MailGoods {
  const { noWithdrawal } = entry
  return {
    title: entry.title,
    variant: [Object.values(entry.attributes).join(' / '), recipientOf(entry)]
      .filter(Boolean)
      .join(' → '),
    answers: [
      ...linesOfMail(answersForShopper(entry.additionalFields), { likert: likertWords(locale) }),
      ...(noWithdrawal === undefined ? [] : [sayIn(locale)(lostWithdrawalPhrases[noWithdrawal])]),
    ],
    quantity: entry.quantity,
    sum: money(entry.purchasePriceCents * entry.quantity),
  }
}

/** Where it goes, or is fetched. */
function addressOf(
  { buyer: shippingAddress, locale, shippingName, ...order }: FrozenOrder,
  { sendTo, pickUpAt }: FilledWords,
): NonNullable<MailFacts['address']> {
  const pickup = order.pickup ?? null
  return {
    label: pickup === null ? sendTo : pickUpAt,
    lines: orderPlaceLines({ shippingName, pickup, shippingAddress }, locale),
  }
}

/** Whom the bill is made out to, where that is somebody else. */
function billingOf(
  { buyer, locale }: FrozenOrder,
  { billTo: label }: FilledWords,
): Pick<MailFacts, 'billing'> {
  const address = billingAddressOf(buyer)
  return address === null ? {} : { billing: { label, lines: billingLines(address, locale) } }
}

/** What they tell the shop; a payment of a subscription that runs does not say it again. */
function noteOf(
  { buyer: { note = '' }, subscription }: FrozenOrder,
  { customerNote: label }: FilledWords,
): Pick<MailFacts, 'note'> {
  const lines = subscription?.kind === 'cycle' ? [] : noteLines(note)
  return lines.length === 0 ? {} : { note: { label, lines } }
}

/** The taxes that come on top of prices, or those that prices hold. */
function taxesOf(
  { taxes, taxIncluded }: CartTotals,
  label: (text: string) => string,
  money: (cents: number) => string,
  included: boolean,
): MailSum[] {
  if (taxIncluded !== included) return []
  return taxSums(taxes).map((one) => ({ label: label(taxLabel(one)), value: money(one.cents) }))
}

/** Who gets a gift card; empty: it is none, or goes to whoever has bought it. */
function recipientOf({ isGiftCard, additionalFields }: FrozenOrder['entries'][number]): string {
  if (isGiftCard !== true) return ''
  return giftDetailsOf(additionalFields)?.recipientEmail ?? ''
}
