import { createHash } from 'node:crypto'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import { mailFields, type MailFieldName } from '@vitrine/rules/site/mail-words/mail-fields.ts'
import { mailKinds } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { ownMailWords } from '@vitrine/rules/site/mail-words/mail-words.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { Config } from '../../ground/config/config.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { noteJobFailure } from '../../ground/jobs/note-job-failure.ts'
import { keepMails } from '../../ground/mails/keep-mail.ts'
import type { SiteMail } from './site-mail.ts'

/** A mail of the site and who gets it; null: the address that the owner signs in with. */
export type AddressedMail = {
  readonly mail: SiteMail
  readonly to: string | null
  /** Absent: it gets one. */
  readonly id?: string
}

type Environment = {
  readonly config: Pick<Config, 'smtpUrl'>
  readonly settings: SiteSettings
  readonly now: number
  readonly random: Random
  /** Absent: they are about none. */
  readonly orderId?: string
  /** True: they are read in the mailbox alone, and sent to nobody. */
  readonly staysHere?: boolean
  /** True: none may come twice. */
  readonly atMostOnce?: boolean
}

/**
 * Puts mails into the site's mailbox, in the transaction of what they tell about. Where the owner's
 * own words could not be used, the owner will be told of it.
 */
export async function keepSiteMails(
  site: SiteDatabase,
  mails: readonly AddressedMail[],
  environment: Environment,
): Promise<void> {
  const { settings, now, orderId = null } = environment
  const rows = mails.map(({ mail: { kind, subject, html, text, stopAddress }, to, id }) => {
    return { id, kind, to, subject, html, text, orderId, stopAddress }
  })
  await keepMails(site, rows, environment)
  for (const mail of new Set(mails.map((one) => one.mail))) {
    await noteUnusableWords(site, mail, settings, now)
  }
}

async function noteUnusableWords(
  site: SiteDatabase,
  { kind, problems }: SiteMail,
  settings: SiteSettings,
  now: number,
): Promise<void> {
  // of its own words that mail says nothing: it would be the next thing to tell
  if (kind === 'job-failed') return
  for (const [field, reason] of Object.entries(problems) as [MailFieldName, string][]) {
    const text = ownMailWords(settings, kind)[field] ?? ''
    // other words are another failure
    const version = createHash('sha256').update(text).digest('base64url').slice(0, 16)
    const about = `${kind}/${field}/${version}`
    const detail = `${mailKinds[kind].title}: ${mailFields[field].title}`
    await noteJobFailure(site, { kind: 'mail-words', about, detail, reason }, now)
  }
}
