import { ErrorCode, notImplementedMessage } from '@vitrine/template-language/errors.ts'
import type { PredicateTable } from '@vitrine/template-language/scope.ts'

export const i18nPredicates: PredicateTable = {
  'units-metric?': () => (scope) => {
    scope.report(ErrorCode.notImplemented, notImplementedMessage('units-metric?'))
    return false
  },
}
