import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../setup/project.mjs'
import { readSource } from './source-files.mjs'

/** What the browser loads at once with a file: what it imports for more than its types. */
function loadedWith(path, seen = new Set()) {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const node of readSource(projectFolder, path).program.body) {
    const specifier = node.source?.value
    if (typeof specifier !== 'string') continue
    if (node.importKind === 'type' || node.exportKind === 'type') continue
    const next = fileOf(path, specifier)
    if (next !== undefined) loadedWith(next, seen)
  }
  return seen
}

function fileOf(from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, name, rest] = /^@vitrine\/([a-z-]+)\/(.+)$/.exec(specifier) ?? []
  return name && `${name}/src/${rest}`
}

test('the editor begins without the template language, though its actions set words in it', () => {
  const loaded = [...loadedWith('rules/src/owner-actions.ts')]
  expect(loaded).toContain('rules/src/site/sites/mail-words-actions.ts')
  expect(loaded.filter((path) => path.startsWith('template-language/'))).toEqual([])
})
