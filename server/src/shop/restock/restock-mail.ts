import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { MailLook } from '../../site/mail-words/mail-look.ts'
import { writeSiteMail, type SiteMail } from '../../site/mail-words/site-mail.ts'
import type { TemplateLanguage } from '../../site/templates/template-language.ts'
import type { DescribedGroup } from './describe-groups.ts'

type Shop = {
  readonly settings: SiteSettings
  readonly look: MailLook
  readonly origin: string
  readonly now: number
}

/** The mail that tells once of a variant that is back, and leads to it. */
export function restockMail(
  templates: TemplateLanguage,
  { settings, look, origin, now }: Shop,
  { title, variant, variantId, path }: DescribedGroup,
): SiteMail {
  const { title: shop, contactEmail: email } = settings
  // a product that has but one needs no choice
  const choice = variant === '' ? '' : `?variant=${encodeURIComponent(variantId)}`
  const address = `${origin}${encodeURI(path)}${choice}`
  return writeSiteMail({ templates, look, settings, now }, 'restock', {
    values: {
      ...siteValues({ title: shop, origin, email }),
      'product.title': title,
      'product.variant': variant,
    },
    content: () => ({
      facts: { entries: [{ title, detail: variant, note: '', address }] },
      address,
    }),
  })
}
