import { sql } from 'kysely'

/** Each word reads everybody once more; what tells people apart has fewer. */
const mostWords = 8

/** Whether somebody has all words in their name or their address, which are columns of these names. */
export function hasWords(search: string) {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const conditions = words.slice(0, mostWords).map((word) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`(email ilike ${like} or name ilike ${like})`
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
