/** What PostgreSQL says where a unique index refuses a row (its manual, appendix A). */
const uniqueViolation = '23505'

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation
}
