import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { isRightToLeft } from '@vitrine/rules/ground/words/text-direction.ts'
import { noAesthetics, themeColors } from '@vitrine/rules/site/design/aesthetics.ts'
import { readColor, writeColor } from '@vitrine/rules/site/design/color.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import type { TemplateLanguage } from '../templates/template-language.ts'
import type { SiteView } from '../views/site-view.ts'
import frameMarkup from './site-mail.block?raw'

/** What a mail shows of the site that writes it, ready for markup. */
export type MailLook = {
  readonly shop: string
  /** Address of the logo; null where there is none, or none that mail programs show. */
  readonly logo: string | null
  /** The site's type, and what most computers have in its place. */
  readonly family: string
} & Readonly<Record<keyof typeof plainColors, string>>

const plainColors = {
  ground: '#ffffff',
  surface: '#f6f5f2',
  text: '#1d1d1b',
  quiet: '#6a665e',
  line: '#ddd8cf',
  accent: '#1d1d1b',
} as const

const plainFamily = "Georgia, 'Times New Roman', serif"

type Dress = Pick<SiteView, 'settings' | 'design'> & { readonly pictures: AssetFinder }

/** How a site's mails look: its logo, its type and the colours of its theme. */
export function mailLook({ settings, design, pictures }: Dress, origin: string): MailLook {
  const { colors, fonts } = design.aesthetics ?? noAesthetics
  const theme = themeColors({ colors, fonts })
  const { logoAssetId } = settings
  const logo = logoAssetId === null ? undefined : pictures.get(logoAssetId)
  const usages = fonts.themes.find(({ id }) => id === fonts.activeThemeId)?.usages ?? {}
  const family = usages['body']?.family ?? ''
  const colorOf = (role: keyof typeof plainColors): string => {
    const color = readColor(theme[role] ?? '')
    return color === undefined ? plainColors[role] : writeColor(color)
  }
  return {
    shop: escapeHtml(settings.title),
    // drawings, of which no widespread mail program shows any, give way to the name
    logo:
      logoAssetId === null || logo === undefined || logo.contentType === 'image/svg+xml'
        ? null
        : escapeHtml(`${origin}${assetAddress(logoAssetId, logo)}`),
    family: escapeHtml(family === '' ? plainFamily : family),
    ground: colorOf('ground'),
    surface: colorOf('surface'),
    text: colorOf('text'),
    quiet: colorOf('quiet'),
    line: colorOf('line'),
    accent: colorOf('accent'),
  }
}

/** The form that a text is made ready for. */
export type MailForm = 'html' | 'text'

/** A mail in both forms, by its own templates. */
export type MailMarkup = {
  /** By which its templates are known, such as `sold-out-mail`. */
  readonly name: string
  readonly html: string
  readonly text: string
  readonly language: string
  /** Plain text, as the subject says it. */
  readonly title: string
  /** What the templates print; `write` makes a text ready for the form. */
  readonly fields: (write: (text: string) => string, form: MailForm) => Record<string, unknown>
}

type MailEnvironment = { readonly now: number; readonly timeZone: string }

/** Writes a mail of the site in both forms. */
export function writeSiteMail(
  templates: TemplateLanguage,
  look: MailLook,
  { name, html, text, language, title, fields }: MailMarkup,
  environment: MailEnvironment,
): { readonly html: string; readonly text: string } {
  const fill = (markup: string, file: string, data: Record<string, unknown>): string =>
    templates.compile(markup, file).render({ look, ...data }, environment).output
  const content = fill(html, `${name}.block`, fields(escapeHtml, 'html'))
  const plain = fill(text, `${name}-text.block`, fields(String, 'text'))
  return {
    html: siteMail(templates, look, { language, title: escapeHtml(title), content }, environment),
    text: `${plain.trim().replaceAll(/\n{3,}/g, '\n\n')}\n`,
  }
}

/**
 * A whole mail around what it has to say.
 * @param mail `title` and `content` are markup, in `language`
 */
function siteMail(
  templates: TemplateLanguage,
  look: MailLook,
  mail: { readonly language: string; readonly title: string; readonly content: string },
  environment: MailEnvironment,
): string {
  const frame = templates.compile(frameMarkup, 'site-mail.block')
  const direction = isRightToLeft(mail.language) ? 'rtl' : 'ltr'
  return frame.render({ look, direction, ...mail }, environment).output
}
