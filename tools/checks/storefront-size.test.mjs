import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { projectFolder } from '../setup/project.mjs'

const kilobyte = 1024
let folder
let manifest

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-storefront-'))
  const root = join(projectFolder, 'storefront')
  // as visitors get them
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
})

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const entryOf = (name) => Object.keys(manifest).find((key) => manifest[key].name === name)

/** What a browser loads at once when it loads an entry, as keys of the manifest. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) withImports(imported, seen)
  return seen
}

const compressedSize = (keys) =>
  [...keys].reduce(
    (sum, key) =>
      sum + gzipSync(readFileSync(join(folder, manifest[key].file)), { level: 9 }).length,
    0,
  )

test('the script that every page carries stays under 3 KB, and comes alone', () => {
  const loaded = withImports(entryOf('loader'))
  expect([...loaded]).toEqual([entryOf('loader')])
  expect(compressedSize(loaded)).toBeLessThan(3 * kilobyte)
})

test('all scripts of visitors together stay under 45 KB', () => {
  const scripts = Object.keys(manifest).filter((key) => manifest[key].file.endsWith('.js'))
  expect(compressedSize(scripts)).toBeLessThan(45 * kilobyte)
})
