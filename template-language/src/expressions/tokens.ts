import type { Reference } from '../instructions.ts'

/** Operators by the name that messages use (spec §8, expression errors). */
export const operators = {
  'unary plus': { precedence: 17, isRight: true, operands: 1 },
  'unary minus': { precedence: 17, isRight: true, operands: 1 },
  'logical not': { precedence: 17, isRight: true, operands: 1 },
  'bitwise not': { precedence: 17, isRight: true, operands: 1 },
  exponent: { precedence: 16, isRight: true, operands: 2 },
  multiply: { precedence: 15, isRight: false, operands: 2 },
  divide: { precedence: 15, isRight: false, operands: 2 },
  modulus: { precedence: 15, isRight: false, operands: 2 },
  add: { precedence: 14, isRight: false, operands: 2 },
  subtract: { precedence: 14, isRight: false, operands: 2 },
  'left shift': { precedence: 13, isRight: false, operands: 2 },
  'right shift': { precedence: 13, isRight: false, operands: 2 },
  'less than': { precedence: 12, isRight: false, operands: 2 },
  'greater than': { precedence: 12, isRight: false, operands: 2 },
  'less than or equal': { precedence: 12, isRight: false, operands: 2 },
  'greater than or equal': { precedence: 12, isRight: false, operands: 2 },
  equality: { precedence: 11, isRight: false, operands: 2 },
  inequality: { precedence: 11, isRight: false, operands: 2 },
  'strict equality': { precedence: 11, isRight: false, operands: 2 },
  'strict inequality': { precedence: 11, isRight: false, operands: 2 },
  'bitwise and': { precedence: 10, isRight: false, operands: 2 },
  'bitwise xor': { precedence: 9, isRight: false, operands: 2 },
  'bitwise or': { precedence: 8, isRight: false, operands: 2 },
  'logical and': { precedence: 7, isRight: false, operands: 2 },
  'logical or': { precedence: 6, isRight: false, operands: 2 },
  assign: { precedence: 3, isRight: true, operands: 2 },
} as const
export type OperatorName = keyof typeof operators

export type Scalar = string | number | boolean | null

/** What an expression is made of, in the order of evaluation once it is parsed. */
export type Token =
  | { readonly kind: 'value'; readonly value: Scalar }
  | { readonly kind: 'name'; readonly path: Reference }
  | { readonly kind: 'operator'; readonly name: OperatorName }
  /** Stands before the arguments of a call. */
  | { readonly kind: 'arguments' }
  | { readonly kind: 'call'; readonly name: string }

/** One statement in the order of evaluation (operands before their operator). */
export type Statement = readonly Token[]

/** What the tokenizer finds; signs of punctuation are not part of a parsed expression. */
export type Lexeme =
  | Token
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'semicolon' }

/** A mistake in the text of an expression; reading ends there. */
export class ExpressionMistake extends Error {}
