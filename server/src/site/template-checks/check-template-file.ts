import { platformArgumentChecks } from '@vitrine/rules/site/templates/argument-checks.ts'
import {
  platformNeededArguments,
  platformUnfinished,
} from '@vitrine/rules/site/templates/needed-arguments.ts'
import { TextPlaces } from '@vitrine/template-language/text-places.ts'
import type { Diagnostic } from '@vitrine/template-language/lint/diagnostic.ts'
import { lintTemplate } from '@vitrine/template-language/lint/lint-template.ts'
import { checkStrings, languageOfStrings, type StringsMistake } from './check-strings.ts'
import { explainPlatformTag } from '../templates/platform-tags.ts'
import { partialPaths } from '../templates/site-template.ts'
import type { TemplateLanguage } from '../templates/template-language.ts'
import { findUnreadable } from '@vitrine/rules/site/templates/tolerant-json.ts'

/** A mistake in a file of a template folder; settings files have one of their own. */
export type FileMistake = Omit<Diagnostic, 'code'> & {
  readonly code: Diagnostic['code'] | 'CONF_UNREADABLE' | StringsMistake['code']
}

const markup = ['.region', '.list', '.item', '.block', '.page']

/** Names of the page that no item or collection has as well. */
const rootNames = [
  'website',
  'websiteSettings',
  'localizedStrings',
  'shoppingCart',
  'featureFlags',
  'mapTiles',
  'userAccountsContext',
]

/** Whether a file of a template folder is one that can be checked. */
export function isCheckable(path: string): boolean {
  if (languageOfStrings(path) !== undefined) return true
  return path.endsWith('.conf') || markup.some((extension) => path.endsWith(extension))
}

/**
 * The mistakes of one file, in the order of their places.
 * @param files the paths of the template that it belongs to, where they are known
 */
export function checkTemplateFile(
  { engine, markup: platformMarkup }: TemplateLanguage,
  path: string,
  text: string,
  files?: { has(path: string): boolean },
): FileMistake[] {
  if (path.endsWith('.conf')) return checkConf(text)
  const language = languageOfStrings(path)
  if (language !== undefined) return checkStrings(text, language)
  const hasPartial =
    files &&
    ((name: string) =>
      partialPaths(name).some((partial) => files.has(partial) || platformMarkup.has(partial)))
  return lintTemplate(engine, text, path, {
    neededArguments: platformNeededArguments,
    argumentChecks: platformArgumentChecks,
    unfinished: platformUnfinished,
    rootNames,
    explainHostTag: (tag) => explainPlatformTag(tag, hasPartial),
    ...(hasPartial && { hasPartial }),
  })
}

function checkConf(text: string): FileMistake[] {
  const found = findUnreadable(text)
  if (found === undefined) return []
  const { message, at } = found
  const place = new TextPlaces(text).at(at)
  return [{ code: 'CONF_UNREADABLE', message, severity: 'error', ...place }]
}
