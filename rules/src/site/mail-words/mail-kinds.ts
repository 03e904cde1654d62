import type { MailFieldName } from './mail-fields.ts'
import {
  ofDonation,
  ofGiving,
  ofOrder,
  ofSite,
  ofSubscription,
  ofWithdrawal,
} from './mail-value-names.ts'

/** The mails that go out in a site's name. */
export const mailNames = [
  'order-confirmation',
  'order-received',
  'order-payment-failed',
  'order-sent',
  'order-ready',
  'order-cancelled',
  'order-refunded',
  'order-withdrawn',
  'order-review',
  'cart-reminder',
  'gift-card',
  'order-downloads',
  'restock',
  'subscription-started',
  'subscription-unpaid',
  'subscription-left-out',
  'subscription-ended',
  'subscription-kept',
  'donation-confirmation',
  'donation-started',
  'donation-unpaid',
  'donation-ended',
  'donation-kept',
  'donation-refunded',
  'list-confirm',
  'member-confirm',
  'member-reset',
  'new-order',
  'new-donation',
  'new-withdrawal',
  'payment-failed',
  'order-disputed',
  'sold-out',
  'comment-waiting',
  'job-failed',
] as const
export type MailName = (typeof mailNames)[number]

type MailKind = {
  /** What it is called in the editor. */
  readonly title: string
  readonly to: 'shopper' | 'owner'
  readonly hint: string
  readonly fields: readonly MailFieldName[]
  /** What its words may name, each with what it is. */
  readonly values: Readonly<Record<string, string>>
}

const common = ['subject', 'preheader', 'heading', 'before', 'button', 'after'] as const
const inOrders = [
  'subtotal',
  'total',
  'includedTax',
  'taxNumber',
  'giftCard',
  'paid',
  'free',
  'sendTo',
  'pickUpAt',
  'billTo',
  'customerNote',
  'testNotice',
] as const

/** What there is to say in each of them. */
export const mailKinds: Readonly<Record<MailName, MailKind>> = {
  'order-confirmation': {
    title: 'Order confirmation',
    to: 'shopper',
    hint: 'To your customer, as soon as an order is placed.',
    fields: [...common, ...inOrders, 'downloads'],
    values: { ...ofOrder, ...ofSite },
  },
  'order-received': {
    title: 'Payment under way',
    to: 'shopper',
    hint: 'To your customer, when an order is placed whose money takes days. The confirmation follows once it is there.',
    fields: [...common, ...inOrders],
    values: { ...ofOrder, ...ofSite },
  },
  'order-payment-failed': {
    title: 'Payment failed',
    to: 'shopper',
    hint: 'To your customer, when money that was under way does not come. The order is canceled then.',
    fields: [...common, 'testNotice'],
    values: { ...ofOrder, ...ofSite },
  },
  'order-sent': {
    title: 'Order sent',
    to: 'shopper',
    hint: 'To your customer, for each parcel, when you wish that they are told.',
    fields: [...common, 'rest', 'sendTo', 'testNotice'],
    values: {
      ...ofOrder,
      'shipping.parcel': 'Who carries it and its tracking number, where you have typed them',
      'shipping.link': 'Where it can be followed, where you have said so',
      'shipping.rest': 'How many things follow later; empty where nothing does',
      ...ofSite,
    },
  },
  'order-ready': {
    title: 'Order ready',
    to: 'shopper',
    hint: 'To your customer, when an order that is picked up is ready and you wish that they are told.',
    fields: [...common, 'pickUpAt', 'testNotice'],
    values: { ...ofOrder, ...ofSite },
  },
  'order-cancelled': {
    title: 'Order cancelled',
    to: 'shopper',
    hint: 'To your customer, when you cancel an order and wish that they are told.',
    fields: [...common, 'testNotice'],
    values: {
      ...ofOrder,
      'order.pickup': 'Where it was to be picked up; empty where it was to be sent',
      'cancellation.reason': 'What you have written to them while you cancelled it',
      ...ofSite,
    },
  },
  'order-refunded': {
    title: 'Order refunded',
    to: 'shopper',
    hint: 'To your customer, when you refund something of an order and wish that they are told.',
    fields: [...common, 'total', 'testNotice'],
    values: {
      ...ofOrder,
      'refund.amount': 'What goes back, as your site writes money',
      'refund.reason': 'What you have written to them while you refunded it',
      ...ofSite,
    },
  },
  'order-withdrawn': {
    title: 'Withdrawal received',
    to: 'shopper',
    hint: 'To whoever withdraws from an order, at once: the law asks for its words, and for the day and time.',
    fields: [...common, 'testNotice'],
    values: { ...ofOrder, ...ofWithdrawal, ...ofSite },
  },
  'order-review': {
    title: 'Review of an order',
    to: 'shopper',
    hint: 'To your customer, some days after the order was sent, where you ask for reviews. It ends with a link that stops such mails.',
    fields: [...common, 'noMore', 'testNotice'],
    values: { ...ofOrder, ...ofSite },
  },
  'cart-reminder': {
    title: 'Reminder of a cart',
    to: 'shopper',
    hint: 'To whoever has wished it at the checkout and has not finished, where you have turned that on. It ends with a link that stops such mails.',
    fields: [...common, 'noMore'],
    values: { 'cart.count': 'How many things lie in the cart', ...ofSite },
  },
  'gift-card': {
    title: 'Gift card',
    to: 'shopper',
    hint: 'To whoever gets a gift card, with its code, on the day that was chosen.',
    fields: [...common, 'giftCode', 'testNotice'],
    values: {
      'gift.value': 'What is on it, as your site writes money',
      'gift.sender': 'Who gives it, where they have said so',
      'gift.recipient': 'Who gets it, where that was said',
      'gift.code': 'Its code',
      ...ofSite,
    },
  },
  'order-downloads': {
    title: 'Downloads, once more',
    to: 'shopper',
    hint: 'To your customer, when you send the links of their downloads again.',
    fields: [...common, 'downloads', 'testNotice'],
    values: { ...ofOrder, ...ofSite },
  },
  restock: {
    title: 'Back in stock',
    to: 'shopper',
    hint: 'To whoever has asked to be told once when something is back.',
    fields: common,
    values: {
      'product.title': 'The product that is back',
      'product.variant': 'Which one of it, such as its size; empty where there is only one',
      ...ofSite,
    },
  },
  'subscription-started': {
    title: 'Subscription started',
    to: 'shopper',
    hint: 'To whoever subscribes, beside the mail of their order: the law asks for how it renews and how it is canceled.',
    fields: [...common, 'testNotice'],
    values: {
      ...ofSubscription,
      'subscription.day': 'When the next payment is',
      'subscription.ends': 'After how many payments it ends; empty where it has no end',
      ...ofSite,
    },
  },
  'subscription-unpaid': {
    title: 'Payment of a subscription failed',
    to: 'shopper',
    hint: 'To whoever subscribes, each time that a payment does not go through.',
    fields: [...common, 'testNotice'],
    values: {
      ...ofSubscription,
      'subscription.day': 'When it is tried once more; empty where only they can pay it',
      ...ofSite,
    },
  },
  'subscription-left-out': {
    title: 'Payment of a subscription left out',
    to: 'shopper',
    hint: 'To whoever subscribes, once for each payment that is left out because what it is for is sold out or the shop was not there.',
    fields: [...common, 'testNotice'],
    values: { ...ofSubscription, 'subscription.day': 'When the next payment is', ...ofSite },
  },
  'subscription-ended': {
    title: 'Subscription ends',
    to: 'shopper',
    hint: 'To whoever subscribes, when it is canceled or has come to its end.',
    fields: [...common, 'testNotice'],
    values: {
      ...ofSubscription,
      'subscription.day': 'Until when it runs; empty where it is over already',
      ...ofSite,
    },
  },
  'subscription-kept': {
    title: 'Subscription goes on',
    to: 'shopper',
    hint: 'To whoever subscribes, when it was canceled and is kept after all.',
    fields: [...common, 'testNotice'],
    values: {
      ...ofSubscription,
      'subscription.day': 'When the next payment is',
      'subscription.ends': 'After how many payments it ends; empty where it has no end',
      ...ofSite,
    },
  },
  'donation-confirmation': {
    title: 'Donation received',
    to: 'shopper',
    hint: 'To whoever gives you something, as soon as it is paid. It is their receipt, too.',
    fields: [...common, 'testNotice'],
    values: { ...ofDonation, ...ofSite },
  },
  'donation-started': {
    title: 'Recurring donation started',
    to: 'shopper',
    hint: 'To whoever gives each month or year, beside the mail of their first payment: the law asks for how it renews and how it is canceled.',
    fields: [...common, 'testNotice'],
    values: { ...ofGiving, 'donation.day': 'When the next payment is', ...ofSite },
  },
  'donation-unpaid': {
    title: 'Payment of a recurring donation failed',
    to: 'shopper',
    hint: 'To whoever gives each month or year, each time that a payment does not go through.',
    fields: [...common, 'testNotice'],
    values: {
      ...ofGiving,
      'donation.day': 'When it is tried once more; empty where only they can pay it',
      ...ofSite,
    },
  },
  'donation-ended': {
    title: 'Recurring donation ends',
    to: 'shopper',
    hint: 'To whoever gives each month or year, when that is canceled or has come to its end.',
    fields: [...common, 'testNotice'],
    values: {
      ...ofGiving,
      'donation.day': 'Until when they can keep it after all; empty where it is over already',
      ...ofSite,
    },
  },
  'donation-kept': {
    title: 'Recurring donation goes on',
    to: 'shopper',
    hint: 'To whoever gives each month or year, when that was canceled and is kept after all.',
    fields: [...common, 'testNotice'],
    values: { ...ofGiving, 'donation.day': 'When the next payment is', ...ofSite },
  },
  'donation-refunded': {
    title: 'Donation given back',
    to: 'shopper',
    hint: 'To whoever gave, when you refund something of it and wish that they are told.',
    fields: [...common, 'total', 'testNotice'],
    values: {
      ...ofDonation,
      'refund.amount': 'What goes back, as your site writes money',
      'refund.reason': 'What you have written to them while you refunded it',
      ...ofSite,
    },
  },
  'list-confirm': {
    title: 'News by e-mail',
    to: 'shopper',
    hint: 'To whoever asks for news of your site, to confirm that the address is theirs.',
    fields: common,
    values: { 'subscriber.email': 'The address that it is about', ...ofSite },
  },
  'member-confirm': {
    title: 'Confirm an address',
    to: 'shopper',
    hint: 'To whoever makes an account on your site, or wants to sign in with another address.',
    fields: common,
    values: { 'member.email': 'The address that it is about', ...ofSite },
  },
  'member-reset': {
    title: 'New password',
    to: 'shopper',
    hint: 'To whoever has an account on your site and has forgotten its password.',
    fields: common,
    values: { 'member.email': 'The address that they sign in with', ...ofSite },
  },
  'new-order': {
    title: 'New order',
    to: 'owner',
    hint: 'To you, for each new order.',
    fields: [...common, ...inOrders],
    values: { ...ofOrder, ...ofSite },
  },
  'new-donation': {
    title: 'New donation',
    to: 'owner',
    hint: 'To you, for each donation. It comes wherever a new order does.',
    fields: [...common, 'testNotice'],
    values: { ...ofDonation, ...ofSite },
  },
  'new-withdrawal': {
    title: 'New withdrawal',
    to: 'owner',
    hint: 'To you, when somebody withdraws from an order. It comes wherever a new order does.',
    fields: [...common, 'testNotice'],
    values: { ...ofOrder, ...ofWithdrawal, ...ofSite },
  },
  'payment-failed': {
    title: 'Payment of an order failed',
    to: 'owner',
    hint: 'To you, when money that was under way does not come. It comes wherever a new order does.',
    fields: [...common, 'testNotice'],
    values: { ...ofOrder, ...ofSite },
  },
  'order-disputed': {
    title: 'Dispute of an order',
    to: 'owner',
    hint: 'To you, when a customer disputes a payment at their bank, and when that is decided. It comes wherever a new order does.',
    fields: [...common, 'testNotice'],
    values: {
      ...ofOrder,
      'dispute.amount': 'What it is about, as your site writes money',
      'dispute.won': 'Not empty where it was decided for you',
      'dispute.lost': 'Not empty where it was decided for your customer',
      ...ofSite,
    },
  },
  'sold-out': {
    title: 'Sold out',
    to: 'owner',
    hint: 'To you, when there is none of something any more.',
    fields: [...common, 'several'],
    values: {
      'products.title': 'The product that has sold out, or how many have',
      'products.count': 'How many products have sold out',
      ...ofSite,
    },
  },
  'comment-waiting': {
    title: 'Comment waiting',
    to: 'owner',
    hint: 'To you, when a comment begins to wait for approval.',
    fields: common,
    values: {
      'comment.author': 'Who wrote it',
      'comment.page': 'The page below which it stands',
      ...ofSite,
    },
  },
  'job-failed': {
    title: 'Something failed',
    to: 'owner',
    hint: 'To you, when the site has given up on something it did by itself, such as sending a mail, or could not take a payment.',
    fields: [...common, 'lostMail', 'lostWords', 'lostPayment'],
    values: { 'failures.count': 'How many things failed', ...ofSite },
  },
}

export function isMailName(name: string): name is MailName {
  return Object.hasOwn(mailKinds, name)
}

/** Whether a mail has a field of that name. */
export function hasMailField(mail: MailName, field: string): field is MailFieldName {
  return (mailKinds[mail].fields as readonly string[]).includes(field)
}
