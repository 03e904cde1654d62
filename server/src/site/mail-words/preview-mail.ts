import { exampleContent, exampleValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import { hasMailField, type MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { ownMailWords, type OwnMailWords } from '@vitrine/rules/site/mail-words/mail-words.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import { sitesRefusal } from '@vitrine/rules/site/sites/sites-messages.ts'
import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { findSitePlace } from '../sites/find-site-place.ts'
import { siteMoney } from '../sites/site-money.ts'
import { siteLocale } from '../templates/site-locale.ts'
import { exampleProducts } from './example-products.ts'
import { mailLook } from './mail-look.ts'
import { readMailDress } from './read-mail-dress.ts'
import { writeSiteMail, type SiteMail } from './site-mail.ts'

export type TypedMail = {
  readonly mail: MailName
  /** By field; null: the default words. */
  readonly words: Readonly<Record<string, string | null>>
  readonly ground?: 'light' | 'dark'
}

/** A mail over example data as it would be with the words that are being written. */
export async function previewMail(
  context: Pick<Context, 'config' | 'templates'>,
  site: SiteDatabase,
  { mail, words, ground }: TypedMail,
  now: number,
): Promise<Result<SiteMail>> {
  const { config, templates } = context
  const place = await findSitePlace(context, site)
  if (place === undefined) return refuse(sitesRefusal('no-such-site'))
  const { siteName, origin } = place
  const dress = await readMailDress(site)
  const { settings } = dress
  const money = siteMoney(settings, settings.language)
  const parts = {
    site: { title: settings.title, origin, email: settings.contactEmail },
    money: (cents: number) => money(cents),
    monthly: (cents: number) => monthly(settings.language, money(cents)),
    day: dayToCome(settings, now),
    shippingName: settings.store.shipping.name,
    products: await exampleProducts(site, now),
    inEditor: (where: string) => editorAddress(config.editorOrigin, siteName, where),
  }
  const writer = { templates, look: mailLook(dress, origin), settings, now }
  const matter = {
    values: exampleValues(mail, parts),
    content: (filled: SiteMailWords) => exampleContent(mail, filled, parts),
  }
  const own = withTyped(mail, ownMailWords(settings, mail), words)
  return ok(writeSiteMail(writer, mail, matter, { own, ...(ground !== undefined && { ground }) }))
}

/** In the middle of a sentence. */
function monthly(language: string, price: string): string {
  const period = sayIn(language)('Every month')
  const inside = period.slice(0, 1).toLowerCase() + period.slice(1)
  // in Japanese the period comes first
  return language.startsWith('ja') ? `${inside}${price}` : `${price} ${inside}`
}

const monthMs = 30 * 86_400_000

function dayToCome(settings: SiteSettings, now: number): string {
  const written = siteLocale(formatLocale(settings, settings.language))
  return written?.formatDate(now + monthMs, settings.timeZone, { date: 'long' }) ?? ''
}

type SiteMailWords = Parameters<typeof exampleContent>[1]

function withTyped(mail: MailName, stored: OwnMailWords, typed: TypedMail['words']): OwnMailWords {
  const all: Record<string, string> = { ...stored }
  for (const [field, text] of Object.entries(typed)) {
    if (!hasMailField(mail, field)) continue
    if (text === null) delete all[field]
    else all[field] = text
  }
  return all
}
