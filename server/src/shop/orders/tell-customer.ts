import { likertWords } from '../products/shop-texts.ts'
import { answersForShopper, linesOfMail } from '@vitrine/rules/site/forms/form-answers.ts'
import { quantityOf, type LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { Tracking } from '@vitrine/rules/shop/orders/order-parts-api.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { toMoney, type Money } from '@vitrine/rules/ground/money/money.ts'
import { parcelOf } from '@vitrine/rules/shop/orders/parcel-of.ts'
import { orderPlaceLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { FilledWords, MailValues } from '@vitrine/rules/site/mail-words/fill-mail-words.ts'
import type { MailFacts, MailSum } from '@vitrine/rules/site/mail-words/mail-facts.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import { downloadFacts } from '../downloads/download-facts.ts'
import type { DownloadLink } from '../downloads/write-grants.ts'
import { orderToken } from './order-token.ts'
import type { OrderDeed } from './order-events-store.ts'

export type CustomerContext = Pick<Context, 'config' | 'templates' | 'signingKey'>

/** What has become of an order; `reason`: the owner's own words, or none. */
export type OrderNews =
  | {
      readonly kind: 'order-sent'
      readonly tracking: Tracking
      /** What is in the parcel; empty: nothing of the order lies in one. */
      readonly lines: readonly LineQuantity[]
      /** How many pieces follow later. */
      readonly restQuantity: number
    }
  | { readonly kind: 'order-ready' | 'order-payment-failed' }
  | { readonly kind: 'order-cancelled'; readonly reason: string }
  | { readonly kind: 'order-downloads'; readonly downloads: readonly DownloadLink[] }
  | {
      readonly kind: 'order-refunded'
      readonly amount: Money
      readonly reason: string
      /** What of it is of the shipping. */
      readonly shipping: Money
      /** Whether all of it is of pieces that come back, and of shipping, so that their sums make it. */
      readonly isOfPieces: boolean
      /** What came back of each, and what that came to. */
      readonly items: OrderReply['items']
    }

/** Puts a mail about an order to whoever bought into the mailbox, in the transaction of what it tells. */
export async function tellCustomer(
  context: CustomerContext,
  site: SiteDatabase,
  order: OrderReply,
  news: OrderNews,
  { now, random }: Pick<OrderDeed, 'now' | 'random'>,
): Promise<void> {
  const place = await findSitePlace(context, site)
  if (place === undefined) return
  const { origin } = place
  const dress = await readMailDress(site)
  const { settings } = dress
  const token = orderToken(context, site.siteId, order.id)
  const address = `${origin}/checkout/order-confirmed/${token}`
  const writer = { templates: context.templates, look: mailLook(dress, origin), settings, now }
  // what was given is no order to whoever gave it
  const isOfDonation = order.isDonation && news.kind === 'order-refunded'
  const values = (isOfDonation ? donationValues : orderValues)(order, settings, origin)
  const mail = writeSiteMail(writer, isOfDonation ? 'donation-refunded' : news.kind, {
    values: { ...values, ...newsValues(news, order, settings) },
    content: (words) => ({ facts: factsOf({ order, news, settings, origin }, words), address }),
  })
  const { config } = context
  const about = { config, settings, now, random, orderId: order.id }
  await keepSiteMails(site, [{ mail, to: order.email }], about)
}

function newsValues(news: OrderNews, order: OrderReply, settings: SiteSettings): MailValues {
  switch (news.kind) {
    case 'order-cancelled':
      return {
        'order.pickup': order.pickup === null ? '' : order.shippingName,
        'cancellation.reason': news.reason,
      }
    case 'order-refunded':
      return {
        'refund.amount': moneyOf(news.amount, settings),
        'refund.reason': news.reason,
      }
    case 'order-downloads':
    case 'order-ready':
    case 'order-payment-failed':
      return {}
    case 'order-sent': {
      const { tracking, restQuantity } = news
      return {
        'shipping.parcel': parcelOf(tracking),
        'shipping.link': tracking.address,
        'shipping.rest': restQuantity === 0 ? '' : restQuantity,
      }
    }
  }
}

/** As the site writes it; an order keeps the currency that it was paid in. */
export function moneyOf({ value, currency }: Money, settings: SiteSettings): string {
  return siteMoney({ ...settings, currency }, settings.language)(Number(value))
}

/** What words of a mail may name of an order. */
export function orderValues(order: OrderReply, settings: SiteSettings, origin: string): MailValues {
  const { title, contactEmail: email } = settings
  const { firstName, lastName } = order.shippingAddress
  return {
    ...siteValues({ title, origin, email }),
    'order.number': order.orderNumber,
    'order.total': moneyOf(order.grandTotal, settings),
    'order.count': order.itemCount,
    'customer.firstName': firstName,
    'customer.lastName': lastName,
    'customer.email': order.email,
  }
}

function donationValues(order: OrderReply, settings: SiteSettings, origin: string): MailValues {
  const { title, contactEmail: email } = settings
  const { firstName, lastName } = order.shippingAddress
  return {
    ...siteValues({ title, origin, email }),
    'donation.amount': moneyOf(order.grandTotal, settings),
    'donation.title': order.items[0]?.productName ?? '',
    'donation.number': order.orderNumber,
    'customer.firstName': firstName,
    'customer.lastName': lastName,
    'customer.email': order.email,
  }
}

type Told = {
  readonly order: OrderReply
  readonly news: OrderNews
  readonly settings: SiteSettings
  readonly origin: string
}

function factsOf({ order, news, settings, origin }: Told, words: FilledWords): MailFacts {
  if (news.kind !== 'order-downloads') return newsFacts(order, news, settings, words)
  const notice = order.testMode ? words.testNotice : ''
  return { notice, ...downloadFacts(news.downloads, origin, words) }
}

function newsFacts(
  order: OrderReply,
  news: Exclude<OrderNews, { kind: 'order-downloads' }>,
  settings: SiteSettings,
  words: FilledWords,
): MailFacts {
  const isSummed = news.kind !== 'order-refunded' || news.isOfPieces
  return {
    notice: order.testMode ? words.testNotice : '',
    goods: itemsOf(order, news).map((item) => ({
      title: item.productName,
      variant: Object.values(item.attributes).join(' / '),
      answers: linesOfMail(answersForShopper(item.additionalFields), {
        likert: likertWords(settings.language),
      }),
      quantity: item.quantity,
      sum: isSummed ? moneyOf(item.lineTotal, settings) : '',
    })),
    ...(news.kind === 'order-sent' && news.restQuantity > 0 && { goodsNote: words.rest }),
    ...(news.kind === 'order-refunded' && { sums: refundSums(order, news, settings, words) }),
    ...((news.kind === 'order-sent' || news.kind === 'order-ready') &&
      goesTo(order, settings, words)),
  }
}

/** What a mail is about: what goes back or is in the parcel, or else all that did not go back before. */
function itemsOf(order: OrderReply, news: OrderNews): OrderReply['items'] {
  if (news.kind === 'order-refunded') return news.items
  const sent = news.kind === 'order-sent' && news.lines.length > 0 ? news.lines : null
  return order.items.flatMap((item, at) => {
    const left = item.quantity - item.refundedQuantity
    const quantity = sent === null ? left : quantityOf(sent, at + 1)
    const { value, currency } = item.unitPrice
    const lineTotal = toMoney(Number(value) * quantity, currency)
    return quantity === 0 ? [] : [{ ...item, quantity, lineTotal }]
  })
}

function refundSums(
  { shippingName: label }: OrderReply,
  { amount, shipping, isOfPieces }: Extract<OrderNews, { kind: 'order-refunded' }>,
  settings: SiteSettings,
  { total }: FilledWords,
): readonly MailSum[] {
  return [
    ...(shipping.value === '0' || !isOfPieces
      ? []
      : [{ label, value: moneyOf(shipping, settings) }]),
    { label: total, value: moneyOf(amount, settings), isTotal: true },
  ]
}

/** Where it is sent to or fetched, if it is either. */
function goesTo(
  order: OrderReply,
  { language }: SiteSettings,
  { sendTo, pickUpAt }: FilledWords,
): Pick<MailFacts, 'address'> {
  if (order.shippingName === '') return {}
  const label = order.pickup === null ? sendTo : pickUpAt
  return { address: { label, lines: orderPlaceLines(order, language) } }
}
