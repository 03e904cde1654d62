import { ExpressionMistake } from './tokens.ts'

const simpleEscapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' }

/** Reads the string literal whose quote stands at `start`. */
export function readString(text: string, start: number): { value: string; end: number } {
  const quote = text.charAt(start)
  let value = ''
  let at = start + 1
  while (at < text.length) {
    const letter = text.charAt(at)
    if (letter === quote) return { value, end: at + 1 }
    if (letter === '\n' || letter === '\r') {
      const name = letter === '\n' ? 'line feed' : 'carriage return'
      throw new ExpressionMistake(`Illegal bare ${name} character in string literal`)
    }
    if (letter !== '\\') {
      value += letter
      at++
      continue
    }
    const escape = readEscape(text, at + 1)
    value += escape.value
    at = escape.end
  }
  throw new ExpressionMistake('Unterminated string')
}

function readEscape(text: string, at: number): { value: string; end: number } {
  const letter = text.charAt(at)
  if (letter === '') throw new ExpressionMistake('Unterminated string')
  if (letter === 'x') return readCode(text, at + 1, 2, 'Invalid 2-char hex escape found')
  if (letter === 'u') return readCode(text, at + 1, 4, 'Invalid unicode escape found')
  if (letter === 'U') return readCode(text, at + 1, 8, 'Invalid unicode escape found')
  return { value: simpleEscapes[letter] ?? letter, end: at + 1 }
}

function readCode(
  text: string,
  at: number,
  digits: number,
  complaint: string,
): { value: string; end: number } {
  const end = at + digits
  const hex = text.slice(at, end)
  if (hex.length < digits || !/^[0-9a-fA-F]+$/.test(hex)) throw new ExpressionMistake(complaint)
  const code = Number.parseInt(hex, 16)
  const isControl = code <= 0x08 || (code >= 0x0e && code <= 0x1f)
  return { value: isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code), end }
}
