import { tokenize } from './tokenize.ts'
import { ExpressionMistake, operators } from './tokens.ts'
import type { Lexeme, OperatorName, Statement, Token } from './tokens.ts'

export type ParsedExpression = {
  readonly statements: readonly Statement[]
  readonly errors: readonly string[]
  /** How many tokens all statements have together. */
  readonly size: number
}

type Waiting =
  | { readonly kind: 'open' }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'operator'; readonly name: OperatorName }

/**
 * Orders the tokens of an expression for evaluation. The language is lax on purpose: operands may
 * stand side by side, and a comma outside of a call merely separates.
 */
export function parseExpression(text: string, maxTokens: number): ParsedExpression {
  const errors: string[] = []
  const reader = new StatementReader(errors)
  let size = 0
  try {
    for (const lexeme of tokenize(text)) {
      size++
      if (maxTokens > 0 && size > maxTokens) {
        throw new ExpressionMistake(
          `Expression exceeds the maximum number of allowed tokens: ${maxTokens}`,
        )
      }
      reader.add(lexeme)
    }
    reader.endStatement()
  } catch (error) {
    if (!(error instanceof ExpressionMistake)) throw error
    errors.push(error.message)
  }
  return { statements: reader.statements, errors, size }
}

class StatementReader {
  readonly statements: Token[][] = []
  #current: Token[] = []
  #waiting: Waiting[] = []
  readonly #errors: string[]

  constructor(errors: string[]) {
    this.#errors = errors
  }

  add(lexeme: Lexeme): void {
    switch (lexeme.kind) {
      case 'operator':
        this.#releaseFor(lexeme.name)
        this.#waiting.push(lexeme)
        break
      case 'call':
        this.#current.push({ kind: 'arguments' })
        this.#waiting.push(lexeme)
        break
      case 'open':
        this.#waiting.push({ kind: 'open' })
        break
      case 'close':
        this.#close()
        break
      case 'comma':
        this.#releaseToOpen()
        break
      case 'semicolon':
        this.endStatement()
        break
      default:
        this.#current.push(lexeme)
    }
  }

  endStatement(): void {
    this.#releaseToOpen()
    if (this.#waiting.length > 0) this.#errors.push('Mismatched operator found: left paren')
    this.#waiting = []
    if (this.#current.length > 0) this.statements.push(this.#current)
    this.#current = []
  }

  #close(): void {
    this.#releaseToOpen()
    if (this.#waiting.pop() === undefined) {
      throw new ExpressionMistake('Mismatched operator found: right paren')
    }
    const call = this.#waiting.at(-1)
    if (call?.kind !== 'call') return
    this.#waiting.pop()
    this.#current.push(call)
  }

  /** Operators that bind tighter than the coming one have all their operands. */
  #releaseFor(name: OperatorName): void {
    const coming = operators[name]
    if (coming.operands === 1) return
    for (let last = this.#waiting.at(-1); last?.kind === 'operator'; last = this.#waiting.at(-1)) {
      const { precedence } = operators[last.name]
      const binds = coming.isRight
        ? precedence > coming.precedence
        : precedence >= coming.precedence
      if (!binds) return
      this.#waiting.pop()
      this.#current.push(last)
    }
  }

  #releaseToOpen(): void {
    for (let last = this.#waiting.at(-1); last?.kind === 'operator'; last = this.#waiting.at(-1)) {
      this.#waiting.pop()
      this.#current.push(last)
    }
  }
}
