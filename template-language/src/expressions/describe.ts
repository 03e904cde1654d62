import type { Statement, Token } from './tokens.ts'

/** The order of evaluation as text, for `{.eval #...}`. */
export function describeStatements(statements: readonly Statement[]): string {
  const described = statements.map((statement) => `[${statement.map(describe).join(' ')}]`)
  return `[${described.join(', ')}]`
}

function describe(token: Token): string {
  switch (token.kind) {
    case 'value':
      return typeof token.value === 'string' ? JSON.stringify(token.value) : String(token.value)
    case 'name':
      return token.path.join('.')
    case 'arguments':
      return '<args>'
    case 'call':
      return `${token.name}()`
    case 'operator':
      return `<${token.name}>`
  }
}
