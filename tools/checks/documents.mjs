import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from 'vite'
import { codePackages } from '../setup/project.mjs'
import { lineOf, listFiles, readSource } from './source-files.mjs'

const configurationPath = 'server/src/ground/config/config.ts'
const settingsPath = 'docs/operating.md'
const folders = [...codePackages, 'tools', 'docs', 'starter-sites'].join('|')
const namedPath = new RegExp('`((?:' + folders + ')/[\\w./-]+)`', 'g')
const link = /\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g

/** Documents name files that are there, and the operator's page lists every setting. */
export const documents = {
  name: 'documents',
  run(folder) {
    return [...absentPaths(folder), ...unlistedSettings(folder)]
  },
}

function absentPaths(folder) {
  return listFiles(folder, (path) => path.endsWith('.md')).flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const named = [...text.matchAll(namedPath)].map(({ index, 1: name }) => ({ index, name }))
    const linked = [...text.matchAll(link)].map(({ index, 1: target }) => ({
      index,
      name: join(path, '..', target),
    }))
    return [...named, ...linked]
      .filter(({ name }) => !existsSync(join(folder, name)))
      .map(({ index, name }) => `${path}:${lineOf(text, index)} names ${name}, which is not there.`)
  })
}

/** Settings are the words in capitals among the configuration's string literals. */
function unlistedSettings(folder) {
  if (!existsSync(join(folder, configurationPath))) return []
  const page = existsSync(join(folder, settingsPath))
    ? readFileSync(join(folder, settingsPath), 'utf8')
    : ''
  const settings = new Set()
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string' && /^[A-Z][A-Z0-9]*(_[A-Z0-9]*)*$/.test(node.value)) {
        settings.add(node.value)
      }
    },
  }).visit(readSource(folder, configurationPath).program)
  return [...settings]
    .filter((name) => !page.includes(`\`${name}`))
    .map((name) => `${settingsPath} does not list the setting ${name}.`)
}
