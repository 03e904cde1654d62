import { scriptTexts } from '@vitrine/rules/site/i18n/script-texts.ts'
import type { PagePart } from '../content/page-part.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { SiteTemplate } from '../templates/site-template.ts'
import type { SiteView } from '../views/site-view.ts'

type Strings = Readonly<Record<string, string>>

type Known = Pick<SiteView, 'locale' | 'parts' | 'settings'> & {
  readonly strings: Strings
  readonly ofScripts: Strings
}

const known = new WeakMap<SiteTemplate, Known>()

/** The texts of a site, put together once for each of its templates and settings, whoever looks. */
export function siteStrings(view: SiteView): Strings {
  return knownStrings(view).strings
}

/** Those that the scripts of a page can say: the template's own, and what the platform's scripts need. */
export function scriptStrings(view: SiteView): Strings {
  return knownStrings(view).ofScripts
}

function knownStrings({ template, locale, parts, settings }: SiteView): Known {
  const kept = known.get(template)
  if (kept?.locale === locale && kept.parts === parts && kept.settings === settings) return kept
  const strings = localizedStringsOf(template, locale, parts, settings)
  const ofScripts = scriptStringsOf(strings, template, locale, parts)
  const made = { locale, parts, settings, strings, ofScripts }
  known.set(template, made)
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
  settings: SiteSettings,
): Strings {
  const english = template.strings('en-US')
  const isEnglish = language.split('-')[0] === 'en'
  const own = Object.entries(template.strings(language))
  const translated = own.filter(([key, text]) => text !== english[key])
  return {
    ...merged(parts.map(({ texts }) => texts?.english)),
    ...merged(parts.map(({ texts }) => texts?.instead?.(settings, 'en'))),
    ...english,
    ...merged(parts.map(({ texts }) => texts?.translated(language))),
    ...merged(isEnglish ? [] : parts.map(({ texts }) => texts?.instead?.(settings, language))),
    ...Object.fromEntries(translated),
  }
}

/** Those of a page's texts that stand in its context for scripts. */
export function scriptStringsOf(
  strings: Strings,
  template: Pick<SiteTemplate, 'strings'>,
  language: string,
  parts: readonly Pick<PagePart, 'texts'>[],
): Strings {
  const said = new Set<string>([
    ...scriptTexts,
    ...parts.flatMap(({ texts }) => texts?.ofScripts ?? []),
    ...Object.keys(template.strings('en-US')),
    ...Object.keys(template.strings(language)),
  ])
  return Object.fromEntries(Object.entries(strings).filter(([key]) => said.has(key)))
}

function merged(all: readonly (Strings | undefined)[]): Strings {
  return Object.assign({}, ...all) as Strings
}
