import { functionNames, tokenize } from './tokenize.ts'
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
  const lexemes = readLexemes(text, maxTokens, errors)
  const reader = new StatementReader(errors)
  if (errors.length === 0) reader.addAll(lexemes)
  return { statements: reader.statements, errors, size: lexemes.length }
}

/**
 * All lexemes up to the first text that is none. Of too many of them and a call of an unknown function
 * only the first is told.
 */
function readLexemes(text: string, maxTokens: number, errors: string[]): Lexeme[] {
  const lexemes: Lexeme[] = []
  try {
    for (const lexeme of tokenize(text)) {
      // what follows is read for its mistakes alone
      if (errors.length > 0) continue
      lexemes.push(lexeme)
      if (maxTokens > 0 && lexemes.length > maxTokens) {
        errors.push(`Expression exceeds the maximum number of allowed tokens: ${maxTokens}`)
      } else if (lexeme.kind === 'call' && !functionNames.has(lexeme.name)) {
        errors.push(`Invalid function ${lexeme.name}`)
      }
    }
  } catch (error) {
    if (!(error instanceof ExpressionMistake)) throw error
    errors.push(error.message)
  }
  return lexemes
}

class StatementReader {
  readonly statements: Token[][] = []
  #current: Token[] = []
  readonly #waiting: Waiting[] = []
  readonly #errors: string[]

  constructor(errors: string[]) {
    this.#errors = errors
  }

  /** Reads on to the first parenthesis that closes none. */
  addAll(lexemes: readonly Lexeme[]): void {
    for (const lexeme of lexemes) {
      if (lexeme.kind !== 'close') this.#add(lexeme)
      else if (!this.#close()) return
    }
    this.#endStatement()
  }

  #add(lexeme: Exclude<Lexeme, { kind: 'close' }>): void {
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
      case 'comma':
        this.#releaseToOpen()
        break
      case 'semicolon':
        this.#endStatement()
        break
      default:
        this.#current.push(lexeme)
    }
  }

  #endStatement(): void {
    this.#releaseToOpen()
    const isWhole = this.#waiting.pop() === undefined
    if (!isWhole) this.#errors.push('Mismatched operator found: left paren')
    if (this.#waiting.at(-1)?.kind === 'call') this.#waiting.pop()
    if (isWhole && this.#current.length > 0) this.statements.push(this.#current)
    this.#current = []
  }

  #close(): boolean {
    this.#releaseToOpen()
    if (this.#waiting.pop() === undefined) {
      this.#errors.push('Mismatched operator found: right paren')
      return false
    }
    const call = this.#waiting.at(-1)
    if (call?.kind !== 'call') return true
    this.#waiting.pop()
    this.#current.push(call)
    return true
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
