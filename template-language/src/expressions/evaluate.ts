import type { Reference } from '../instructions.ts'
import { callFunction } from './functions.ts'
import { applyBinary, applyUnary } from './operate.ts'
import { operators } from './tokens.ts'
import type { OperatorName, Scalar, Statement, Token } from './tokens.ts'

export type ExpressionScope = {
  resolve(path: Reference): unknown
  /** Longest string that joining may make; 0 means any. */
  readonly maxString: number
}

export type Evaluation = {
  /** Value of the last statement; undefined when it has none. */
  readonly value: Scalar | undefined
  /** Names that statements assigned, to be kept only when there are no errors. */
  readonly assigned: ReadonlyMap<string, Scalar>
  readonly errors: readonly string[]
}

/** Evaluates statements one after the other. It never throws; mistakes are in `errors`. */
export function evaluate(statements: readonly Statement[], scope: ExpressionScope): Evaluation {
  const assigned = new Map<string, Scalar>()
  const errors: string[] = []
  let value: Scalar | undefined
  for (const statement of statements) {
    value = new Evaluator(scope, assigned, errors).run(statement)
  }
  return { value: errors.length > 0 ? undefined : value, assigned, errors }
}

/** What a sign before no usable operand leaves; whoever needs it finds it missing. */
type Nothing = 'nothing'

/** Present values that an expression cannot work with, such as lists. */
const unusable = Symbol('unusable')
type Operand = Scalar | typeof unusable

class Evaluator {
  readonly #stack: (Token | Nothing)[] = []
  readonly #scope: ExpressionScope
  readonly #assigned: Map<string, Scalar>
  readonly #errors: string[]

  constructor(scope: ExpressionScope, assigned: Map<string, Scalar>, errors: string[]) {
    this.#scope = scope
    this.#assigned = assigned
    this.#errors = errors
  }

  run(statement: Statement): Scalar | undefined {
    for (const token of statement) {
      if (token.kind === 'operator') {
        if (token.name === 'assign') return this.#assign()
        if (!this.#operate(token.name)) break
      } else if (token.kind === 'call') {
        if (!this.#call(token.name)) break
      } else this.#stack.push(token)
    }
    const top = this.#stack.at(-1)
    if (top === undefined || top === 'nothing') return undefined
    const value = this.#operand(top)
    if (value !== unusable) return value
    this.#errors.push('Reduce error: unexpected token on stack')
    return undefined
  }

  /** Whether evaluation can go on. */
  #operate(name: OperatorName): boolean {
    const isUnary = operators[name].operands === 1
    const right = this.#stack.pop()
    const left = isUnary ? undefined : this.#stack.pop()
    const a = isUnary ? null : this.#operand(left)
    const b = this.#operand(right)
    if (isUnary && b === unusable) {
      this.#stack.push('nothing')
      return true
    }
    if (a === unusable || b === unusable) return this.#fail(`Invalid arguments to operator ${name}`)
    const value = isUnary ? applyUnary(name, b) : applyBinary(name, a, b)
    const { maxString } = this.#scope
    if (typeof value === 'string' && maxString > 0 && value.length > maxString) {
      return this.#fail(`Concatenation would exceed maximum string length ${maxString}`)
    }
    this.#stack.push({ kind: 'value', value })
    return true
  }

  #call(name: string): boolean {
    const args: Scalar[] = []
    for (let token = this.#stack.pop(); token !== undefined; token = this.#stack.pop()) {
      if (token === 'nothing' || token.kind === 'arguments') break
      const arg = this.#operand(token)
      if (arg !== unusable) args.unshift(arg)
    }
    const value = callFunction(name, args)
    if (value === undefined) return this.#fail(`Error calling function ${name}`)
    this.#stack.push({ kind: 'value', value })
    return true
  }

  /** An assignment ends its statement; a target that is no local name is passed over. */
  #assign(): undefined {
    const right = this.#stack.pop()
    const target = this.#stack.pop()
    if (target === undefined || target === 'nothing') return
    if (target.kind !== 'name' || target.path.length !== 1) return
    const name = target.path[0]
    if (typeof name !== 'string' || !name.startsWith('@') || name === '@') return
    const value = this.#operand(right)
    if (value !== unusable) this.#assigned.set(name, value)
  }

  #fail(message: string): false {
    this.#errors.push(message)
    return false
  }

  #operand(token: Token | Nothing | undefined): Operand {
    if (token === undefined || token === 'nothing') return unusable
    if (token.kind === 'value') return token.value
    if (token.kind !== 'name') return unusable
    const own = token.path.length === 1 ? this.#assigned.get(String(token.path[0])) : undefined
    const value = own === undefined ? this.#scope.resolve(token.path) : own
    if (value === undefined || value === null) return null
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return value
    }
    return unusable
  }
}
