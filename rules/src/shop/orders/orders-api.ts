import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { ordersPaths } from './orders-paths.ts'

/** Contracts of the orders room; addresses in `orders-paths.ts`. */

const orderParams = siteParams.extend({ orderId: z.string().max(300) })
const orderStatus = z.enum(['paid', 'fulfilled', 'cancelled'])
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

const money = z.object({ value: z.string(), currency: z.string() })

const orderLine = z.object({
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
  /** It is fetched where its address says, at the place of that name; null: it is sent, or nothing is. */
  pickup: z.object({ note: z.string() }).nullable(),
})
export type OrderLine = z.infer<typeof orderLine>

/** GET orders, newest first. `nextPageCursor` is null on the last page. */
const ordersReply = z.object({
  orders: z.array(orderLine),
  hasNextPage: z.boolean(),
  nextPageCursor: z.string().nullable(),
})
export type OrdersReply = z.infer<typeof ordersReply>

/** The longest that a carrier, a number, an address and words to a customer may be. */
export const orderLimits = {
  carrier: 100,
  number: 100,
  address: 1000,
  reason: 2000,
  units: 1_000_000,
} as const

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

/** By whom an order was sent, and how it is followed; each empty where that is not said. */
const tracking = z.object({
  carrier: z.string().trim().max(orderLimits.carrier),
  number: z.string().trim().max(orderLimits.number),
  address: z.union([
    z.literal(''),
    // nobody in front of the host, who would look like the host
    z
      .url()
      .regex(/^https?:\/\/[^\s@/?#]+(?:[/?#]\S*)?$/i)
      .max(orderLimits.address),
  ]),
})
export type Tracking = z.infer<typeof tracking>

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

/** GET order (spec §3, analytics' order, and what fulfilment needs). */
const orderReply = orderLine.extend({
  websiteId: z.string(),
  purchasedCartId: z.string(),
  /** Who took the money; `reference` is their name for it, empty where they have none. */
  payment: z.object({ provider: z.string(), reference: z.string() }),
  /** Whoever bought was asked to agree to the terms, and did. */
  agreedToTerms: z.boolean(),
  items: z.array(orderItem),
  /** What was sent of it and not taken back, oldest first. */
  fulfilments: z.array(fulfilment),
  /** Whether anything of it is downloaded, or was once. */
  hasDownloads: z.boolean(),
  subtotal: money,
  shippingTotal: money,
  taxTotal: money,
  /** Whether prices hold it, so that it is no part of the sum. */
  taxIncluded: z.boolean(),
  /** The shop's own, as it was then; empty: it had none, or no tax was due. */
  taxNumber: z.string(),
  /** Each tax by what it is called, such as `VAT 19%`; `net`: what it is due on, without taxes. */
  taxes: z.array(z.object({ label: z.string(), amount: money, net: money })),
  discountTotal: money,
  /** What each code took off the goods; `freesShipping`: it made shipping free. */
  discounts: z.array(z.object({ code: z.string(), amount: money, freesShipping: z.boolean() })),
  /** What of the total each gift card paid; the rest was paid otherwise. */
  giftCards: z.array(z.object({ id: z.string(), lastFour: z.string(), amount: money })),
  shippingName: z.string(),
  shippingAddress: postalAddress.extend({ phone: z.string() }),
  /** Whom the bill is made out to; null: whoever it goes to. */
  billingAddress: postalAddress.extend({ company: z.string(), taxNumber: z.string() }).nullable(),
})
export type OrderReply = z.infer<typeof orderReply>

/** `variant`: such as `Large / Blue`; empty: there is one alone. */
const itemQuantity = z.object({
  productName: z.string(),
  variant: z.string(),
  quantity: z.number(),
})

const happened = { at: z.number(), by: z.string().nullable() }

/** What happened to an order; `at` in epoch milliseconds, `by` the name of who did it, if anybody. */
const orderEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('placed'), at: z.number() }),
  /** `items`: what was in the parcel; none where that is not known, or nothing lay in one. */
  z.object({
    kind: z.literal('fulfilled'),
    ...happened,
    id: z.string(),
    tracking,
    items: z.array(itemQuantity),
  }),
  z.object({
    kind: z.literal('fulfilment-taken-back'),
    ...happened,
    id: z.string(),
    items: z.array(itemQuantity),
  }),
  z.object({ kind: z.literal('cancelled'), ...happened, restocked: z.boolean() }),
  z.object({
    kind: z.literal('refund'),
    ...happened,
    id: z.string(),
    /** `requested`: the provider has not answered yet. */
    state: z.enum(['requested', 'done', 'refused']),
    amount: money,
    /** The tax in it. */
    tax: money,
    /** What of it goes back to gift cards. */
    toGiftCards: money,
    items: z.array(itemQuantity),
    restocked: z.boolean(),
    reason: z.string(),
  }),
  /** `file`: the name of the download, as it was then. */
  z.object({
    kind: z.enum(['download-extended', 'download-revoked', 'download-restored']),
    ...happened,
    id: z.string(),
    file: z.string(),
  }),
  /** Their links, once more; the mail itself is the next event. */
  z.object({ kind: z.literal('downloads-sent'), ...happened, id: z.string() }),
  z.object({ kind: z.literal('note'), ...happened, id: z.string(), text: z.string() }),
  /** One to the customer. */
  z.object({
    kind: z.literal('mail'),
    at: z.number(),
    mailId: z.string(),
    subject: z.string(),
    status: z.enum(['stored', 'queued', 'sending', 'sent', 'failed', 'unsure']),
  }),
])
export type OrderEvent = z.infer<typeof orderEvent>

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
  /** Gives money back, for good. */
  refund: contract({
    method: 'POST',
    path: ordersPaths.refunds,
    params: orderParams,
    body: refundBody,
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
