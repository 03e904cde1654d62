import { compileReference } from '../frames.ts'
import { splitReference } from '../parse-tag.ts'
import type { Predicate, PredicateTable, Scope } from '../scope.ts'
import { asNumber, compare, equals, isTruthy } from '../values.ts'

type Read = (scope: Scope) => unknown

/** An argument is a literal when it reads as JSON, else a name. */
export function readArgument(arg: string): Read {
  if (/^(?:["[{\d]|-\d)/.test(arg) || arg === 'true' || arg === 'false' || arg === 'null') {
    try {
      const literal: unknown = JSON.parse(arg)
      return () => literal
    } catch {
      // What begins like JSON but is none counts as a name, which no data can have.
    }
  }
  const read = compileReference(splitReference(arg))
  return (scope) => scope.look(read)
}

/** Compares two arguments, or the current node with one; without any it is false. */
function comparison(holds: (a: unknown, b: unknown) => boolean): Predicate {
  return (args) => {
    const [first, second] = args.map(readArgument)
    if (first === undefined) return () => false
    if (second === undefined) return (scope) => holds(scope.node, first(scope))
    return (scope) => holds(first(scope), second(scope))
  }
}

/** Tests the number of the named argument, or of the current node. */
function numberTest(holds: (value: number) => boolean): Predicate {
  return ([name]) => {
    const path = name === undefined ? undefined : splitReference(name)
    return (scope) => {
      const value = path === undefined ? scope.node : scope.resolve(path)
      return typeof value === 'number' && holds(value)
    }
  }
}

/** Whether the first of two whole numbers is a multiple of the second. */
const nth: Predicate = (args) => {
  const [first, second] = args.map(readArgument)
  if (first === undefined) return () => false
  return (scope) => {
    const value = second === undefined ? scope.node : first(scope)
    const step = (second ?? first)(scope)
    if (!Number.isInteger(value) || !Number.isInteger(step) || step === 0) return false
    return Math.abs(value as number) % Math.abs(step as number) === 0
  }
}

/** The predicates of the language itself. */
export const corePredicates: PredicateTable = {
  'debug?': () => (scope) => isTruthy(scope.resolve(['debug'])),
  'equal?': comparison(equals),
  'notEqual?': comparison((a, b) => !equals(a, b)),
  'greaterThan?': comparison((a, b) => compare(a, b) > 0),
  'greaterThanOrEqual?': comparison((a, b) => compare(a, b) >= 0),
  'lessThan?': comparison((a, b) => compare(a, b) < 0),
  'lessThanOrEqual?': comparison((a, b) => compare(a, b) <= 0),
  'nth?': nth,
  'even?': numberTest((value) => value % 2 === 0),
  'odd?': numberTest((value) => Math.abs(value % 2) === 1),
  'plural?': () => (scope) => asNumber(scope.node) > 1,
  'singular?': () => (scope) => asNumber(scope.node) === 1,
}
