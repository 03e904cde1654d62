import type { OperatorName, Scalar } from './tokens.ts'

const wholeNumber = /^[-+]?(?:0[xX][0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)$/

/** Text must be a number from end to end; the empty text is 0. */
export function toNumber(value: Scalar): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return value === true ? 1 : 0
  if (value === '') return 0
  if (!wholeNumber.test(value)) return NaN
  const sign = value.startsWith('-') ? -1 : 1
  return sign * Number(value.replace(/^[-+]/, ''))
}

export function toText(value: Scalar): string {
  return String(value)
}

export function toBoolean(value: Scalar): boolean {
  return Boolean(value)
}

export function applyUnary(name: OperatorName, value: Scalar): Scalar {
  switch (name) {
    case 'unary plus':
      return toNumber(value)
    case 'unary minus':
      return -toNumber(value)
    case 'logical not':
      return !toBoolean(value)
    default:
      return ~toNumber(value)
  }
}

export function applyBinary(name: OperatorName, a: Scalar, b: Scalar): Scalar {
  switch (name) {
    case 'add':
      if (typeof a === 'string' || typeof b === 'string') return toText(a) + toText(b)
      return toNumber(a) + toNumber(b)
    case 'logical and':
      return toBoolean(a) && toBoolean(b)
    case 'logical or':
      return toBoolean(a) || toBoolean(b)
    default:
      return compareScalars(name, a, b) ?? calculate(name, toNumber(a), toNumber(b))
  }
}

/** Comparisons have the semantics of JavaScript's operators on the values as they are. */
function compareScalars(name: OperatorName, a: Scalar, b: Scalar): boolean | undefined {
  switch (name) {
    case 'less than':
      return (a as number) < (b as number)
    case 'greater than':
      return (a as number) > (b as number)
    case 'less than or equal':
      return (a as number) <= (b as number)
    case 'greater than or equal':
      return (a as number) >= (b as number)
    case 'equality':
      return looselyEqual(a, b)
    case 'inequality':
      return !looselyEqual(a, b)
    case 'strict equality':
      return a === b
    case 'strict inequality':
      return a !== b
    default:
      return undefined
  }
}

function looselyEqual(a: Scalar, b: Scalar): boolean {
  // oxlint-disable-next-line eqeqeq -- The language's `==` is JavaScript's.
  return a == b
}

function calculate(name: OperatorName, a: number, b: number): number {
  switch (name) {
    case 'exponent':
      return a ** b
    case 'multiply':
      return a * b
    case 'divide':
      return a / b
    case 'modulus':
      return a % b
    case 'subtract':
      return a - b
    case 'left shift':
      return a << b
    case 'right shift':
      return a >> b
    case 'bitwise and':
      return a & b
    case 'bitwise xor':
      return a ^ b
    case 'bitwise or':
      return a | b
    default:
      return NaN
  }
}
