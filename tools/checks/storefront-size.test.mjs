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
  // the React that visitors get: without this, the one for tests
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

// these stand on no page of a product: the checkout's, and those of the editor's frame
const elsewhere = ['src/shop/checkout/start-checkout.ts', 'src/frame-blocks.ts']

test('all scripts that a product page can come to load, React among them, stay under 95 KB', () => {
  for (const key of elsewhere) expect(Object.keys(manifest)).toContain(key)
  const scripts = Object.keys(manifest).filter(
    (key) => manifest[key].file.endsWith('.js') && !elsewhere.includes(key),
  )
  expect(compressedSize(scripts)).toBeLessThan(95 * kilobyte)
})
