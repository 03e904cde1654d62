import type { PagePart } from '../content/page-part.ts'
import type { SiteTemplate } from '../templates/site-template.ts'
import type { SiteView } from '../views/site-view.ts'

type Strings = Readonly<Record<string, string>>

type Known = Pick<SiteView, 'locale' | 'parts'> & { readonly strings: Strings }

const known = new WeakMap<SiteTemplate, Known>()

/** The texts of a site, put together once for each of its templates, whoever looks. */
export function siteStrings({ template, locale, parts }: SiteView): Strings {
  const kept = known.get(template)
  if (kept?.locale === locale && kept.parts === parts) return kept.strings
  const strings = localizedStringsOf(template, locale, parts)
  known.set(template, { locale, parts, strings })
  return strings
}

/**
 * The texts of a site's pages in its language: the template's own translation first, then the
 * platform's, then what the template and the platform say in English.
 */
export function localizedStringsOf(
  template: Pick<SiteTemplate, 'strings'>,
  language: string,
  parts: readonly Pick<PagePart, 'texts'>[],
): Strings {
  const english = template.strings('en-US')
  const own = Object.entries(template.strings(language))
  const translated = own.filter(([key, text]) => text !== english[key])
  return {
    ...merged(parts.map(({ texts }) => texts?.english)),
    ...english,
    ...merged(parts.map(({ texts }) => texts?.translated(language))),
    ...Object.fromEntries(translated),
  }
}

function merged(all: readonly (Strings | undefined)[]): Strings {
  return Object.assign({}, ...all) as Strings
}
