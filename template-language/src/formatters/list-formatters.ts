import { splitReference } from '../parse-tag.ts'
import type { Formatter, Scope } from '../scope.ts'
import { asString, child, descend, isTruthy } from '../values.ts'

/** The first element of a list, or the first whose path counts as true. */
export const findFirst: Formatter = (args) => find(args, (list, accepts) => list.find(accepts))

/** The last element of a list, or the last whose path counts as true. */
export const findLast: Formatter = (args) => find(args, (list, accepts) => list.findLast(accepts))

type Accepts = (element: unknown) => boolean

function find(
  args: readonly string[],
  pick: (list: readonly unknown[], accepts: Accepts) => unknown,
): (values: readonly unknown[], scope: Scope) => unknown {
  const [first, second] = args.map(splitReference)
  return ([value], scope) => {
    if (!Array.isArray(value)) return undefined
    if (first === undefined) return pick(value, () => true)
    if (second === undefined) return pick(value, (element) => isTruthy(descend(element, first)))
    const table = scope.resolve(first)
    return pick(value, (element) => {
      if (typeof element !== 'string' && typeof element !== 'number') return false
      return isTruthy(descend(child(table, element), second))
    })
  }
}

/** A list of objects as an object keyed by the value at the path; elements without one are left out. */
export const keyBy: Formatter = (args) => {
  const path = splitReference(args[0] ?? '')
  return ([value]) => {
    const keyed = Object.create(null) as Record<string, unknown>
    if (!Array.isArray(value)) return keyed
    for (const element of value) {
      const key = asString(descend(element, path))
      if (key !== '') keyed[key] = element
    }
    return keyed
  }
}
