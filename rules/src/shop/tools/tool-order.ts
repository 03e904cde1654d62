import { z } from 'zod'
import { money } from '../orders/order-parts-api.ts'

/** An order as a shop's own tools read it; instants are ISO 8601 in UTC. */

/** The states that tools narrow by, and what each is in the shop. */
export const fulfillmentStatuses = {
  PENDING: 'paid',
  FULFILLED: 'fulfilled',
  CANCELED: 'cancelled',
} as const
export type FulfillmentStatus = keyof typeof fulfillmentStatuses
export const fulfillmentStatus = z.enum(['PENDING', 'FULFILLED', 'CANCELED'])

const instant = z.iso.datetime()

const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** ISO 3166. */
  countryCode: z.string(),
})

/** Pieces of a line. */
const pieces = z.object({ line: z.number(), quantity: z.number() })

const lineItem = z.object({
  /** Its number in the order, from 1. */
  line: z.number(),
  productId: z.string(),
  variantId: z.string(),
  sku: z.string(),
  productName: z.string(),
  /** What was chosen, such as `{ "Size": "M" }`. */
  variantOptions: z.record(z.string(), z.string()),
  quantity: z.number(),
  unitPrice: money,
  lineTotal: money,
  /** What was answered to the form of the product; null: nothing was asked. */
  formAnswers: z.unknown(),
  fulfilledQuantity: z.number(),
  refundedQuantity: z.number(),
  /** False: it is downloaded, or mailed by itself. */
  requiresShipping: z.boolean(),
})

const refund = z.object({
  id: z.string(),
  createdOn: instant,
  /** `REQUESTED`: the provider has not answered; `REFUSED`: nothing went back. */
  state: z.enum(['REQUESTED', 'DONE', 'REFUSED']),
  amount: money,
  /** The tax in it. */
  tax: money,
  reason: z.string(),
  /** Of each line what went back, and of the shipping, of which `line` is null. */
  lines: z.array(z.object({ line: z.number().nullable(), quantity: z.number(), amount: money })),
})

export const toolOrder = z
  .object({
    id: z.string(),
    orderNumber: z.number(),
    createdOn: instant,
    /** When something of it has changed last. */
    modifiedOn: instant,
    /** Nobody has paid: the shop took payments for tests. */
    testMode: z.boolean(),
    fulfillmentStatus,
    customerEmail: z.string(),
    shippingAddress: address.extend({ phone: z.string() }),
    /** Null: whom it is sent to is billed. */
    billingAddress: address.extend({ company: z.string(), taxNumber: z.string() }).nullable(),
    lineItems: z.array(lineItem),
    subtotal: money,
    discountTotal: money,
    /** `title` is there where it applied by itself. */
    discountLines: z.array(
      z.object({
        code: z.string(),
        title: z.string().optional(),
        amount: money,
        freesShipping: z.boolean(),
      }),
    ),
    shippingTotal: money,
    /** The way it is sent. */
    shippingName: z.string(),
    /** Whether it is fetched at the address, by what is said there; null: it is sent. */
    pickup: z.object({ note: z.string() }).nullable(),
    taxTotal: money,
    /** Prices hold the taxes, which are no part of the sum. */
    taxIncluded: z.boolean(),
    /** `net`: what a tax is due on. */
    taxLines: z.array(z.object({ label: z.string(), amount: money, net: money })),
    grandTotal: money,
    refundedTotal: money,
    /** What gift cards have paid of it. */
    giftCards: z.array(z.object({ lastFour: z.string(), amount: money })),
    /** Who took the rest, and their name for it. */
    payment: z.object({ provider: z.string(), reference: z.string() }),
    /** What was sent at once and not taken back. */
    fulfillments: z.array(
      z.object({
        id: z.string(),
        createdOn: instant,
        carrier: z.string(),
        trackingNumber: z.string(),
        trackingUrl: z.string(),
        lines: z.array(pieces),
      }),
    ),
    refunds: z.array(refund),
    /** What its buyer withdrew from, which moves no money by itself. */
    withdrawals: z.array(z.object({ id: z.string(), createdOn: instant, lines: z.array(pieces) })),
    /** The subscription that it is a payment of, and which one from 1; null: of none. */
    subscription: z.object({ id: z.string(), cycle: z.number() }).nullable(),
  })
  .meta({ id: 'Order' })
export type ToolOrder = z.infer<typeof toolOrder>

/** The money of an order. */
export const toolTransaction = z
  .object({
    orderId: z.string(),
    orderNumber: z.number(),
    createdOn: instant,
    modifiedOn: instant,
    testMode: z.boolean(),
    total: money,
    /** Provider `gift card`: what cards have paid, without a reference. */
    payments: z.array(z.object({ provider: z.string(), reference: z.string(), amount: money })),
    refunds: z.array(refund),
    refundedTotal: money,
    /** What is left of it. */
    netTotal: money,
  })
  .meta({ id: 'Transaction' })
export type ToolTransaction = z.infer<typeof toolTransaction>
