import { platformFormatters, platformPredicates } from '@vitrine/rules/formatter-table.ts'
import { TemplateLanguage } from './site/templates/template-language.ts'
import { systemMarkup } from './system-markup.ts'

/** The owners' language with what the features of all areas add to it. */
export const templateLanguage = new TemplateLanguage({
  formatters: platformFormatters,
  predicates: platformPredicates,
  markup: systemMarkup,
})
