import type { FormatterTable, PredicateTable } from '@vitrine/template-language/scope.ts'

/** The platform's formatters, beside those of the language itself. */
export const platformFormatters: FormatterTable = {}

/** The platform's predicates, beside those of the language itself. */
export const platformPredicates: PredicateTable = {}
