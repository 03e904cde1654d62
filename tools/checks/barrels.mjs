import { isCode, lineOf, listFiles, readSource } from './source-files.mjs'

/** A name is imported from the file that defines it, so that a browser ships only what it uses. */
export const barrels = {
  name: 'barrels',
  run(folder) {
    return listFiles(folder, isCode).flatMap((path) => {
      const { text, program } = readSource(folder, path)
      return program.body
        .filter((statement) => passesOn(statement, program))
        .map(
          (statement) =>
            `${path}:${lineOf(text, statement.start)} passes on another file's export; import it from the file that defines it.`,
        )
    })
  },
}

function passesOn(statement, program) {
  if (statement.type === 'ExportAllDeclaration') return true
  if (statement.type !== 'ExportNamedDeclaration') return false
  if (statement.source !== null) return true
  const imported = new Set(
    program.body
      .filter((other) => other.type === 'ImportDeclaration')
      .flatMap((other) => other.specifiers.map((specifier) => specifier.local.name)),
  )
  return statement.specifiers.some((specifier) => imported.has(specifier.local.name))
}
