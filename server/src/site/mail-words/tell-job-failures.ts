import type { MailEntry } from '@vitrine/rules/site/mail-words/mail-facts.ts'
import type { FilledWords } from '@vitrine/rules/site/mail-words/fill-mail-words.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { tellJobFailures, type JobFailure } from '../../ground/jobs/note-job-failure.ts'
import { findSitePlace } from '../sites/find-site-place.ts'
import { keepSiteMails } from './keep-site-mails.ts'
import { mailLook } from './mail-look.ts'
import { readMailDress } from './read-mail-dress.ts'
import { writeSiteMail } from './site-mail.ts'

type Environment = Pick<Context, 'database' | 'config' | 'templates' | 'clock' | 'random'>

/** More than these in one mail are told of by their number. */
const longestList = 20

/** Tells owners by mail what their sites gave up on: each thing once, all that waits in one mail. */
export async function mailJobFailures(context: Environment): Promise<void> {
  const now = context.clock()
  await tellJobFailures(context.database, now, (site, failures) =>
    mailFailuresOf(context, site, failures, now),
  )
}

async function mailFailuresOf(
  context: Environment,
  site: SiteDatabase,
  failures: readonly JobFailure[],
  now: number,
): Promise<void> {
  const { config, templates, random } = context
  const dress = await readMailDress(site)
  const { settings } = dress
  const addressees = addresseesOf(settings, 'jobFailed')
  const place = addressees.length === 0 ? undefined : await findSitePlace(context, site)
  if (place === undefined) return
  const { siteName, origin } = place
  const inEditor = (where: string) => editorAddress(config.editorOrigin, siteName, where)
  const look = mailLook(dress, origin)
  const { title, contactEmail: email } = settings
  const mail = writeSiteMail({ templates, look, settings, now }, 'job-failed', {
    values: { ...siteValues({ title, origin, email }), 'failures.count': failures.length },
    content: (words) => ({
      facts: {
        entries: failures.slice(0, longestList).map((one) => entryOf(one, words, inEditor)),
        moreEntries: Math.max(0, failures.length - longestList),
      },
      address: inEditor('mailbox'),
    }),
  })
  const mails = addressees.map((to) => ({ mail, to }))
  await keepSiteMails(site, mails, { config, settings, now, random })
}

/** Where an owner finds what a payment is about; keys of a provider stand in the settings. */
const roomOf: Readonly<Record<string, string>> = {
  order: 'orders',
  subscription: 'subscriptions',
}

function entryOf(
  { kind, about, detail, reason: note }: JobFailure,
  { lostMail, lostWords, lostPayment }: FilledWords,
  inEditor: (place: string) => string,
): MailEntry {
  if (kind === 'mail') {
    return { title: lostMail, detail, note, address: inEditor(`mailbox/${about}`) }
  }
  if (kind === 'payment') {
    const [where = '', id = ''] = about.split('/')
    const place = Object.hasOwn(roomOf, where) ? `${roomOf[where]}/${id}` : 'settings/shop'
    return { title: lostPayment, detail, note, address: inEditor(place) }
  }
  const [mail = ''] = about.split('/')
  return { title: lostWords, detail, note, address: inEditor(`settings/mails/${mail}`) }
}
