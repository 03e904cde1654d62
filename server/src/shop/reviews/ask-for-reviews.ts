import { askWithinMs } from '@vitrine/rules/shop/reviews/review-limits.ts'
import { stopReviewMailsPath, writeReviewsPath } from '@vitrine/rules/shop/reviews/reviews-paths.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import { readOrder } from '../orders/read-order.ts'
import { orderValues } from '../orders/tell-customer.ts'
import { wantsNoReviewMails } from './review-mail-stops.ts'
import {
  claimRequest,
  listAskingShops,
  listOrdersToAsk,
  noteMailed,
  wasAskedSince,
} from './review-requests-store.ts'
import { reviewToken } from './review-token.ts'
import { linesToReview, readGivenReviews, type ReviewedLine } from './reviewed-order.ts'

type AskContext = Pick<
  Context,
  'config' | 'templates' | 'signingKey' | 'database' | 'clock' | 'random' | 'logger'
>

const dayMs = 86_400_000
const perRound = 100

/**
 * Asks whoever bought for reviews by a mail, in the shops that wish it, some days after all of an order
 * was with them: once for each order, whatever process does it.
 */
export async function askForReviews(context: AskContext): Promise<void> {
  const { database, clock } = context
  const now = clock()
  for (const { siteId, daysAfter } of await listAskingShops(database)) {
    const to = now - daysAfter * dayMs
    const due = { from: to - askWithinMs, to, limit: perRound }
    try {
      for (const orderId of await listOrdersToAsk(database.dbFor(siteId), due)) {
        await database.transact(siteId, async (site) => {
          if (await claimRequest(site, orderId, now)) await ask(context, site, orderId, now)
        })
      }
    } catch (error) {
      // the buyers of other shops wait for none of this one
      context.logger.warn({ err: error, siteId }, 'buyers were not asked for reviews')
    }
  }
}

async function ask(
  context: AskContext,
  site: SiteDatabase,
  orderId: string,
  now: number,
): Promise<void> {
  const order = await readOrder(site, { id: orderId })
  // of a subscription the first order is asked about, and not each month another one
  if ((order?.subscription?.cycle ?? 1) > 1) return
  if (order === undefined || (await wantsNoReviewMails(site, order.email))) return
  const given = new Set((await readGivenReviews(site, orderId)).map(({ line }) => line))
  const lines = (await linesToReview(site, order, now)).filter(({ line }) => !given.has(line))
  if (lines.length === 0) return
  // one mail a week is enough for somebody who buys often
  if (await wasAskedSince(site, order.email, now - askWithinMs)) return
  await mailRequest(context, site, { order, lines }, now)
  await noteMailed(site, orderId)
}

async function mailRequest(
  context: AskContext,
  site: SiteDatabase,
  { order, lines }: { readonly order: OrderReply; readonly lines: readonly ReviewedLine[] },
  now: number,
): Promise<void> {
  const place = await findSitePlace(context, site)
  if (place === undefined) return
  const { config, templates, random } = context
  const { origin } = place
  const dress = await readMailDress(site)
  const { settings } = dress
  const token = reviewToken(context, site.siteId, order.id)
  const writer = { templates, look: mailLook(dress, origin), settings, now }
  const mail = writeSiteMail(writer, 'order-review', {
    values: orderValues(order, settings, origin),
    content: (words) => ({
      facts: {
        notice: order.testMode ? words.testNotice : '',
        goods: lines.map(({ line, title, variant }) => {
          const { quantity = 1 } = order.items[line - 1] ?? {}
          return { title, variant, quantity, sum: '' }
        }),
        stop: { label: words.noMore, address: origin + stopReviewMailsPath(token) },
      },
      address: origin + writeReviewsPath(token),
    }),
  })
  // an order of a test has no buyer who might have been asked
  const kept = { config, settings, now, random, orderId: order.id, staysHere: order.testMode }
  await keepSiteMails(site, [{ mail, to: order.email }], kept)
}
