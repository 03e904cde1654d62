import type { PredicateTable } from '@vitrine/template-language/scope.ts'
import { asNumber, child } from '@vitrine/template-language/values.ts'

/** Kinds of slices on cover pages and their wire numbers (template language §9). */
const sliceTypes: Readonly<Record<string, number>> = {
  undefined: -1,
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
}

/** Whether a name is one of a kind of slice. */
export function isSliceType(name: string): boolean {
  return Object.hasOwn(sliceTypes, name)
}

export const slicePredicates: PredicateTable = {
  'current-type?': ([name = '']) => {
    const number = Object.hasOwn(sliceTypes, name) ? sliceTypes[name] : undefined
    return (scope) => number !== undefined && asNumber(child(scope.node, 'currentType')) === number
  },
}
