import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adviceFor, ensureInstalled, isInstalled } from './install.mjs'

let folder

const write = (path, value) => writeFileSync(join(folder, path), JSON.stringify(value))
const lockfile = (version) => ({
  packages: {
    '': {},
    'node_modules/tool': { version },
    'node_modules/@tool/other-platform': { version, optional: true },
  },
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-install-'))
  mkdirSync(join(folder, 'node_modules'))
  write('package-lock.json', lockfile('1.0.0'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('packages that were installed by hand are taken as they are', async () => {
  write('node_modules/.package-lock.json', {
    packages: { 'node_modules/tool': { version: '1.0.0' } },
  })
  const said = []
  await ensureInstalled(folder, (line) => said.push(line))
  expect(said).toEqual([])
  expect(isInstalled(folder)).toBe(true)
})

test('a changed lockfile asks for another installation', async () => {
  write('node_modules/.package-lock.json', {
    packages: { 'node_modules/tool': { version: '1.0.0' } },
  })
  await ensureInstalled(folder)
  write('package-lock.json', lockfile('1.0.1'))
  expect(isInstalled(folder)).toBe(false)
})

test('an installation that npm refuses ends in advice', async () => {
  write('package-lock.json', lockfile('2.0.0'))
  const installing = ensureInstalled(folder, () => {})
  await expect(installing).rejects.toThrow(/Type the same command again/)
  expect(isInstalled(folder)).toBe(false)
})

test.for([
  ['npm error code ENOTFOUND', 'Check the network'],
  ['npm error network request failed', 'Check the network'],
  ['npm error code EACCES', 'may not write here'],
  ['npm error code ENOSPC', 'disk is full'],
  ['`npm ci` can only install packages when your package.json', 'npm run fix-lock'],
  ['something else', 'its own message is above'],
])('"%s" is answered with what to do', ([output, advice]) => {
  expect(adviceFor(output)).toContain(advice)
})
