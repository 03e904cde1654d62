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
  countryCode: z.string().describe('ISO 3166.'),
})

/** Pieces of a line. */
const pieces = z.object({ line: z.number(), quantity: z.number() })

const lineItem = z.object({
  line: z.number().describe('Its number in the order, from 1.'),
  productId: z.string(),
  variantId: z.string(),
  sku: z.string(),
  productName: z.string(),
  variantOptions: z
    .record(z.string(), z.string())
    .describe('What was chosen, such as `{ "Size": "M" }`.'),
  quantity: z.number(),
  unitPrice: money,
  lineTotal: money,
  formAnswers: z
    .unknown()
    .describe('What was answered to the form of the product; null: nothing was asked.'),
  fulfilledQuantity: z.number(),
  refundedQuantity: z.number(),
  requiresShipping: z.boolean().describe('False: it is downloaded, or mailed by itself.'),
  isDonation: z.boolean().describe('Money that was given for nothing; it has no product.'),
})

const refund = z.object({
  id: z.string(),
  createdOn: instant,
  state: z
    .enum(['REQUESTED', 'DONE', 'REFUSED'])
    .describe('`REQUESTED`: the provider has not answered; `REFUSED`: nothing went back.'),
  amount: money,
  /** The tax in it. */
  tax: money,
  reason: z.string(),
  lines: z
    .array(z.object({ line: z.number().nullable(), quantity: z.number(), amount: money }))
    .describe('Of each line what went back, and of the shipping, of which `line` is null.'),
})

export const toolOrder = z
  .object({
    id: z.string(),
    orderNumber: z.number(),
    createdOn: instant,
    modifiedOn: instant.describe('When something of it has changed last.'),
    testMode: z.boolean().describe('Nobody has paid: the shop took payments for tests.'),
    fulfillmentStatus,
    customerEmail: z.string(),
    shippingAddress: address.extend({ phone: z.string() }),
    billingAddress: address
      .extend({ company: z.string(), taxNumber: z.string() })
      .nullable()
      .describe('Null: whom it is sent to is billed.'),
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
    shippingName: z.string().describe('The way it is sent.'),
    customerNote: z.string().describe('What the customer tells the shop; empty: nothing.'),
    deliveryDays: z
      .object({ from: z.number(), to: z.number() })
      .nullable()
      .describe('How many days that takes, as the shopper was told; null: nobody said it.'),
    pickup: z
      .object({ note: z.string() })
      .nullable()
      .describe('Whether it is fetched at the address, by what is said there; null: it is sent.'),
    taxTotal: money,
    taxIncluded: z.boolean().describe('Prices hold the taxes, which are no part of the sum.'),
    reverseCharge: z
      .boolean()
      .describe('A company of another member state bought, and accounts for the tax.'),
    taxLines: z
      .array(z.object({ label: z.string(), amount: money, net: money }))
      .describe('`net`: what a tax is due on.'),
    grandTotal: money,
    refundedTotal: money,
    giftCards: z
      .array(z.object({ lastFour: z.string(), amount: money }))
      .describe('What gift cards have paid of it.'),
    payment: z
      .object({ provider: z.string(), reference: z.string() })
      .describe('Who took the rest, and their name for it.'),
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
    withdrawals: z
      .array(z.object({ id: z.string(), createdOn: instant, lines: z.array(pieces) }))
      .describe('What its buyer withdrew from, which moves no money by itself.'),
    subscription: z
      .object({ id: z.string(), cycle: z.number() })
      .nullable()
      .describe('The subscription that it is a payment of, and which one from 1; null: of none.'),
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
    payments: z
      .array(z.object({ provider: z.string(), reference: z.string(), amount: money }))
      .describe('Provider `gift card`: what cards have paid, without a reference.'),
    refunds: z.array(refund),
    refundedTotal: money,
    /** What is left of it. */
    netTotal: money,
  })
  .meta({ id: 'Transaction' })
export type ToolTransaction = z.infer<typeof toolTransaction>
