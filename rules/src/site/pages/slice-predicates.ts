import type { PredicateTable } from '@vitrine/template-language/scope.ts'
import { asNumber, child } from '@vitrine/template-language/values.ts'
import { SliceType } from '../slides/slice-type.ts'

/** The kinds that a template may ask for; `undefined` is the number of a slice without one. */
const askedTypes: Readonly<Record<string, number>> = { undefined: -1, ...SliceType }

/** Whether a name is one of a kind of slice. */
export function isSliceType(name: string): boolean {
  return Object.hasOwn(askedTypes, name)
}

export const slicePredicates: PredicateTable = {
  'current-type?': ([name = '']) => {
    const number = Object.hasOwn(askedTypes, name) ? askedTypes[name] : undefined
    return (scope) => number !== undefined && asNumber(child(scope.node, 'currentType')) === number
  },
}
