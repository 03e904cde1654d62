import { platformFormatters, platformPredicates } from '@vitrine/rules/templates/formatter-table.ts'
import type { VocabularyReply } from '@vitrine/rules/templates/templates-api.ts'
import { coreFormatters } from '@vitrine/template-language/formatters/core-formatters.ts'
import { corePredicates } from '@vitrine/template-language/predicates/core-predicates.ts'

/** The names that templates of a site may use, in the order of the alphabet. */
export const templateVocabulary: VocabularyReply = {
  formatters: Object.keys({ ...coreFormatters, ...platformFormatters }).toSorted(),
  predicates: Object.keys({ ...corePredicates, ...platformPredicates }).toSorted(),
}
