import { toDecimal, toMoney, type Money } from '../../ground/money/money.ts'
import { answerLines, answersOf, englishAnswerWords } from '../../site/forms/form-answers.ts'
import { discountName } from './discount-name.ts'
import type { OrderReply } from './orders-api.ts'

const billingColumns = [
  'Billing company',
  'Billing tax number',
  'Billing first name',
  'Billing last name',
  'Billing address',
  'Billing address 2',
  'Billing city',
  'Billing region',
  'Billing postal code',
  'Billing country',
] as const

const columns = [
  'Order',
  'Placed',
  'Status',
  'Test',
  'E-mail',
  'First name',
  'Last name',
  'Address',
  'Address 2',
  'City',
  'Region',
  'Postal code',
  'Country',
  'Phone',
  ...billingColumns,
  'SKU',
  'Product',
  'Options',
  'Answers',
  'Quantity',
  'Unit price',
  'Item total',
  'Refunded quantity',
  'Sent quantity',
  'No withdrawal',
  'Subtotal',
  'Discount',
  'Discount codes',
  'Shipping by',
  'Delivery days',
  'Picked up',
  'Shipping',
  'Tax',
  'Tax included',
  'Taxes',
  'Reverse charge',
  'Total',
  'Paid by gift card',
  'Refunded',
  'Refunded tax',
  'Currency',
  'Paid by',
  'Payment reference',
  'Paid',
  'Dispute',
  'Customer note',
] as const

/**
 * Orders as the rows of a table, the names of its columns first: a row for each thing that was ordered,
 * with the order's own figures in the first one alone, so that a column sums up. Instants are UTC
 * (ISO 8601), amounts decimals with a point.
 */
export function orderRows(orders: readonly OrderReply[]): readonly (readonly string[])[] {
  return [columns, ...orders.flatMap(rowsOf)]
}

const statusWords: Readonly<Record<OrderReply['status'], string>> = {
  received: 'payment under way',
  paid: 'paid',
  fulfilled: 'fulfilled',
  cancelled: 'cancelled',
}

/** Empty where its money never came, and where nobody disputes it. */
function paymentCells({ payment, paidAt, dispute }: OrderReply): string[] {
  const paid = paidAt === null ? '' : new Date(paidAt).toISOString()
  return [payment.provider, payment.reference, paid, dispute ?? '']
}

function rowsOf(order: OrderReply): string[][] {
  const to = order.shippingAddress
  const head = [
    String(order.orderNumber),
    new Date(order.createdAt).toISOString(),
    statusWords[order.status],
    order.testMode ? 'yes' : 'no',
    order.email,
    ...postalCells(to),
    to.phone,
    ...billingCells(order.billingAddress),
  ]
  const sums = [
    decimal(order.subtotal),
    decimal(order.discountTotal),
    order.discounts.map(discountName).join(', '),
    order.shippingName,
    daysCell(order.deliveryDays),
    order.pickup === null ? 'no' : 'yes',
    decimal(order.shippingTotal),
    decimal(order.taxTotal),
    order.taxIncluded ? 'yes' : 'no',
    order.taxes.map(({ label, amount }) => `${label} ${decimal(amount)}`).join(', '),
    order.reverseCharge ? 'yes' : 'no',
    decimal(order.grandTotal),
    decimal(paidByGiftCards(order)),
    decimal(order.refundedTotal),
    decimal(order.refundedTax),
  ]
  return order.items.map((item, row) => [
    ...head,
    item.sku,
    item.productName,
    Object.values(item.attributes).join(' / '),
    answerLines(answersOf(item.additionalFields), englishAnswerWords).join('; '),
    String(item.quantity),
    decimal(item.unitPrice),
    decimal(item.lineTotal),
    String(item.refundedQuantity),
    String(item.sentQuantity),
    item.noWithdrawal ?? '',
    ...(row === 0 ? sums : sums.map(() => '')),
    order.grandTotal.currency,
    ...(row === 0 ? [...paymentCells(order), order.customerNote] : ['', '', '', '', '']),
  ])
}

/** Such as `2–4`, with a dash that spreadsheets take for no date; empty where nobody said how long it takes. */
function daysCell(days: OrderReply['deliveryDays']): string {
  if (days === null) return ''
  return days.from === days.to ? String(days.to) : `${days.from}–${days.to}`
}

/** Empty where the bill is made out to whoever the order goes to. */
function billingCells(to: OrderReply['billingAddress']): string[] {
  if (to === null) return billingColumns.map(() => '')
  return [to.company, to.taxNumber, ...postalCells(to)]
}

function postalCells(to: Omit<OrderReply['shippingAddress'], 'phone'>): string[] {
  return [
    to.firstName,
    to.lastName,
    to.line1,
    to.line2,
    to.city,
    to.region,
    to.postalCode,
    to.country,
  ]
}

function paidByGiftCards({ giftCards, grandTotal: { currency } }: OrderReply): Money {
  return toMoney(
    giftCards.reduce((sum, { amount }) => sum + Number(amount.value), 0),
    currency,
  )
}

/** `value` is minor units as text. */
function decimal({ value, currency }: Money): string {
  return toDecimal(Number(value), currency)
}
