import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { noAesthetics, themeColors } from '@vitrine/rules/site/design/aesthetics.ts'
import { readColor, textOn, writeColor } from '@vitrine/rules/site/design/color.ts'
import { contrastOf, leastContrast } from '@vitrine/rules/site/design/contrast.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { Asset, AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import type { SiteView } from '../views/site-view.ts'

/** The colours that a mail is drawn with, as CSS writes them. */
export type MailColors = Readonly<Record<ColorName, string>>
type ColorName = 'ground' | 'surface' | 'text' | 'quiet' | 'line' | 'accent' | 'button' | 'onButton'

/** What a mail shows of the site that writes it, ready for markup. */
export type MailLook = MailColors & {
  readonly shop: string
  readonly origin: string
  /** Address of the logo; null where there is none, or none that mail programs show. */
  readonly logo: string | null
  /** How wide the logo is drawn, in pixels, for programs that know no largest width; null: unknown. */
  readonly logoWidth: number | null
  /** What the logo stands on, where that is another ground than the mail's; empty: it is the same. */
  readonly logoGround: string
  /** The site's type, and what most computers have in its place. */
  readonly family: string
  readonly headings: string
  /** Where mails are read on a dark ground; null: the site's own ground is dark. */
  readonly dark: MailColors | null
}

const plain = {
  ground: '#ffffff',
  surface: '#f6f5f2',
  text: '#1d1d1b',
  quiet: '#6a665e',
  line: '#ddd8cf',
  accent: '#1d1d1b',
} as const

const plainFamily = "Georgia, 'Times New Roman', serif"

export type MailDress = Pick<SiteView, 'settings' | 'design'> & { readonly pictures: AssetFinder }

/** How a site's mails look: its logo, its type and the colours of its theme. */
export function mailLook({ settings, design, pictures }: MailDress, origin: string): MailLook {
  const { colors, fonts } = design.aesthetics ?? noAesthetics
  const { logoAssetId } = settings
  const logo = logoAssetId === null ? undefined : pictures.get(logoAssetId)
  const usages = fonts.themes.find(({ id }) => id === fonts.activeThemeId)?.usages ?? {}
  const body = withFallback(usages['body']?.family ?? '')
  const light = readableColors(themeColors({ colors, fonts }))
  return {
    ...light,
    shop: escapeHtml(settings.title),
    origin: escapeHtml(origin),
    // drawings, of which no widespread mail program shows any, give way to the name
    logo:
      logoAssetId === null || logo === undefined || logo.contentType === 'image/svg+xml'
        ? null
        : escapeHtml(`${origin}${assetAddress(logoAssetId, logo)}`),
    logoWidth: logo === undefined ? null : drawnWidth(logo),
    logoGround: '',
    family: escapeHtml(body),
    headings: escapeHtml(withFallback(usages['headings']?.family ?? '', body)),
    dark: textOn(light.ground) === '#ffffff' ? null : darkColors(light),
  }
}

/** The most room that a logo takes, in pixels. */
const logoRoom = { width: 220, height: 72 } as const

function drawnWidth({ width, height }: Pick<Asset, 'width' | 'height'>): number | null {
  if (width === null || height === null || width < 1 || height < 1) return null
  return Math.round(Math.min(width, logoRoom.width, (logoRoom.height * width) / height))
}

/** A family that a mail program does not have gives way to one of those that all have. */
function withFallback(family: string, otherwise: string = plainFamily): string {
  if (family === '') return otherwise
  return /(?:serif|monospace|cursive|system-ui)\s*$/.test(family)
    ? family
    : `${family}, ${plainFamily}`
}

/** The colours of a theme; where one cannot be read on another, what can stands in its place. */
function readableColors(theme: Readonly<Record<string, string>>): MailColors {
  const colorOf = (role: keyof typeof plain): string => {
    const color = readColor(theme[role] ?? '')
    // mail programs know no colours that shine through
    return color === undefined || color.alpha < 1 ? plain[role] : writeColor(color)
  }
  const ground = colorOf('ground')
  const readable = (color: string, otherwise: string): string =>
    (contrastOf(color, ground) ?? 0) >= leastContrast ? color : otherwise
  const text = readable(colorOf('text'), textOn(ground))
  const accent = readable(colorOf('accent'), text)
  return {
    ground,
    surface: colorOf('surface'),
    text,
    quiet: readable(colorOf('quiet'), text),
    line: colorOf('line'),
    accent,
    button: accent,
    onButton: inkOn(accent),
  }
}

/** The same mail on a dark ground: quiet greys, and the site's accent as light as it has to be. */
function darkColors(light: MailColors): MailColors {
  const ground = '#1e1e1c'
  const accent = lightened(light.accent, ground)
  return {
    ground,
    surface: '#131312',
    text: '#f1efea',
    quiet: '#b5b0a6',
    line: '#3c3a36',
    accent,
    button: accent,
    onButton: inkOn(accent),
  }
}

/** The one of black and white that stands out more. */
function inkOn(ground: string): string {
  const [white, black] = ['#ffffff', '#000000'] as const
  return (contrastOf(white, ground) ?? 0) >= (contrastOf(black, ground) ?? 0) ? white : black
}

/** Channels that differ by less make a grey, and a button of middle grey looks as if it were off. */
const leastHue = 24

/** A colour mixed with as much white as makes it readable on a dark ground. */
function lightened(color: string, ground: string): string {
  const read = readColor(color)
  if (read === undefined) return '#ffffff'
  const channels = [read.red, read.green, read.blue]
  if (Math.max(...channels) - Math.min(...channels) < leastHue) return '#f1efea'
  for (let white = 0; white < 1; white += 0.1) {
    const mixed = (channel: number): number => Math.round(channel + (255 - channel) * white)
    const tried = writeColor({
      red: mixed(read.red),
      green: mixed(read.green),
      blue: mixed(read.blue),
      alpha: 1,
    })
    if ((contrastOf(tried, ground) ?? 0) >= leastContrast) return tried
  }
  return '#ffffff'
}
