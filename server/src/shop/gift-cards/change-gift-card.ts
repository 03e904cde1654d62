import { isEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import type {
  GiftCardReply,
  MakeGiftCardBody,
} from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { giftCardsRefusal } from '@vitrine/rules/shop/gift-cards/gift-cards-messages.ts'
import { deliverAt, readGiftDetails } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import { tillOf } from '@vitrine/rules/shop/gift-cards/purse-of.ts'
import type { Random, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import { mailGiftCard, type DeliveryContext } from './deliver-gift-cards.ts'
import { findGiftCardOfKey, findGiftCardRow, updateCard } from './gift-card-store.ts'
import { writeGifts } from './make-gift-cards.ts'
import { readGiftCard } from './read-gift-card.ts'

type Deed = { readonly authorId: string; readonly now: number; readonly random: Random }

/** Makes a gift card that nobody has bought, such as for somebody who was let down; once for each key. */
export async function makeGiftCard(
  context: DeliveryContext,
  siteId: SiteId,
  { key, amountCents: cents, ...typed }: MakeGiftCardBody,
  { authorId, now, random }: Deed,
): Promise<Result<GiftCardReply>> {
  return context.database.transact(siteId, async (site) => {
    const dress = await readMailDress(site)
    const { settings } = dress
    const details = readGiftDetails(typed, { now, timeZone: settings.timeZone })
    if (!details.ok) return details
    const before = await findGiftCardOfKey(site, key)
    if (before !== undefined) return reply(site, before)
    const place = await findSitePlace(context, site)
    if (place === undefined) return refuse(giftCardsRefusal('no-such-gift-card'))
    const { origin } = place
    const shop = { settings, look: mailLook(dress, origin), origin, now, random }
    const { deliverOn, ...words } = details.value
    const at = deliverAt(deliverOn, now, settings.timeZone)
    const { currency, testMode } = tillOf(settings)
    const gift = { ...words, cents, currency, testMode, authorId, deliverAt: at, madeKey: key }
    const mails = await writeGifts(context, site, [{ ...gift, orderId: null, line: null }], shop)
    const kept = { config: context.config, settings, now, random, staysHere: testMode }
    await keepSiteMails(site, mails, kept)
    const made = await findGiftCardOfKey(site, key)
    return reply(site, made ?? '')
  })
}

/** Mails the code of a gift card again, and from then on to the address that is named. */
export async function mailAgain(
  context: DeliveryContext,
  siteId: SiteId,
  id: string,
  typed: string,
  { now }: Pick<Deed, 'now'>,
): Promise<Result<GiftCardReply>> {
  const recipientEmail = typed.trim()
  if (!isEmailAddress(recipientEmail)) {
    const fields = { recipientEmail: fieldMessages.email }
    return refuse(giftCardsRefusal('fields-not-valid', fields))
  }
  return context.database.transact(siteId, async (site) => {
    const card = await findGiftCardRow(site, id)
    if (card === undefined) return refuse(giftCardsRefusal('no-such-gift-card'))
    if (card.voided_at !== null) return refuse(giftCardsRefusal('gift-card-void'))
    if (card.balance_cents === 0) return refuse(giftCardsRefusal('gift-card-empty'))
    await updateCard(site, id)
      .set({ recipient_email: recipientEmail, delivered_at: card.delivered_at ?? now })
      .execute()
    await mailGiftCard(context, site, { ...card, recipient_email: recipientEmail }, now)
    return reply(site, id)
  })
}

/** Makes a gift card void, so that nobody can spend it, or brings it back. */
export async function setValidity(
  context: Pick<DeliveryContext, 'database'>,
  siteId: SiteId,
  id: string,
  voidedAt: number | null,
): Promise<Result<GiftCardReply>> {
  return context.database.transact(siteId, async (site) => {
    const card = await findGiftCardRow(site, id)
    // since when it is void stays, and by what
    if (card !== undefined && (card.voided_at === null) !== (voidedAt === null)) {
      await updateCard(site, id).set({ voided_at: voidedAt, void_cause: null }).execute()
    }
    return reply(site, id)
  })
}

async function reply(site: SiteDatabase, id: string): Promise<Result<GiftCardReply>> {
  const card = await readGiftCard(site, id)
  return card === undefined ? refuse(giftCardsRefusal('no-such-gift-card')) : ok(card)
}
