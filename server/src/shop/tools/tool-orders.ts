import { deliveredQuantity } from '@vitrine/rules/shop/orders/delivered-quantity.ts'
import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import { fieldsForShopper } from '@vitrine/rules/site/forms/form-answers.ts'
import type { OrderReply, OrderStatus } from '@vitrine/rules/shop/orders/orders-api.ts'
import type {
  FulfillmentStatus,
  ToolOrder,
  ToolTransaction,
} from '@vitrine/rules/shop/tools/tool-order.ts'
import type { ChangedOrder } from '../orders/list-changed-orders.ts'
import { isoTime } from './iso-time.ts'

const statuses: Readonly<Record<OrderStatus, FulfillmentStatus>> = {
  // no tool is told of one before its money is there
  received: 'PENDING',
  paid: 'PENDING',
  fulfilled: 'FULFILLED',
  cancelled: 'CANCELED',
}

const refundStates = { requested: 'REQUESTED', done: 'DONE', refused: 'REFUSED' } as const

/** An order as a tool of its shop reads it. */
export function toToolOrder(order: ChangedOrder): ToolOrder {
  const { billingAddress: billed } = order
  const { phone, ...goesTo } = order.shippingAddress
  return {
    id: order.id,
    ...toldOf(order),
    fulfillmentStatus: statuses[order.status],
    customerEmail: order.email,
    shippingAddress: { ...toAddress(goesTo), phone },
    billingAddress: billed && {
      ...toAddress(billed),
      company: billed.company,
      taxNumber: billed.taxNumber,
    },
    lineItems: toLineItems(order),
    subtotal: order.subtotal,
    discountTotal: order.discountTotal,
    discountLines: order.discounts,
    shippingTotal: order.shippingTotal,
    shippingName: order.shippingName,
    customerNote: order.customerNote,
    deliveryDays: order.deliveryDays,
    pickup: order.pickup,
    taxTotal: order.taxTotal,
    taxIncluded: order.taxIncluded,
    taxLines: order.taxes,
    reverseCharge: order.reverseCharge,
    grandTotal: order.grandTotal,
    refundedTotal: order.refundedTotal,
    giftCards: order.giftCards.map(({ lastFour, amount }) => ({ lastFour, amount })),
    payment: order.payment,
    fulfillments: order.fulfilments.map(({ id, at, tracking, lines }) => ({
      id,
      createdOn: isoTime(at),
      carrier: tracking.carrier,
      trackingNumber: tracking.number,
      trackingUrl: tracking.address,
      lines,
    })),
    refunds: toRefunds(order),
    withdrawals: order.withdrawals.map(({ id, at, lines }) => ({
      id,
      createdOn: isoTime(at),
      lines: lines.map(({ line, quantity }) => ({ line, quantity })),
    })),
    subscription: order.subscription,
  }
}

/** The money of an order. */
export function toToolTransaction(order: ChangedOrder): ToolTransaction {
  const { currency } = order.grandTotal
  const total = Number(order.grandTotal.value)
  const ofCards = order.giftCards.map(({ amount }) => amount)
  const rest = total - ofCards.reduce((sum, { value }) => sum + Number(value), 0)
  const byProvider = { ...order.payment, amount: toMoney(rest, currency) }
  return {
    orderId: order.id,
    ...toldOf(order),
    total: order.grandTotal,
    payments: [
      ...(rest > 0 && order.paidAt !== null ? [byProvider] : []),
      ...(order.paidAt === null ? [] : ofCards).map((amount) => ({
        provider: 'gift card',
        reference: '',
        amount,
      })),
    ],
    refunds: toRefunds(order),
    refundedTotal: order.refundedTotal,
    netTotal: toMoney(
      (order.paidAt === null ? 0 : total) - Number(order.refundedTotal.value),
      currency,
    ),
  }
}

function toldOf(order: ChangedOrder) {
  return {
    orderNumber: order.orderNumber,
    createdOn: isoTime(order.createdAt),
    modifiedOn: isoTime(order.modifiedAt),
    testMode: order.testMode,
  }
}

function toLineItems({ status, items, lines }: ChangedOrder): ToolOrder['lineItems'] {
  return items.map((item, at) => ({
    line: lines[at]?.line ?? at + 1,
    productId: item.itemId,
    variantId: lines[at]?.variantId ?? '',
    sku: item.sku,
    productName: item.productName,
    variantOptions: item.attributes,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    lineTotal: item.lineTotal,
    // what is kept of a password is for nobody's tool
    formAnswers: fieldsForShopper(item.additionalFields),
    fulfilledQuantity: deliveredQuantity(item, status),
    refundedQuantity: item.refundedQuantity,
    requiresShipping: item.needsParcel,
    isDonation: item.isDonation,
  }))
}

function toRefunds({ refunds, grandTotal: { currency } }: ChangedOrder): ToolOrder['refunds'] {
  return refunds.map(({ id, at, state, amountCents, taxCents, reason, lines }) => ({
    id,
    createdOn: isoTime(at),
    state: refundStates[state],
    amount: toMoney(amountCents, currency),
    tax: toMoney(taxCents, currency),
    reason,
    lines: lines.map(({ line, quantity, cents }) => {
      return { line, quantity, amount: toMoney(cents, currency) }
    }),
  }))
}

type Postal = Omit<OrderReply['shippingAddress'], 'phone'>

function toAddress({ line1, line2, country, ...address }: Postal) {
  const { firstName, lastName, city, region, postalCode } = address
  return {
    firstName,
    lastName,
    address1: line1,
    address2: line2,
    city,
    region,
    postalCode,
    countryCode: country,
  }
}
