import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { mostGiftCents } from './gift-card-values.ts'
import { giftLimits } from './gift-details.ts'
import { giftCardsPaths } from './gift-cards-paths.ts'

const money = z.object({ value: z.string(), currency: z.string() })
const giftCardParams = siteParams.extend({ giftCardId: z.string().max(300) })

const giftCardLine = z.object({
  id: z.string(),
  /** Of its code. */
  lastFour: z.string(),
  /** `waiting`: its day has not come yet. */
  state: z.enum(['waiting', 'active', 'spent', 'void']),
  value: money,
  balance: money,
  testMode: z.boolean(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  deliverAt: z.number(),
})
export type GiftCardLine = z.infer<typeof giftCardLine>

/** What came onto it (above 0) or went from it. */
const giftCardEntry = z.object({
  kind: z.enum(['made', 'order', 'release', 'refund']),
  at: z.number(),
  amount: money,
  /** Of which it pays, or that it was bought by; null: of none. */
  order: z.object({ id: z.string(), orderNumber: z.number().nullable() }).nullable(),
  /** Who made it; null: nobody of the shop, or somebody who is gone. */
  by: z.string().nullable(),
})
export type GiftCardEntry = z.infer<typeof giftCardEntry>

const giftCardReply = giftCardLine.extend({
  message: z.string(),
  deliveredAt: z.number().nullable(),
  /** Made void by a refund or a cancellation, and not by hand. */
  isVoidByOrder: z.boolean(),
  entries: z.array(giftCardEntry),
})
export type GiftCardReply = z.infer<typeof giftCardReply>

const text = (most: number) => z.string().max(most * 2)

export const giftCardsApi = {
  /** Newest first. `nextPageCursor` is null on the last page. */
  cards: contract({
    method: 'GET',
    path: giftCardsPaths.cards,
    params: siteParams,
    query: z.object({
      /** Words of who gets or gives it, the end of its code, or all of it. */
      search: z.string().trim().max(200).default(''),
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number<number>().int().min(1).max(100).default(30),
    }),
    reply: z.object({ giftCards: z.array(giftCardLine), nextPageCursor: z.string().nullable() }),
  }),
  card: contract({
    method: 'GET',
    path: giftCardsPaths.card,
    params: giftCardParams,
    reply: giftCardReply,
  }),
  /** Makes one that nobody has bought. */
  make: contract({
    method: 'POST',
    path: giftCardsPaths.cards,
    params: siteParams,
    body: z.object({
      /** The form's own: sent twice, it makes one. */
      key: z.string().min(1).max(100),
      amountCents: z.number().int().min(1).max(mostGiftCents),
      recipientName: text(giftLimits.name),
      recipientEmail: text(giftLimits.email),
      senderName: text(giftLimits.name),
      message: text(giftLimits.message),
      deliverOn: z.string().max(20),
    }),
    reply: giftCardReply,
  }),
  /** Mails its code again, to another address where one is named, and from then on there. */
  mail: contract({
    method: 'POST',
    path: giftCardsPaths.mail,
    params: giftCardParams,
    body: z.object({ recipientEmail: text(giftLimits.email) }),
    reply: giftCardReply,
  }),
  void: contract({
    method: 'DELETE',
    path: giftCardsPaths.validity,
    params: giftCardParams,
    reply: giftCardReply,
  }),
  bringBack: contract({
    method: 'PUT',
    path: giftCardsPaths.validity,
    params: giftCardParams,
    reply: giftCardReply,
  }),
}
export type MakeGiftCardBody = z.output<NonNullable<typeof giftCardsApi.make.body>>
