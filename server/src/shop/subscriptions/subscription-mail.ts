import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import { siteLocale } from '../../site/templates/site-locale.ts'
import { priceEvery } from '../products/price-every.ts'
import type { SubscriptionRow } from './subscription-rows.ts'
import { subscriptionPage } from './subscription-token.ts'

export type MailingContext = Pick<Context, 'config' | 'templates' | 'signingKey'>

type Kind =
  | 'subscription-started'
  | 'subscription-unpaid'
  | 'subscription-left-out'
  | 'subscription-ended'
  | 'subscription-kept'

const kindsOfDonation = {
  'subscription-started': 'donation-started',
  'subscription-unpaid': 'donation-unpaid',
  'subscription-ended': 'donation-ended',
  'subscription-kept': 'donation-kept',
  // nothing is sent for a donation, so nobody waits for anything
  'subscription-left-out': undefined,
} as const satisfies Record<Kind, MailName | undefined>

type Told = {
  readonly subscription: SubscriptionRow
  /** When the next payment is, when it is tried once more, or until when it runs; null: never. */
  readonly day: number | null
  /** What goes back to them, in minor units; absent: nothing. */
  readonly refundCents?: number
}

/** Writes to whoever subscribes; each mail leads to the page of their subscription. */
export async function mailSubscriber(
  context: MailingContext,
  site: SiteDatabase,
  kind: Kind,
  { subscription, day, refundCents = 0 }: Told,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<void> {
  const place = await findSitePlace(context, site)
  // nobody asks for the mails of a site that is gone
  if (place === undefined) return
  const dress = await readMailDress(site)
  const { settings } = dress
  const look = mailLook(dress, place.origin)
  const { templates, config } = context
  const address = `${place.origin}${subscriptionPage(context, site.siteId, subscription.id)}`
  const note = refundCents > 0 ? refundNote(subscription, settings, refundCents) : ''
  const mailName = subscription.is_donation ? kindsOfDonation[kind] : kind
  if (mailName === undefined) return
  const mail = writeSiteMail({ templates, look, settings, now }, mailName, {
    values: valuesOf(subscription, settings, place.origin, day),
    content: (words) => ({
      facts: {
        notice: subscription.test_mode ? words.testNotice : '',
        entries: [{ title: subscription.title, detail: subscription.variant, note, address }],
      },
      address,
    }),
  })
  const about = { config, settings, now, random, orderId: subscription.order_id }
  await keepSiteMails(site, [{ mail, to: subscription.email }], about)
}

/** In the facts of the mail, so that it is told whatever its owner has written. */
function refundNote(
  { currency, locale }: SubscriptionRow,
  settings: SiteSettings,
  cents: number,
): string {
  const amount = siteMoney({ ...settings, currency }, locale)(cents)
  return sayIn(settings.language)('{amount} of what you have paid goes back to you.', { amount })
}

function valuesOf(
  { title, variant, buyer, plan, total_cents: cents, currency, locale, ...row }: SubscriptionRow,
  settings: SiteSettings,
  origin: string,
  day: number | null,
) {
  const write = siteMoney({ ...settings, currency }, locale)
  const written = siteLocale(formatLocale(settings, settings.language))
  const shown =
    day === null ? '' : (written?.formatDate(day, settings.timeZone, { date: 'long' }) ?? '')
  const common = {
    ...siteValues({ title: settings.title, origin, email: settings.contactEmail }),
    'customer.firstName': buyer.firstName,
  }
  const price = priceEvery(settings.language, write(cents), plan)
  if (row.is_donation) {
    return { ...common, 'donation.title': title, 'donation.price': price, 'donation.day': shown }
  }
  return {
    ...common,
    'subscription.product': variant === '' ? title : `${title}, ${variant}`,
    'subscription.price': price,
    'subscription.day': shown,
    'subscription.ends':
      plan.cycles === 0
        ? ''
        : sayIn(settings.language)(
            'It ends after {count} payments in all, and you can cancel it at any time.',
            { count: plan.cycles },
          ),
  }
}
