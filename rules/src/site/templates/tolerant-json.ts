/** The value, and what a strict reader would have refused. */
export type TolerantJson = { readonly value: unknown; readonly warnings: readonly string[] }

const maxDepth = 64

/**
 * Reads the JSON of template folders, which is written by hand: comments, trailing commas, a byte
 * order mark, single quotes, bare keys, and text after the first value are all let through
 * (template platform §1 and §7). Never throws; what cannot be read is `undefined` with a warning.
 */
export function parseTolerantJson(text: string): TolerantJson {
  const reader = new Reader(text)
  try {
    const value = reader.value(0)
    reader.skipBlank()
    if (!reader.atEnd()) reader.warn('text after the first value is ignored')
    return { value, warnings: reader.warnings }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { value: undefined, warnings: [...reader.warnings, error.message] }
  }
}

/** Where the reading of such JSON had to stop, and why; undefined where it can be read. */
export function findUnreadable(text: string): { message: string; at: number } | undefined {
  const reader = new Reader(text)
  try {
    reader.value(0)
    return undefined
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { message: error.message.replace(/^line \d+: /, ''), at: reader.at }
  }
}

class Unreadable extends Error {}

class Reader {
  readonly #text: string
  #at = 0
  readonly warnings: string[] = []

  constructor(text: string) {
    this.#text = text
    if (text.charCodeAt(0) === 0xfeff) this.#at = 1
  }

  get at(): number {
    return Math.min(this.#at, this.#text.length)
  }

  atEnd(): boolean {
    return this.#at >= this.#text.length
  }

  warn(message: string): void {
    this.warnings.push(message)
  }

  skipBlank(): void {
    for (;;) {
      while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++
      const two = this.#text.slice(this.#at, this.#at + 2)
      if (two === '//') this.#skipPast('\n')
      else if (two === '/*') this.#skipPast('*/')
      else return
    }
  }

  value(depth: number): unknown {
    if (depth > maxDepth) throw new Unreadable('nested too deeply')
    this.skipBlank()
    const first = this.#text[this.#at]
    if (first === '{') return this.#object(depth)
    if (first === '[') return this.#array(depth)
    if (first === '"' || first === "'") return this.#string(first)
    return this.#bare()
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = []
    this.#at++
    while (!this.#closes('}')) {
      const key = this.value(depth + 1)
      this.skipBlank()
      if (this.#text[this.#at] !== ':') throw this.#unreadable('expected ":"')
      this.#at++
      entries.push([String(key), this.value(depth + 1)])
      this.#comma('}')
    }
    return Object.fromEntries(entries)
  }

  #array(depth: number): unknown[] {
    const elements: unknown[] = []
    this.#at++
    while (!this.#closes(']')) {
      elements.push(this.value(depth + 1))
      this.#comma(']')
    }
    return elements
  }

  #closes(bracket: string): boolean {
    this.skipBlank()
    if (this.atEnd()) throw this.#unreadable(`expected "${bracket}"`)
    if (this.#text[this.#at] !== bracket) return false
    this.#at++
    return true
  }

  #comma(bracket: string): void {
    this.skipBlank()
    const next = this.#text[this.#at]
    if (next === ',') this.#at++
    else if (next !== bracket) throw this.#unreadable(`expected "," or "${bracket}"`)
  }

  #string(quote: string): string {
    let value = ''
    for (this.#at++; ; this.#at++) {
      const letter = this.#text[this.#at]
      if (letter === undefined) throw this.#unreadable('a text has no closing quote')
      if (letter === quote) break
      value += letter === '\\' ? this.#escape() : letter
    }
    this.#at++
    return value
  }

  #escape(): string {
    const letter = this.#text[++this.#at] ?? ''
    if (letter === 'u') {
      const code = /^[0-9a-fA-F]{4}/.exec(this.#text.slice(this.#at + 1, this.#at + 5))?.[0]
      if (code === undefined) return 'u'
      this.#at += 4
      return String.fromCharCode(Number.parseInt(code, 16))
    }
    return simpleEscapes[letter] ?? letter
  }

  #bare(): unknown {
    const word = /^[^\s,:{}[\]"']+/.exec(this.#text.slice(this.#at, this.#at + 200))?.[0]
    if (word === undefined) throw this.#unreadable('expected a value')
    this.#at += word.length
    if (word === 'true') return true
    if (word === 'false') return false
    if (word === 'null') return null
    const number = Number(word)
    return Number.isFinite(number) ? number : word
  }

  #skipPast(end: string): void {
    const found = this.#text.indexOf(end, this.#at)
    this.#at = found === -1 ? this.#text.length : found + end.length
  }

  #unreadable(message: string): Unreadable {
    const line = this.#text.slice(0, this.#at).split('\n').length
    return new Unreadable(`line ${line}: ${message}`)
  }
}

const simpleEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
}
