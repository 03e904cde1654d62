import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import { soldOutWords } from '@vitrine/rules/shop/products/sold-out-words.ts'
import type { Context } from '../../ground/context.ts'
import type { MailToKeep } from '../../ground/mails/keep-mail.ts'
import { writeSiteMail, type MailLook, type MailMarkup } from '../../site/render/site-mail.ts'
import htmlMarkup from './sold-out-mail.block?raw'
import textMarkup from './sold-out-mail-text.block?raw'

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
  readonly look: MailLook
  readonly now: number
}

/** More products than this in one mail are told of by their number. */
const longestList = 50

/** The mails that tell the owner what cannot be bought any more; none where nothing has sold out. */
export function soldOutMails(
  { config, templates }: Pick<Context, 'config' | 'templates'>,
  { settings, siteName, look, now }: Shop,
  soldOut: readonly SoldOut[],
): readonly Omit<MailToKeep, 'orderId'>[] {
  const addressees = soldOut.length === 0 ? [] : addresseesOf(settings, 'soldOut')
  if (addressees.length === 0) return []
  const { language, words } = soldOutWords(settings.language)
  const titles = [...new Set(soldOut.map(({ title }) => title))]
  const what = titles.length === 1 ? (titles[0] ?? '') : words.several(titles.length)
  const subject = `${words.heading}: ${what} – ${settings.title}`
  const markup: MailMarkup = {
    name: 'sold-out-mail',
    html: htmlMarkup,
    text: textMarkup,
    language,
    title: subject,
    fields: (write) => ({
      words,
      lines: soldOut.slice(0, longestList).map(({ itemId, title, variant }) => ({
        title: write(title),
        variant: write(variant),
        address: editorAddress(config.editorOrigin, siteName, `products/${itemId}`),
      })),
    }),
  }
  const texts = writeSiteMail(templates, look, markup, { now, timeZone: settings.timeZone })
  return addressees.map((to) => ({ kind: 'sold-out', to, subject, ...texts }))
}
