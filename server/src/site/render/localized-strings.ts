import type { PagePart } from '../content/page-part.ts'
import type { SiteTemplate } from '../templates/site-template.ts'
import type { SiteView } from '../views/site-view.ts'

type Strings = Readonly<Record<string, string>>

const known = new WeakMap<SiteView, Strings>()

/** The texts of a site, put together once for each of its views. */
export function siteStrings(view: SiteView): Strings {
  const kept = known.get(view)
  if (kept !== undefined) return kept
  const made = localizedStringsOf(view.template, view.locale, view.parts)
  known.set(view, made)
  return made
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
