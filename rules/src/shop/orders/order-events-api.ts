import { z } from 'zod'
import { money, tracking } from './order-parts-api.ts'

/** `variant`: such as `Large / Blue`; empty: there is one alone. */
const itemQuantity = z.object({
  productName: z.string(),
  variant: z.string(),
  quantity: z.number(),
})

const happened = { at: z.number(), by: z.string().nullable() }

/** What happened to an order; `at` in epoch milliseconds, `by` the name of who did it, if anybody. */
export const orderEvent = z.discriminatedUnion('kind', [
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
  /** Of a shopper. */
  z.object({
    kind: z.literal('withdrawn'),
    at: z.number(),
    id: z.string(),
    name: z.string(),
    items: z.array(itemQuantity),
  }),
  /** `unpaid`: why its money never came; null: it was there. */
  z.object({
    kind: z.literal('cancelled'),
    ...happened,
    restocked: z.boolean(),
    unpaid: z.enum(['failed', 'called-back']).nullable(),
  }),
  /** The money that was under way is there. */
  z.object({ kind: z.literal('payment-arrived'), at: z.number() }),
  /** Whoever paid disputes it at their bank; `reason` in the provider's word. */
  z.object({
    kind: z.literal('dispute-opened'),
    at: z.number(),
    amount: money,
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('dispute-closed'),
    at: z.number(),
    amount: money,
    isWon: z.boolean(),
  }),
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
    /** It was made at the payment provider's, and not here. */
    isByProvider: z.boolean(),
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
