import type { FilledWords, MailValues } from './fill-mail-words.ts'
import type { MailContent, MailFacts } from './mail-facts.ts'
import type { MailName } from './mail-kinds.ts'

type Site = { readonly title: string; readonly origin: string; readonly email: string }

/** Of what an example is made, so that it looks like a mail of the site. */
export type ExampleParts = {
  readonly site: Site
  /** Writes minor units as the site does. */
  readonly money: (cents: number) => string
  readonly shippingName: string
  /** Where something stands in the editor. */
  readonly inEditor: (place: string) => string
}

/** What the words of every mail may name of the site. */
export function siteValues({ title, origin, email }: Site): MailValues {
  return { 'site.title': title, 'site.address': origin, 'site.email': email }
}

const goods = [
  { title: 'Moss Bowl', variant: 'Large / Green', quantity: 1, cents: 4800 },
  { title: 'Slip pendant', variant: '', quantity: 2, cents: 3200 },
] as const
const shippingCents = 600
const subtotalCents = goods.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)

const buyer = { firstName: 'Ada', lastName: 'Fern', email: 'ada@example.com' } as const
const address = ['Ada Fern', '1 Moss Lane', 'Portland, ME 04101'] as const

/** What a mail would say of things that never happened: of nobody’s real order or comment. */
export function exampleValues(mail: MailName, { site, money }: ExampleParts): MailValues {
  return { ...siteValues(site), ...ownValues(mail, money) }
}

function ownValues(mail: MailName, money: ExampleParts['money']): MailValues {
  switch (mail) {
    case 'order-confirmation':
    case 'new-order':
      return {
        'order.number': 1042,
        'order.total': money(subtotalCents + shippingCents),
        'order.count': goods.reduce((sum, { quantity }) => sum + quantity, 0),
        'customer.firstName': buyer.firstName,
        'customer.lastName': buyer.lastName,
        'customer.email': buyer.email,
      }
    case 'sold-out':
      return { 'products.title': 'Moss Bowl', 'products.count': 1 }
    case 'comment-waiting':
      return { 'comment.author': 'Ada Fern', 'comment.page': 'How we glaze' }
    case 'job-failed':
      return { 'failures.count': 1 }
  }
}

/** The facts of the same example. */
export function exampleContent(
  mail: MailName,
  words: FilledWords,
  parts: ExampleParts,
): MailContent {
  switch (mail) {
    case 'order-confirmation':
      return { facts: orderFacts(words, parts), address: parts.site.origin }
    case 'new-order': {
      const lines = [`${buyer.firstName} ${buyer.lastName}`, buyer.email]
      const facts = { lines, ...orderFacts(words, parts) }
      return { facts, address: parts.inEditor('orders') }
    }
    case 'sold-out': {
      const place = parts.inEditor('products')
      const entry = { title: 'Moss Bowl', detail: 'Large / Green', note: '', address: place }
      return { facts: { entries: [entry] }, address: place }
    }
    case 'comment-waiting': {
      const quote = ['Lovely colors! Which clay is it?', 'Greetings from Portland']
      return { facts: { quote }, address: parts.inEditor('comments') }
    }
    case 'job-failed': {
      const place = parts.inEditor('mailbox')
      const entry = {
        title: words.lostMail,
        detail: `1042 – ${buyer.email}`,
        note: 'The mail server could not be reached.',
        address: place,
      }
      return { facts: { entries: [entry] }, address: place }
    }
  }
}

function orderFacts(
  words: FilledWords,
  { money, shippingName }: ExampleParts,
): MailFacts & { readonly lines?: never } {
  return {
    goods: goods.map(({ cents, ...one }) => ({ ...one, sum: money(one.quantity * cents) })),
    sums: [
      { label: words.subtotal, value: money(subtotalCents) },
      { label: shippingName, value: money(shippingCents) },
      { label: words.total, value: money(subtotalCents + shippingCents), isTotal: true },
    ],
    address: { label: words.sendTo, lines: address },
  }
}
