import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { mailingListRefusal } from '@vitrine/rules/site/mailing-lists/mailing-list-messages.ts'
import { ownListPath } from '@vitrine/rules/site/mailing-lists/mailing-list-paths.ts'
import {
  isMailed,
  listLimits,
  readListAddress,
  type SubscriberSource,
} from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { retryLater } from '../../ground/http/rate-limit.ts'
import { provedId } from '../../ground/secrets/proved-id.ts'
import { keepSiteMails } from '../mail-words/keep-site-mails.ts'
import { mailLook } from '../mail-words/mail-look.ts'
import { readMailDress } from '../mail-words/read-mail-dress.ts'
import { writeSiteMail } from '../mail-words/site-mail.ts'
import { findSitePlace } from '../sites/find-site-place.ts'
import { askAgain, insertSubscriber, lockSubscriber } from './subscriber-store.ts'

export type ListContext = Pick<
  Context,
  'database' | 'config' | 'templates' | 'signingKey' | 'tries'
>

/** Who asks, and where they come from. */
export type Asking = {
  readonly siteId: Parameters<Context['database']['dbFor']>[0]
  readonly email: string
  readonly source: SubscriberSource
  /** What they agree to, in the language of the site. */
  readonly consent: string
  /** Where the request came from. */
  readonly address: string
  readonly now: number
  readonly uptime: number
  readonly random: Random
}

/**
 * Mails a link by which an address joins the list: whoever typed it need not be who reads it, so that
 * nobody is on the list before. Whether an address is on it is told to nobody.
 */
export async function askToJoin(context: ListContext, asking: Asking): Promise<Result<true>> {
  const email = readListAddress(asking.email)
  if (!email.ok) return email
  const { siteId, address, uptime } = asking
  const { perAddress, perSite, windowMs } = listLimits
  for (const [key, max] of [
    [`${siteId} ${address}`, perAddress],
    [siteId, perSite],
  ] as const) {
    if (context.tries.allow('list', key, max, windowMs, uptime)) continue
    const seconds = context.tries.secondsLeft('list', key, uptime)
    return refuse(retryLater(mailingListRefusal('list-too-many'), seconds))
  }
  await askBuyerToJoin(context, { ...asking, email: email.value })
  return ok(true)
}

/** The same of whoever has bought: how often one buys has limits of its own. */
export async function askBuyerToJoin(context: ListContext, asking: Asking): Promise<void> {
  const { siteId, email, uptime } = asking
  const { mailsPerAddress, mailAgainAfterMs } = listLimits
  const key = `${siteId} ${normaliseEmailAddress(email)}`
  if (!context.tries.allow('list mail', key, mailsPerAddress, mailAgainAfterMs, uptime)) return
  await context.database.transact(siteId, (site) => noteAndMail(context, site, asking))
}

/** The same in the transaction of what it comes with, such as an order; an address that is none is left out. */
export async function noteAndMail(
  context: Omit<ListContext, 'database' | 'tries'>,
  site: SiteDatabase,
  asking: Omit<Asking, 'siteId' | 'address' | 'uptime'>,
): Promise<void> {
  const { email, source, consent, now, random } = asking
  const known = await lockSubscriber(site, email)
  if (!isMailed(known ?? null, now)) return
  const id = known?.id ?? makeId(now, random)
  const noted = { id, email, source, consent, now }
  if (known !== undefined) await askAgain(site, noted)
  else if (!(await insertSubscriber(site, noted))) return
  await mailLink(context, site, { id, email, now, random })
}

async function mailLink(
  { config, templates, signingKey }: Omit<ListContext, 'database' | 'tries'>,
  site: SiteDatabase,
  { id, email, now, random }: { id: string; email: string; now: number; random: Random },
): Promise<void> {
  const place = await findSitePlace({ config }, site)
  if (place === undefined) return
  const { origin } = place
  const dress = await readMailDress(site)
  const { settings } = dress
  const { title, contactEmail } = settings
  const path = ownListPath(provedId({ signingKey }, 'mailing list', site.siteId, id))
  const look = mailLook(dress, origin)
  const mail = writeSiteMail({ templates, look, settings, now }, 'list-confirm', {
    values: { ...siteValues({ title, origin, email: contactEmail }), 'subscriber.email': email },
    content: () => ({ facts: { lines: [email] }, address: origin + path }),
  })
  await keepSiteMails(site, [{ mail, to: email }], { config, settings, now, random })
}
