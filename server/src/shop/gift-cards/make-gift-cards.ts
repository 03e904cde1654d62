import type { FrozenLine, FrozenOrder } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import { lastFourOf } from '@vitrine/rules/shop/gift-cards/gift-card-code.ts'
import { deliverAt, giftDetailsOf } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import type { AddressedMail } from '../../site/mail-words/keep-site-mails.ts'
import { giftCardCodeOf } from './gift-card-code-of.ts'
import { giftCardMail, type GiftOfMail, type ShopOfGift } from './gift-card-mail.ts'
import { insertGiftCards, type NewGiftCard } from './gift-card-store.ts'

type Keys = Pick<Context, 'signingKey' | 'templates'>

/** Whose gift card it is, and what it is worth. */
type Gift = Omit<GiftOfMail, 'code'> & {
  readonly orderId: string | null
  readonly line: number | null
  readonly authorId: string | null
  readonly deliverAt: number
  readonly madeKey: string | null
}

/**
 * Makes the gift cards that an order has bought, one of each piece, in the transaction that writes the
 * order.
 * @returns the mails of those whose day has come
 */
export async function makeGiftCards(
  keys: Keys,
  site: SiteDatabase,
  { order, orderId }: { readonly order: FrozenOrder; readonly orderId: string },
  shop: ShopOfGift & { readonly random: Random },
): Promise<readonly AddressedMail[]> {
  const gifts = order.entries.flatMap((entry, index) =>
    // what costs nothing is worth nothing
    entry.isGiftCard === true && entry.purchasePriceCents > 0
      ? giftsOf(entry, { order, orderId, line: index + 1 }, shop)
      : [],
  )
  return writeGifts(keys, site, gifts, shop)
}

/** As many as one statement writes: each has some twenty values, and a statement takes 65,535. */
const rowsAtOnce = 1000

/** Writes gift cards. @returns the mails of those whose day has come */
export async function writeGifts(
  keys: Keys,
  site: SiteDatabase,
  gifts: readonly Gift[],
  shop: ShopOfGift & { readonly random: Random },
): Promise<readonly AddressedMail[]> {
  if (gifts.length === 0) return []
  const { now, random } = shop
  const made = gifts.map((gift) => {
    const id = makeId(now, random)
    return { id, gift, code: giftCardCodeOf(keys, site.siteId, id) }
  })
  const rows = made.map(({ id, gift, code }) => rowOf(id, gift, code, now))
  const written = new Set<string>()
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    for (const id of await insertGiftCards(site, rows.slice(at, at + rowsAtOnce))) written.add(id)
  }
  return made
    .filter(({ id, gift }) => written.has(id) && gift.deliverAt <= now)
    .map(({ gift, code }) => giftCardMail(keys.templates, shop, { ...gift, code }))
}

function giftsOf(
  { additionalFields, purchasePriceCents: cents, quantity }: FrozenLine,
  {
    order,
    orderId,
    line,
  }: { readonly order: FrozenOrder; readonly orderId: string; readonly line: number },
  { settings, now }: ShopOfGift,
): Gift[] {
  const { buyer, currency, testMode } = order
  // without a word about who gets it, it is for whoever pays
  const details = giftDetailsOf(additionalFields) ?? {
    recipientName: `${buyer.firstName} ${buyer.lastName}`.trim(),
    recipientEmail: buyer.email,
    senderName: '',
    message: '',
    deliverOn: '',
  }
  const { deliverOn, ...words } = details
  const at = deliverAt(deliverOn, now, settings.timeZone)
  const worth = { cents, currency, testMode, orderId, line, deliverAt: at }
  const gift: Gift = { ...words, ...worth, authorId: null, madeKey: null }
  return Array.from({ length: quantity }, () => gift)
}

function rowOf(id: string, gift: Gift, code: string, now: number): NewGiftCard {
  return {
    id,
    code_hash: hashToken(code),
    last_four: lastFourOf(code),
    value_cents: gift.cents,
    currency: gift.currency,
    test_mode: gift.testMode,
    order_id: gift.orderId,
    line: gift.line,
    author_id: gift.authorId,
    made_key: gift.madeKey,
    recipient_name: gift.recipientName,
    recipient_email: gift.recipientEmail,
    sender_name: gift.senderName,
    message: gift.message,
    deliver_at: gift.deliverAt,
    delivered_at: gift.deliverAt <= now ? now : null,
    voided_at: null,
    void_cause: null,
    created_at: now,
  }
}
