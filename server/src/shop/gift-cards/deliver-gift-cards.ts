import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import { giftCardCodeOf } from './gift-card-code-of.ts'
import { giftCardMail } from './gift-card-mail.ts'
import { claimDelivery, listDueGiftCards, type GiftCardRow } from './gift-card-store.ts'

export type DeliveryContext = Pick<
  Context,
  'config' | 'templates' | 'signingKey' | 'database' | 'clock' | 'random'
>

/** Mails the codes of gift cards whose day has come, each once, whatever process does it. */
export async function deliverGiftCards(context: DeliveryContext): Promise<void> {
  const now = context.clock()
  for (const { siteId, id } of await listDueGiftCards(context.database, now)) {
    await deliver(context, siteId, id, now)
  }
}

function deliver(context: DeliveryContext, siteId: SiteId, id: string, now: number): Promise<void> {
  return context.database.transact(siteId, async (site) => {
    const card = await claimDelivery(site, id, now)
    if (card !== undefined) await mailGiftCard(context, site, card, now)
  })
}

/** Puts the mail of a gift card into the mailbox, which says what is on it by now. */
export async function mailGiftCard(
  context: Omit<DeliveryContext, 'database' | 'clock'>,
  site: SiteDatabase,
  card: GiftCardRow,
  now: number,
): Promise<void> {
  const place = await findSitePlace(context, site)
  if (place === undefined) return
  const { origin } = place
  const dress = await readMailDress(site)
  const { settings } = dress
  const shop = { settings, look: mailLook(dress, origin), origin, now }
  const mail = giftCardMail(context.templates, shop, {
    code: giftCardCodeOf(context, site.siteId, card.id),
    cents: card.balance_cents,
    currency: card.currency,
    testMode: card.test_mode,
    recipientName: card.recipient_name,
    recipientEmail: card.recipient_email,
    senderName: card.sender_name,
    message: card.message,
  })
  const { config, random } = context
  const about = card.order_id === null ? {} : { orderId: card.order_id }
  // by a test anybody could have the shop write to anybody
  const kept = { config, settings, now, random, staysHere: card.test_mode, ...about }
  await keepSiteMails(site, [mail], kept)
}
