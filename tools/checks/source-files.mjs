import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSync } from 'vite'

const ignoredFolders = new Set(['node_modules', 'dist', 'data', 'test-output', '.git', '.vite'])

/**
 * Paths of the files under `folder`, relative to it, with forward slashes, in order; without what
 * is installed, built or written by a running server.
 * @param accept called with such a path
 */
export function listFiles(folder, accept = () => true) {
  const found = []
  const visit = (at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name)
      if (entry.isDirectory()) {
        if (!ignoredFolders.has(entry.name)) visit(path)
      } else if (entry.isFile()) {
        const name = relative(folder, path).split(sep).join('/')
        if (accept(name)) found.push(name)
      }
    }
  }
  visit(folder)
  return found.toSorted((a, b) => (a < b ? -1 : 1))
}

/** TypeScript and the tools' own modules. */
export function isCode(path) {
  return /\.(ts|tsx|mjs)$/.test(path)
}

export function isTest(path) {
  return /\.(test|e2e)\.[a-z]+$/.test(path) || path.split('/').includes('testing')
}

const parsed = new Map()

/**
 * Several checks read the same files in one run, so a tree is kept for as long as its text holds.
 * @returns the file's text and syntax tree (ESTree with TypeScript); the tree of a file with syntax
 *   errors ends at the error, which the type check reports
 */
export function readSource(folder, path) {
  const text = readFileSync(join(folder, path), 'utf8')
  const known = parsed.get(path)
  if (known?.text === text) return known
  const { program, comments } = parseSync(path, text)
  const source = { text, program, comments }
  parsed.set(path, source)
  return source
}

/** Line of a character, counted from 1. */
export function lineOf(text, index) {
  return text.slice(0, index).split('\n').length
}
