import { splitReference } from '../parse-tag.ts'
import { readString } from './read-string.ts'
import { ExpressionMistake } from './tokens.ts'
import type { Lexeme, OperatorName, Scalar } from './tokens.ts'

const constants: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Infinity],
  ['NaN', NaN],
])

/** The functions that expressions may call. */
export const functionNames: ReadonlySet<string> = new Set([
  'max',
  'min',
  'abs',
  'num',
  'str',
  'bool',
])

/** Longer signs stand before their beginnings. */
const signs: readonly (readonly [string, OperatorName])[] = [
  ['===', 'strict equality'],
  ['!==', 'strict inequality'],
  ['**', 'exponent'],
  ['<<', 'left shift'],
  ['>>', 'right shift'],
  ['<=', 'less than or equal'],
  ['>=', 'greater than or equal'],
  ['==', 'equality'],
  ['!=', 'inequality'],
  ['&&', 'logical and'],
  ['||', 'logical or'],
  ['*', 'multiply'],
  ['/', 'divide'],
  ['%', 'modulus'],
  ['+', 'add'],
  ['-', 'subtract'],
  ['<', 'less than'],
  ['>', 'greater than'],
  ['&', 'bitwise and'],
  ['^', 'bitwise xor'],
  ['|', 'bitwise or'],
  ['!', 'logical not'],
  ['~', 'bitwise not'],
  ['=', 'assign'],
]

const blank = /[ \t\r\n\u00a0]+/y
const name = /(?:\d+|[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@)(?:\.(?:\d+|[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@))*/y
const callAhead = /[ \t\r\n\u00a0]*\(/y
const hex = /0[xX][0-9a-fA-F]*/y
const decimal = /\d+(?:\.\d*)?/y
const exponent = /[eE][+-]?\d*/y

/** Cuts an expression into lexemes; throws an {@link ExpressionMistake} at the first that is none. */
export function* tokenize(text: string): Generator<Lexeme> {
  let at = 0
  let afterOperand = false
  while (at < text.length) {
    const space = match(blank, text, at)
    if (space !== '') {
      at += space.length
      continue
    }
    const found = readLexeme(text, at, afterOperand)
    yield found.lexeme
    at = found.end
    const { kind } = found.lexeme
    afterOperand = kind === 'value' || kind === 'name' || kind === 'close'
  }
}

type Found = { readonly lexeme: Lexeme; readonly end: number }

function readLexeme(text: string, at: number, afterOperand: boolean): Found {
  const letter = text.charAt(at)
  if (letter >= '0' && letter <= '9') return readNumber(text, at)
  if (letter === '"' || letter === "'") {
    const { value, end } = readString(text, at)
    return { lexeme: { kind: 'value', value }, end }
  }
  const found = readPunctuation(letter)
  if (found !== undefined) return { lexeme: found, end: at + 1 }
  for (const [sign, operator] of signs) {
    if (!text.startsWith(sign, at)) continue
    return {
      lexeme: { kind: 'operator', name: asUnary(operator, afterOperand) },
      end: at + sign.length,
    }
  }
  return readName(text, at)
}

/** A sign before its operand: at the start, or after any operator but a closing parenthesis. */
function asUnary(operator: OperatorName, afterOperand: boolean): OperatorName {
  if (afterOperand) return operator
  if (operator === 'add') return 'unary plus'
  return operator === 'subtract' ? 'unary minus' : operator
}

function readPunctuation(letter: string): Lexeme | undefined {
  switch (letter) {
    case '(':
      return { kind: 'open' }
    case ')':
      return { kind: 'close' }
    case ',':
      return { kind: 'comma' }
    case ';':
      return { kind: 'semicolon' }
    default:
      return undefined
  }
}

function readName(text: string, at: number): Found {
  const written = match(name, text, at)
  if (written === '') throw new ExpressionMistake(describeUnexpected(text, at))
  const end = at + written.length
  const isSingle = !written.includes('.')
  const constant = isSingle ? constants.get(written) : undefined
  if (constant !== undefined) return { lexeme: { kind: 'value', value: constant }, end }
  if (isSingle && match(callAhead, text, end) !== '') {
    return { lexeme: { kind: 'call', name: written }, end }
  }
  return { lexeme: { kind: 'name', path: splitReference(written) }, end }
}

function readNumber(text: string, at: number): Found {
  const inHex = match(hex, text, at)
  if (inHex !== '') {
    if (inHex.length === 2) {
      throw new ExpressionMistake('Expected digits after start of hex number')
    }
    const value = Number.parseInt(inHex.slice(2), 16)
    return { lexeme: { kind: 'value', value }, end: at + inHex.length }
  }
  const digits = match(decimal, text, at)
  let end = at + digits.length
  if (digits.includes('.') && text.charAt(end) === '.') {
    throw new ExpressionMistake('Duplicate decimal point in number')
  }
  const power = match(exponent, text, end)
  end += power.length
  if (power !== '' && text.charAt(end) === '.') {
    throw new ExpressionMistake(
      digits.includes('.')
        ? 'Duplicate decimal point in number'
        : 'Unexpected decimal point in exponent',
    )
  }
  if (power !== '' && !/\d$/.test(power)) {
    throw new ExpressionMistake('Expected a digit after exponent in decimal number')
  }
  return { lexeme: { kind: 'value', value: Number.parseFloat(digits + power) }, end }
}

const kindsOfCharacter: Readonly<Record<string, string>> = {
  '\b': 'backspace',
  '\f': 'form feed',
  '\v': 'vertical tab',
}

function describeUnexpected(text: string, at: number): string {
  const letter = text.charAt(at)
  const kind = kindsOfCharacter[letter] ?? (letter < ' ' ? 'control character' : 'character')
  return `Unexpected ${kind} at ${at}: ${JSON.stringify(letter)}`
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
