import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the doc comment of a formatter or predicate says; undefined where it has none of its own. */
export function docCommentOf(folder, name) {
  const files = readdirSync(folder).filter((file) => /-(?:formatters|predicates)\.ts$/.test(file))
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  return identifiersOf(name, text)
    .map((identifier) => commentOn(identifier, text))
    .find((comment) => comment !== undefined)
}

/** The names in the source that a table may give the formatter by. */
function identifiersOf(name, text) {
  const key = name.replace(/[?$]/g, '\\$&')
  const entry = new RegExp(`(?:^ {2,6}|\\{ )'?${key}'?: (?:\\(\\) => )?(\\w+)`, 'm').exec(text)
  if (entry !== null) return [entry[1]]
  const isShorthand = new RegExp(`(?:^  |[{,] )${key}(?:,| })`, 'm').test(text)
  return isShorthand ? [name] : []
}

function commentOn(identifier, text) {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n(?:export )?(?:const|function) ${identifier}\\b`,
  ).exec(text)?.[1]
  if (comment === undefined) return undefined
  const plain = comment.replace(/\n? \* ?/g, ' ').trim()
  return plain.replace(/\s+/g, ' ')
}
