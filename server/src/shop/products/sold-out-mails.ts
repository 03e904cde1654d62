import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import { fillMailWords } from '@vitrine/rules/site/mail-words/fill-mail-words.ts'
import { ownMailWords } from '@vitrine/rules/site/mail-words/mail-words.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import type { Context } from '../../ground/context.ts'
import type { AddressedMail } from '../../site/mail-words/keep-site-mails.ts'
import type { MailLook } from '../../site/mail-words/mail-look.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'

/** A variant of which there is none any more. */
export type SoldOut = {
  readonly itemId: string
  readonly title: string
  /** Its options, such as `Large / Blue`; empty: it has none. */
  readonly variant: string
}

type Shop = {
  readonly settings: SiteSettings
  readonly siteName: string
  readonly origin: string
  readonly look: MailLook
  readonly now: number
}

/** More products than this in one mail are told of by their number. */
const longestList = 50

/** The mails that tell the owner what cannot be bought any more; none where nothing has sold out. */
export function soldOutMails(
  { config, templates }: Pick<Context, 'config' | 'templates'>,
  { settings, siteName, origin, look, now }: Shop,
  soldOut: readonly SoldOut[],
): readonly AddressedMail[] {
  const addressees = soldOut.length === 0 ? [] : addresseesOf(settings, 'soldOut')
  if (addressees.length === 0) return []
  const titles = [...new Set(soldOut.map(({ title }) => title))]
  const { title, contactEmail: email } = settings
  const values = {
    ...siteValues({ title, origin, email }),
    'products.count': titles.length,
    'products.title': titles[0] ?? '',
  }
  const inEditor = (place: string) => editorAddress(config.editorOrigin, siteName, place)
  const products = [...new Set(soldOut.map(({ itemId }) => itemId))]
  const mail = writeSiteMail({ templates, look, settings, now }, 'sold-out', {
    values:
      titles.length > 1 ? { ...values, 'products.title': several(settings, values, now) } : values,
    content: () => ({
      facts: {
        entries: soldOut.slice(0, longestList).map(({ itemId, title: name, variant }) => ({
          title: name,
          detail: variant,
          note: '',
          address: inEditor(`products/${itemId}`),
        })),
        moreEntries: Math.max(0, soldOut.length - longestList),
      },
      address: inEditor(products.length === 1 ? `products/${products[0]}` : 'products'),
    }),
  })
  return addressees.map((to) => ({ mail, to }))
}

/** What several products are called together, by the mail's own words for that. */
function several(
  settings: SiteSettings,
  values: Readonly<Record<string, string | number>>,
  now: number,
): string {
  const { language: locale, timeZone } = settings
  const own = ownMailWords(settings, 'sold-out')
  return fillMailWords('sold-out', { own, locale, values, now, timeZone }).words.several
}
