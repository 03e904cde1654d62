/** Why a connection did not come about, by the codes of PostgreSQL (appendix A) and of the system. */
const problems: Readonly<Record<string, string>> = {
  '28000': 'names a user whom the database server does not let in.',
  '28P01': 'holds a password that the database server does not take.',
  '3D000': 'names a database that is not there.',
  '42501': 'names a user who may not make tables in the database.',
  '53300': 'names a database server that has no connection to spare.',
  '57P03': 'names a database server that is just starting or stopping; try again in a moment.',
  EAI_AGAIN: 'names a database server whose name cannot be looked up now.',
  ENOTFOUND: 'names a database server that nobody knows.',
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ETIMEDOUT',
])

/** The end of a sentence about the address of a database; undefined for other errors. */
export function connectionProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  // the pool's own limit has no code
  const isLate = error.message.includes('timeout')
  if (unreachable.has(code) || isLate) return 'names a database server that cannot be reached.'
  return Object.hasOwn(problems, code) ? problems[code] : undefined
}
