import { CompiledQuery, sql, type RawBuilder } from 'kysely'
import type { Queries } from './database.ts'

/** Stands in a statement's text where each run has a value of its own. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement whose text is made once, for those that run at every request: building a long text
 * anew costs the server about as much as sending it. A value that the text uses in several places
 * travels once.
 * @param build writes the statement, with `slot(name)` where a value goes
 * @returns runs it with the values by name
 */
export function fixedStatement<Values extends object, Row>(
  build: (
    slot: <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>,
  ) => RawBuilder<Row>,
): (queries: Queries, values: Values) => Promise<readonly Row[]> {
  const made = build((name) => sql`${new Slot(name)}`)
  let known: { readonly text: string; readonly names: readonly string[] } | undefined
  return async (queries, values) => {
    known ??= withEachNameOnce(made.compile(queries))
    const parameters = known.names.map((name) => values[name as keyof Values])
    const { rows } = await queries.executeQuery<Row>(CompiledQuery.raw(known.text, parameters))
    return rows
  }
}

function withEachNameOnce({ sql: text, parameters }: CompiledQuery) {
  const names: string[] = []
  const places = parameters.map((parameter) => {
    if (!(parameter instanceof Slot)) throw new Error('a fixed statement has a value of its own')
    if (!names.includes(parameter.name)) names.push(parameter.name)
    return names.indexOf(parameter.name) + 1
  })
  return { text: text.replace(/\$(\d+)/g, (_, place) => `$${places[Number(place) - 1]}`), names }
}
