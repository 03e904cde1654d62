import { ErrorCode } from '@vitrine/template-language/errors.ts'
import type { PredicateTable } from '@vitrine/template-language/scope.ts'

export const i18nPredicates: PredicateTable = {
  'units-metric?': () => (scope) => {
    scope.report(ErrorCode.notImplemented, '"units-metric?" formatter is not yet implemented')
    return false
  },
}
