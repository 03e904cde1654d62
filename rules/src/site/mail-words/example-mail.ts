import type { FilledWords, MailValues } from './fill-mail-words.ts'
import type { MailContent, MailFacts } from './mail-facts.ts'
import type { MailName } from './mail-kinds.ts'

type Site = { readonly title: string; readonly origin: string; readonly email: string }

/** Of what an example is made, so that it looks like a mail of the site. */
export type ExampleParts = {
  readonly site: Site
  /** Writes minor units as the site does. */
  readonly money: (cents: number) => string
  /** The same of what is paid each month. */
  readonly monthly: (cents: number) => string
  /** A day to come, as the site writes it. */
  readonly day: string
  readonly shippingName: string
  /** Products of the site, so that no mail tells of what it does not sell; a sample where it has none. */
  readonly products: readonly ExampleProduct[]
  /** Where something stands in the editor. */
  readonly inEditor: (place: string) => string
}

/** @property variant its options, such as `Large / Green`; empty: it has none */
export type ExampleProduct = {
  readonly title: string
  readonly variant: string
  readonly cents: number
}

/** So many of its products stand in an example. */
export const mostExampleProducts = 2

const sample: ExampleProduct = { title: 'Your product', variant: '', cents: 4800 }

/** What is bought in the example: one of the first product, and two of another. */
function goodsOf({ products }: Pick<ExampleParts, 'products'>) {
  const shown = products.length > 0 ? products.slice(0, mostExampleProducts) : [sample]
  return shown.map((product, index) => ({ ...product, quantity: index + 1 }))
}

/** How many follow a parcel that has the first of them; 0: there is one product alone. */
function piecesLater(parts: Pick<ExampleParts, 'products'>): number {
  return goodsOf(parts)
    .slice(1)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What goes back in the example. */
function refundedOf(parts: Pick<ExampleParts, 'products'>): ExampleProduct {
  const [first = sample] = goodsOf(parts)
  return first
}

function refundFacts({ total: label }: FilledWords, parts: ExampleParts): MailFacts {
  const { title, variant, cents } = refundedOf(parts)
  const sum = parts.money(cents)
  return {
    goods: [{ title, variant, quantity: 1, sum }],
    sums: [{ label, value: sum, isTotal: true }],
  }
}

function downloadFacts({ downloads }: FilledWords, parts: ExampleParts): MailFacts {
  const { title } = refundedOf(parts)
  const entry = { title: `${title}.pdf`, detail: '', note: '', address: parts.site.origin }
  return { entriesLabel: downloads, entries: [entry] }
}

function subtotalOf(parts: Pick<ExampleParts, 'products'>): number {
  return goodsOf(parts).reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)
}

/** What the words of every mail may name of the site. */
export function siteValues({ title, origin, email }: Site): MailValues {
  return { 'site.title': title, 'site.address': origin, 'site.email': email }
}

const shippingCents = 600

const buyer = { firstName: 'Ada', lastName: 'Fern', email: 'ada@example.com' } as const
const exampleGift = { cents: 5000, sender: 'Tom Fern', code: 'EXAM-P1E0-C0DE-0000' } as const
const exampleDonation = { cents: 2500, title: 'Donation', message: 'Keep going!' } as const
const exampleWithdrawal = {
  'withdrawal.time': '2026-07-01 10:42',
  'withdrawal.name': 'Ada Fern',
  'withdrawal.email': buyer.email,
} as const
const examplePlace = ['The workshop', '2 Wharf Street', 'Portland, ME 04101'] as const
const address = ['Ada Fern', '1 Moss Lane', 'Portland, ME 04101'] as const

/** What a mail would say of things that never happened: of nobody’s real order or comment. */
export function exampleValues(mail: MailName, parts: ExampleParts): MailValues {
  return { ...siteValues(parts.site), ...ownValues(mail, parts) }
}

function ownValues(mail: MailName, parts: ExampleParts): MailValues {
  if (isOfDonation(mail)) return valuesOfDonation(mail, parts)
  const goods = goodsOf(parts)
  switch (mail) {
    case 'order-confirmation':
    case 'order-received':
    case 'order-payment-failed':
    case 'payment-failed':
    case 'order-downloads':
    case 'order-ready':
    case 'order-review':
    case 'new-order':
      return orderValues(parts)
    case 'order-disputed':
      return disputedValues(parts)
    case 'order-sent':
      return sentValues(parts)
    case 'order-cancelled':
      return {
        ...orderValues(parts),
        'order.pickup': '',
        'cancellation.reason': 'It broke in the kiln. We are sorry!',
      }
    case 'order-refunded':
      return refundValues(parts)
    case 'order-withdrawn':
    case 'new-withdrawal':
      return { ...orderValues(parts), ...exampleWithdrawal }
    case 'cart-reminder':
      return { 'cart.count': orderValues(parts)['order.count'] ?? 1 }
    case 'gift-card':
      return {
        'gift.value': parts.money(exampleGift.cents),
        'gift.sender': exampleGift.sender,
        'gift.recipient': `${buyer.firstName} ${buyer.lastName}`,
        'gift.code': exampleGift.code,
      }
    case 'restock':
      return productValues(goods[0])
    case 'subscription-started':
    case 'subscription-unpaid':
    case 'subscription-left-out':
    case 'subscription-ended':
    case 'subscription-kept':
      return subscriptionValues(parts)
    case 'list-confirm':
      return { 'subscriber.email': buyer.email }
    case 'member-confirm':
    case 'member-reset':
      return { 'member.email': buyer.email }
    case 'sold-out':
      return { 'products.title': goods[0]?.title ?? '', 'products.count': 1 }
    case 'comment-waiting':
      return { 'comment.author': 'Ada Fern', 'comment.page': 'Our first post' }
    case 'job-failed':
      return { 'failures.count': 1 }
  }
}

const ofDonations = [
  'donation-confirmation',
  'donation-started',
  'donation-unpaid',
  'donation-ended',
  'donation-kept',
  'donation-refunded',
  'new-donation',
] as const satisfies readonly MailName[]
type MailOfDonation = (typeof ofDonations)[number]

function isOfDonation(mail: MailName): mail is MailOfDonation {
  return (ofDonations as readonly MailName[]).includes(mail)
}

function valuesOfDonation(mail: MailOfDonation, parts: ExampleParts): MailValues {
  switch (mail) {
    case 'donation-confirmation':
    case 'new-donation':
      return donationValues(parts)
    case 'donation-started':
    case 'donation-unpaid':
    case 'donation-ended':
    case 'donation-kept':
      return givingValues(parts)
    case 'donation-refunded':
      return { ...donationValues(parts), ...exampleRefund(parts.money(exampleDonation.cents)) }
  }
}

function contentOfDonation(
  mail: MailOfDonation,
  words: FilledWords,
  parts: ExampleParts,
): MailContent {
  const address = parts.site.origin
  switch (mail) {
    case 'donation-confirmation':
      return { facts: donationFacts(parts), address }
    case 'donation-started':
    case 'donation-unpaid':
    case 'donation-ended':
    case 'donation-kept':
      return { facts: { entries: [givenAgain(address)] }, address }
    case 'donation-refunded':
      return { facts: donationRefundFacts(words, parts), address }
    case 'new-donation':
      return { facts: newDonationFacts(parts), address: parts.inEditor('orders') }
  }
}

function disputedValues(parts: ExampleParts): MailValues {
  const amount = parts.money(refundedOf(parts).cents)
  const decided = { 'dispute.won': '', 'dispute.lost': '' }
  return { ...orderValues(parts), 'dispute.amount': amount, ...decided }
}

function productValues(product: ExampleProduct | undefined): MailValues {
  return { 'product.title': product?.title ?? '', 'product.variant': product?.variant ?? '' }
}

function sentValues(parts: ExampleParts): MailValues {
  return {
    ...orderValues(parts),
    'shipping.parcel': 'Harbor Post HP 4021 7730',
    'shipping.link': 'https://post.example/HP40217730',
    'shipping.rest': piecesLater(parts) || '',
  }
}

function refundValues(parts: ExampleParts): MailValues {
  return { ...orderValues(parts), ...exampleRefund(parts.money(refundedOf(parts).cents)) }
}

function exampleRefund(amount: string): MailValues {
  return { 'refund.amount': amount, 'refund.reason': 'It broke in the kiln. We are sorry!' }
}

function givingValues({ monthly, day }: ExampleParts): MailValues {
  return {
    'customer.firstName': buyer.firstName,
    'donation.title': exampleDonation.title,
    'donation.price': monthly(exampleDonation.cents),
    'donation.day': day,
  }
}

function subscriptionValues(parts: ExampleParts): MailValues {
  const [{ title, variant, cents } = sample] = goodsOf(parts)
  return {
    'customer.firstName': buyer.firstName,
    'subscription.product': variant === '' ? title : `${title}, ${variant}`,
    'subscription.price': parts.monthly(cents),
    'subscription.day': parts.day,
    'subscription.ends': '',
  }
}

function donationValues({ money }: ExampleParts): MailValues {
  return {
    'donation.amount': money(exampleDonation.cents),
    'donation.title': exampleDonation.title,
    'donation.number': 1042,
    'customer.firstName': buyer.firstName,
    'customer.lastName': buyer.lastName,
    'customer.email': buyer.email,
  }
}

function donationFacts({ money }: ExampleParts): MailFacts {
  const { title, cents, message } = exampleDonation
  const entry = { title, detail: money(cents), note: '', address: '' }
  return { quote: [message], entries: [entry] }
}

/** What it costs and when stands in the text. */
function givenAgain(address: string): NonNullable<MailFacts['entries']>[number] {
  return { title: exampleDonation.title, detail: '', note: '', address }
}

function donationRefundFacts({ total: label }: FilledWords, parts: ExampleParts): MailFacts {
  const value = parts.money(exampleDonation.cents)
  return { sums: [{ label, value, isTotal: true }] }
}

function newDonationFacts(parts: ExampleParts): MailFacts {
  const lines = [`${buyer.firstName} ${buyer.lastName}`, buyer.email]
  return { lines, ...donationFacts(parts) }
}

function giftFacts({ giftCode: label }: FilledWords): MailFacts {
  const quote = ['Happy birthday!', 'Choose something lovely.']
  return { quote, code: { label, value: exampleGift.code } }
}

function withdrawalFacts(words: FilledWords, parts: ExampleParts): MailFacts {
  const { goods } = orderFacts(words, parts)
  return {
    lines: [exampleWithdrawal['withdrawal.name'], exampleWithdrawal['withdrawal.email']],
    goods: goods.slice(0, 1).map((one) => ({ ...one, sum: '' })),
  }
}

function orderValues(parts: ExampleParts): MailValues {
  return {
    'order.number': 1042,
    'order.total': parts.money(subtotalOf(parts) + shippingCents),
    'order.count': goodsOf(parts).reduce((sum, { quantity }) => sum + quantity, 0),
    'customer.firstName': buyer.firstName,
    'customer.lastName': buyer.lastName,
    'customer.email': buyer.email,
  }
}

/** The facts of the same example. */
export function exampleContent(
  mail: MailName,
  words: FilledWords,
  parts: ExampleParts,
): MailContent {
  if (isOfDonation(mail)) return contentOfDonation(mail, words, parts)
  switch (mail) {
    case 'order-confirmation':
    case 'order-received':
      return { facts: orderFacts(words, parts), address: parts.site.origin }
    case 'order-sent':
      return sentContent(words, parts)
    case 'order-ready':
      return readyContent(words, parts)
    case 'payment-failed':
    case 'order-disputed':
      return { facts: { goods: orderFacts(words, parts).goods }, address: parts.inEditor('orders') }
    case 'order-cancelled':
    case 'order-payment-failed':
      return { facts: { goods: orderFacts(words, parts).goods }, address: parts.site.origin }
    case 'order-withdrawn':
      return { facts: withdrawalFacts(words, parts), address: parts.site.origin }
    case 'new-withdrawal':
      return { facts: withdrawalFacts(words, parts), address: parts.inEditor('orders') }
    case 'order-review':
    case 'cart-reminder':
      return stoppableContent(words, parts)
    case 'order-downloads':
      return { facts: downloadFacts(words, parts), address: parts.site.origin }
    case 'order-refunded':
      return { facts: refundFacts(words, parts), address: parts.site.origin }
    case 'new-order':
      return newOrderContent(words, parts)
    case 'gift-card':
      return { facts: giftFacts(words), address: parts.site.origin }
    case 'restock':
    case 'subscription-started':
    case 'subscription-unpaid':
    case 'subscription-left-out':
    case 'subscription-ended':
    case 'subscription-kept':
      return productContent(parts, parts.site.origin)
    case 'list-confirm':
    case 'member-confirm':
    case 'member-reset':
      return { facts: { lines: [buyer.email] }, address: parts.site.origin }
    case 'sold-out':
      return productContent(parts, parts.inEditor('products'))
    case 'comment-waiting': {
      const quote = ['Lovely! I had waited for this.', 'Greetings from Portland']
      return { facts: { quote }, address: parts.inEditor('comments') }
    }
    case 'job-failed':
      return lostMailContent(words, parts.inEditor('mailbox'))
  }
}

function readyContent(words: FilledWords, parts: ExampleParts): MailContent {
  const { goods } = orderFacts(words, parts)
  const place = { label: words.pickUpAt, lines: examplePlace }
  return { facts: { goods, address: place }, address: parts.site.origin }
}

function newOrderContent(words: FilledWords, parts: ExampleParts): MailContent {
  const lines = [`${buyer.firstName} ${buyer.lastName}`, buyer.email]
  const facts = { lines, ...orderFacts(words, parts) }
  return { facts, address: parts.inEditor('orders') }
}

function sentContent(words: FilledWords, parts: ExampleParts): MailContent {
  const { goods, address: to } = orderFacts(words, parts)
  const goodsNote = piecesLater(parts) === 0 ? '' : words.rest
  const facts = { goods: goods.slice(0, 1), goodsNote, address: to }
  return { facts, address: parts.site.origin }
}

function stoppableContent(words: FilledWords, parts: ExampleParts): MailContent {
  const address = parts.site.origin
  const goods = orderFacts(words, parts).goods.map((one) => ({ ...one, sum: '' }))
  return { facts: { goods, stop: { label: words.noMore, address } }, address }
}

function lostMailContent(words: FilledWords, address: string): MailContent {
  const detail = `1042 – ${buyer.email}`
  const note = 'The mail server could not be reached.'
  return { facts: { entries: [{ title: words.lostMail, detail, note, address }] }, address }
}

/** The first product alone, which leads somewhere. */
function productContent(parts: ExampleParts, address: string): MailContent {
  const [{ title, variant: detail } = sample] = goodsOf(parts)
  return { facts: { entries: [{ title, detail, note: '', address }] }, address }
}

function orderFacts(
  words: FilledWords,
  parts: ExampleParts,
): Required<Pick<MailFacts, 'goods' | 'sums' | 'address'>> {
  const { money, shippingName } = parts
  const subtotalCents = subtotalOf(parts)
  return {
    goods: goodsOf(parts).map(({ cents, ...one }) => ({
      ...one,
      sum: money(one.quantity * cents),
    })),
    sums: [
      { label: words.subtotal, value: money(subtotalCents) },
      { label: shippingName, value: money(shippingCents) },
      { label: words.total, value: money(subtotalCents + shippingCents), isTotal: true },
    ],
    address: { label: words.sendTo, lines: address },
  }
}
