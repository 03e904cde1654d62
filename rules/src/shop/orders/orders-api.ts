import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { lostWithdrawals } from '../products/no-withdrawal.ts'
import { orderEvent } from './order-events-api.ts'
import { money, orderLimits, tracking } from './order-parts-api.ts'
import { ordersPaths } from './orders-paths.ts'

/** Contracts of the orders room; addresses in `orders-paths.ts`. */

const orderParams = siteParams.extend({ orderId: z.string().max(300) })
const orderStatus = z.enum(['received', 'paid', 'fulfilled', 'cancelled'])
export type OrderStatus = z.infer<typeof orderStatus>

const narrowed = {
  status: orderStatus.optional(),
  /** A number, or words of the customer's name or e-mail address. */
  search: z.string().trim().max(200).optional(),
}

const ordersQuery = z.object({
  ...narrowed,
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(30),
})

/** An order as lists show it. */
export const orderLine = z.object({
  id: z.string(),
  orderNumber: z.number(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  email: z.string(),
  customerName: z.string(),
  status: orderStatus,
  testMode: z.boolean(),
  grandTotal: money,
  /** What went back of it, or is about to. */
  refundedTotal: money,
  /** The tax in that. */
  refundedTax: money,
  itemCount: z.number(),
  /** All pieces went back, or are about to, so that nothing is left to send. */
  isAllBack: z.boolean(),
  /** Something of it is sent, and something is left to send. */
  isSentInPart: z.boolean(),
  /** Somebody withdrew from something of it that has not gone back yet. */
  isWithdrawn: z.boolean(),
  /** It is money that was given for nothing, and holds nothing else. */
  isDonation: z.boolean(),
  /** What a bank says of its payment, which whoever paid disputes; null: nobody does. */
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  /** It is fetched where its address says, at the place of that name; null: it is sent, or nothing is. */
  pickup: z.object({ note: z.string() }).nullable(),
  /** The subscription that it is a payment of, and which one from 1; null: it is of none. */
  subscription: z.object({ id: z.string(), cycle: z.number() }).nullable(),
})
export type OrderLine = z.infer<typeof orderLine>

/** GET orders, newest first. `nextPageCursor` is null on the last page. */
const ordersReply = z.object({
  orders: z.array(orderLine),
  hasNextPage: z.boolean(),
  nextPageCursor: z.string().nullable(),
})
export type OrdersReply = z.infer<typeof ordersReply>

const orderItem = z.object({
  itemId: z.string(),
  sku: z.string(),
  productName: z.string(),
  attributes: z.record(z.string(), z.string()),
  additionalFields: z.unknown(),
  quantity: z.number(),
  unitPrice: money,
  lineTotal: money,
  /** So many were given back. */
  refundedQuantity: z.number(),
  /** So many are in parcels that stand. */
  sentQuantity: z.number(),
  /** False: it is downloaded, or mailed by itself. What is done for somebody counts as sent, too. */
  needsParcel: z.boolean(),
  /** It is a membership: whoever bought it sees the pages that it opens. */
  opensPages: z.boolean(),
  /** It is money that was given for nothing. */
  isDonation: z.boolean(),
  /** Why it cannot be withdrawn from; null: it can. */
  noWithdrawal: z.enum(lostWithdrawals).nullable(),
})

const postalAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** ISO 3166 region. */
  country: z.string(),
})

/** Pieces of a line, whose number begins at 1. */
const lineQuantity = z.object({ line: z.number(), quantity: z.number() })

/** What was sent at once; `at` in epoch milliseconds, `by` who did it, if that account is there. */
const fulfilment = z.object({
  id: z.string(),
  at: z.number(),
  by: z.string().nullable(),
  tracking,
  lines: z.array(lineQuantity),
})
export type FulfilmentReply = z.infer<typeof fulfilment>

/** What a shopper withdrew from; `at` in epoch milliseconds. */
const withdrawal = z.object({
  id: z.string(),
  at: z.number(),
  name: z.string(),
  email: z.string(),
  note: z.string(),
  /** The owner has set it aside. */
  isSettled: z.boolean(),
  /** `refundedBefore`: so many pieces of the line had gone back by then, for other reasons. */
  lines: z.array(lineQuantity.extend({ refundedBefore: z.number() })),
})
export type WithdrawalReply = z.infer<typeof withdrawal>

/** GET order (spec §3, analytics' order, and what fulfilment needs). */
const orderReply = orderLine.extend({
  websiteId: z.string(),
  purchasedCartId: z.string(),
  /** Who took the money; `reference` is their name for it, empty where they have none. */
  payment: z.object({ provider: z.string(), reference: z.string() }),
  /** When its money was there; null: it is under way, or never came. */
  paidAt: z.number().nullable(),
  /** Whoever bought was asked to agree to the terms, and did. */
  agreedToTerms: z.boolean(),
  /** What whoever bought a download agreed to, as they read it; empty: nothing. */
  downloadConsent: z.string(),
  items: z.array(orderItem),
  /** What was sent of it and not taken back, oldest first. */
  fulfilments: z.array(fulfilment),
  /** Oldest first. */
  withdrawals: z.array(withdrawal),
  /** Whether anything of it is downloaded, or was once. */
  hasDownloads: z.boolean(),
  subtotal: money,
  shippingTotal: money,
  taxTotal: money,
  /** Whether prices hold it, so that it is no part of the sum. */
  taxIncluded: z.boolean(),
  /** The shop's own, as it was then; empty: it had none, or no tax was due. */
  taxNumber: z.string(),
  /** The company that bought accounts for the tax, of which none was taken. */
  reverseCharge: z.boolean(),
  /** Each tax by what it is called, such as `VAT 19%`; `net`: what it is due on, without taxes. */
  taxes: z.array(z.object({ label: z.string(), amount: money, net: money })),
  discountTotal: money,
  /** What each discount took off the goods; `title`: it applied by itself; `freesShipping`: it made shipping free. */
  discounts: z.array(
    z.object({
      code: z.string(),
      title: z.string().optional(),
      amount: money,
      freesShipping: z.boolean(),
    }),
  ),
  /** What of the total each gift card paid; the rest was paid otherwise. */
  giftCards: z.array(z.object({ id: z.string(), lastFour: z.string(), amount: money })),
  shippingName: z.string(),
  /** What whoever bought tells the shop, over several lines; empty: nothing. */
  customerNote: z.string(),
  /** How many days that takes, as it was said; null: nobody said it. */
  deliveryDays: z.object({ from: z.number(), to: z.number() }).nullable(),
  shippingAddress: postalAddress.extend({ phone: z.string() }),
  /** Whom the bill is made out to; null: whoever it goes to. */
  billingAddress: postalAddress.extend({ company: z.string(), taxNumber: z.string() }).nullable(),
})
export type OrderReply = z.infer<typeof orderReply>

/** A line of an order, or its shipping (`line` null), with what of it went back; minor units. */
const refundablePart = z.object({
  line: z.number().nullable(),
  quantity: z.number(),
  totalCents: z.number(),
  taxCents: z.number(),
  refundedQuantity: z.number(),
  refundedCents: z.number(),
})

/** A file of a piece that was bought; epoch milliseconds. */
const orderDownload = z.object({
  id: z.string(),
  line: z.number(),
  piece: z.number(),
  name: z.string(),
  used: z.number(),
  most: z.number(),
  until: z.number(),
  revokedFor: z.enum(['refund', 'cancellation', 'owner']).nullable(),
})
export type OrderDownload = z.infer<typeof orderDownload>

/** An order as its owner sees it: with all that happened, oldest first. */
export const orderWithEvents = orderReply.extend({
  events: z.array(orderEvent),
  downloads: z.array(orderDownload),
  /** Where whoever bought reads it, absolute. */
  pageAddress: z.string(),
  /** By which states are told: the server's clock. */
  readAt: z.number(),
  refundable: z.array(refundablePart),
})
export type OrderWithEvents = z.infer<typeof orderWithEvents>

/** The longest note. */
export const maxNoteCharacters = 2000

const noteText = z.string().trim().min(1).max(maxNoteCharacters)

const cents = z.number().int().min(0)

const pieces = z
  .array(
    z.object({
      line: z.number().int().min(1),
      quantity: z.number().int().min(1).max(orderLimits.units),
    }),
  )
  .max(1000)

const refundBody = z.object({
  /** The form's own: sent twice, it gives back once. */
  key: z.string().min(1).max(100),
  units: pieces,
  shippingCents: cents,
  /** Null: what the units and the shipping come to. */
  amountCents: cents.nullable(),
  /** What of the order had gone back when the form was filled in. */
  refundedCents: cents,
  /** What can be counted of the units goes back into stock. */
  restock: z.boolean(),
  reason: z.string().trim().max(orderLimits.reason).default(''),
  /** By a mail, with the reason. */
  tellsCustomer: z.boolean().default(false),
})
export type RefundBody = z.infer<typeof refundBody>

const withdrawalParams = orderParams.extend({ withdrawalId: z.string().max(300) })

const noteParams = orderParams.extend({ noteId: z.string().max(300) })

export const ordersApi = {
  orders: contract({
    method: 'GET',
    path: ordersPaths.orders,
    params: siteParams,
    query: ordersQuery,
    reply: ordersReply,
  }),
  order: contract({
    method: 'GET',
    path: ordersPaths.order,
    params: orderParams,
    reply: orderWithEvents,
  }),
  /** A table with a row for each thing that was ordered. Not JSON. */
  file: contract({
    method: 'GET',
    path: ordersPaths.file,
    params: siteParams,
    query: z.object(narrowed),
  }),
  /** Sends something of a paid order, and marks it as fulfilled once nothing is left to send. */
  fulfil: contract({
    method: 'POST',
    path: ordersPaths.fulfilment,
    params: orderParams,
    body: z.object({
      /** Absent: all that is left. */
      items: pieces.optional(),
      tracking: tracking.optional(),
      /** By a mail. */
      tellsCustomer: z.boolean().default(false),
    }),
    reply: orderReply,
  }),
  /** Takes the last of that back: it waits to be sent again. */
  takeFulfilmentBack: contract({
    method: 'DELETE',
    path: ordersPaths.fulfilment,
    params: orderParams,
    reply: orderReply,
  }),
  /** Takes one parcel back. */
  takeParcelBack: contract({
    method: 'DELETE',
    path: ordersPaths.parcel,
    params: orderParams.extend({ fulfilmentId: z.string().max(300) }),
    reply: orderReply,
  }),
  /** For good; `restock`: what can be counted goes back into stock. */
  cancel: contract({
    method: 'POST',
    path: ordersPaths.cancellation,
    params: orderParams,
    body: z.object({
      restock: z.boolean(),
      /** All that is left of what was paid goes back, if it is still this much; null: none of it. */
      refundCents: cents.min(1).nullable().default(null),
      /** By a mail, with these words of the owner; null: by none. */
      mail: z
        .object({ reason: z.string().trim().max(orderLimits.reason) })
        .nullable()
        .default(null),
    }),
    reply: orderReply,
  }),
  /** Calls the money of an order back that is under way, and cancels it where that was done. */
  callBack: contract({
    method: 'POST',
    path: ordersPaths.callBack,
    params: orderParams,
    body: z.object({
      /** By a mail, with these words of the owner; null: by none. */
      mail: z
        .object({ reason: z.string().trim().max(orderLimits.reason) })
        .nullable()
        .default(null),
    }),
    reply: orderWithEvents,
  }),
  /** Asks the payment provider what has become of the money of an order. */
  lookAfter: contract({
    method: 'POST',
    path: ordersPaths.lookAfter,
    params: orderParams,
    reply: orderWithEvents,
  }),
  /** Gives money back, for good. */
  refund: contract({
    method: 'POST',
    path: ordersPaths.refunds,
    params: orderParams,
    body: refundBody,
    reply: orderWithEvents,
  }),
  /** Sets a withdrawal aside, of which nothing is left to do. */
  settleWithdrawal: contract({
    method: 'POST',
    path: ordersPaths.settlement,
    params: withdrawalParams,
    reply: orderWithEvents,
  }),
  /** Takes that back. */
  reopenWithdrawal: contract({
    method: 'DELETE',
    path: ordersPaths.settlement,
    params: withdrawalParams,
    reply: orderWithEvents,
  }),
  /** Something to remember, which customers never see. */
  addNote: contract({
    method: 'POST',
    path: ordersPaths.notes,
    params: orderParams,
    body: z.object({ text: noteText }),
    reply: orderWithEvents,
  }),
  removeNote: contract({
    method: 'DELETE',
    path: ordersPaths.note,
    params: noteParams,
    reply: orderWithEvents,
  }),
  /** One that was removed, as it was. */
  bringNoteBack: contract({
    method: 'POST',
    path: ordersPaths.note,
    params: noteParams,
    reply: orderWithEvents,
  }),
}
