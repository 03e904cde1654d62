import { toBoolean, toNumber, toText } from './operate.ts'
import type { Scalar } from './tokens.ts'

/** The functions of expressions; undefined when called without an argument. */
export function callFunction(name: string, args: readonly Scalar[]): Scalar | undefined {
  const [first] = args
  if (first === undefined) return undefined
  switch (name) {
    case 'max':
      return args.map(toNumber).reduce((a, b) => (a > b ? a : b))
    case 'min':
      return args.map(toNumber).reduce((a, b) => (a < b ? a : b))
    case 'abs':
      return Math.abs(toNumber(first))
    case 'num':
      return toNumber(first)
    case 'str':
      return toText(first)
    case 'bool':
      return toBoolean(first)
    default:
      return undefined
  }
}
