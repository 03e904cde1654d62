import { platformFormatters, platformPredicates } from '@vitrine/rules/formatter-table.ts'
import { TemplateLanguage, type LanguageParts } from './site/templates/template-language.ts'
import { systemMarkup } from './system-markup.ts'

/** What the features of all areas add to the owners' language. */
export const languageParts: LanguageParts = {
  formatters: platformFormatters,
  predicates: platformPredicates,
  markup: systemMarkup,
}

/** The language by itself, for programs that look at a few files and end. */
export function openTemplateLanguage(): TemplateLanguage {
  return new TemplateLanguage(languageParts, new Map())
}
