import { decideReminder } from '@vitrine/rules/shop/reminders/decide-reminder.ts'
import { cartBackPath, stopRemindersPath } from '@vitrine/rules/shop/reminders/reminders-paths.ts'
import type { PricedEntry } from '@vitrine/rules/shop/cart/cart.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { loadCartOf } from '../cart/load-cart.ts'
import {
  claimReminder,
  listRemindingShops,
  listWaiting,
  setDecided,
  type RemindingShop,
} from './reminder-store.ts'
import { reminderToken } from './reminder-token.ts'

type RemindContext = Pick<
  Context,
  | 'config'
  | 'templates'
  | 'signingKey'
  | 'database'
  | 'clock'
  | 'uptime'
  | 'random'
  | 'logger'
  | 'views'
>

const hourMs = 3_600_000
const perRound = 100

/**
 * Reminds whoever has wished it of a cart that they have left, some hours later: once for each cart,
 * whatever process does it. What ends in between has written nothing, and is done by the next round.
 */
export async function remindOfCarts(context: RemindContext): Promise<void> {
  for (const shop of await listRemindingShops(context.database)) {
    try {
      await remindOf(context, shop)
    } catch (error) {
      // the shoppers of others wait for none of this one
      context.logger.warn({ err: error, siteId: shop.siteId }, 'nobody was reminded of carts')
    }
  }
}

async function remindOf(context: RemindContext, shop: RemindingShop): Promise<void> {
  const { database } = context
  const { siteId, hoursAfter } = shop
  const now = context.clock()
  const due = { to: now - hoursAfter * hourMs, limit: perRound }
  const waiting = await listWaiting(database.dbFor(siteId), due)
  if (waiting.length === 0) return
  const view = await context.views.live.find(siteId, { now, uptime: context.uptime() })
  // the link of a mail would lead to a shut door
  if (view === undefined || view.settings.isClosed === true) return
  for (const id of waiting) {
    await database.transact(siteId, (site) => decide(context, view, site, { shop, id, now }))
  }
}

type Due = { readonly shop: RemindingShop; readonly id: string; readonly now: number }

async function decide(
  context: RemindContext,
  view: SiteView,
  site: SiteDatabase,
  { shop, id, now }: Due,
): Promise<void> {
  const claimed = await claimReminder(site, id)
  if (claimed === undefined) return
  const cart = await loadCartOf(view, site, { id: claimed.cartId }, now)
  const entries = cart.ok ? cart.value.entries.filter((entry) => entry.isAvailable) : []
  const decided = decideReminder({ ...claimed, availableLines: entries.length }, shop, now)
  if (decided === 'wait') return
  if (decided === 'send') await mail(context, site, { id, entries, to: claimed.email }, now)
  await setDecided(site, id, { isMailed: decided === 'send', now })
}

type Reminder = {
  readonly id: string
  readonly entries: readonly PricedEntry[]
  readonly to: string
}

async function mail(
  context: RemindContext,
  site: SiteDatabase,
  { id, entries, to }: Reminder,
  now: number,
): Promise<void> {
  const place = await findSitePlace(context, site)
  if (place === undefined) return
  const { config, templates, random } = context
  const { origin } = place
  const dress = await readMailDress(site)
  const { settings } = dress
  const token = reminderToken(context, site.siteId, id)
  const { title, contactEmail } = settings
  const count = entries.reduce((sum, { quantity }) => sum + quantity, 0)
  const written = writeSiteMail(
    { templates, look: mailLook(dress, origin), settings, now },
    'cart-reminder',
    {
      values: { ...siteValues({ title, origin, email: contactEmail }), 'cart.count': count },
      content: (words) => ({
        facts: {
          goods: entries.map((entry) => ({
            title: entry.title,
            variant: Object.values(entry.attributes).join(' / '),
            quantity: entry.quantity,
            sum: '',
          })),
          stop: { label: words.noMore, address: origin + stopRemindersPath(token) },
        },
        address: origin + cartBackPath(token),
      }),
    },
  )
  // while no money is taken nobody can buy what they are reminded of
  const staysHere = settings.store.paymentMode === 'test'
  const kept = { config, settings, now, random, staysHere, atMostOnce: true }
  await keepSiteMails(site, [{ mail: written, to }], kept)
}
