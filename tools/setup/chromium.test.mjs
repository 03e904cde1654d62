import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-chromium-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const program = (name) => {
  writeFileSync(join(folder, name), '')
  chmodSync(join(folder, name), 0o755)
  return join(folder, name)
}

test('the browser that CHROME_PATH names goes before what is installed', () => {
  program('chromium')
  const own = program('my-browser')
  expect(findChromium({ CHROME_PATH: own, PATH: folder })).toBe(own)
})

test('a CHROME_PATH that leads nowhere is not replaced in silence', () => {
  program('chromium')
  expect(findChromium({ CHROME_PATH: join(folder, 'absent'), PATH: folder })).toBeUndefined()
})

test('Chromium and Chrome are found among the programs', () => {
  const chrome = program('google-chrome')
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(chrome)
})

test('a file that nobody may run is no browser', () => {
  writeFileSync(join(folder, 'chromium'), '', { mode: 0o644 })
  const found = findChromium({ PATH: folder })
  expect(found === undefined || found.startsWith('/Applications/')).toBe(true)
})

test('the one without windows goes before one that opens them', () => {
  program('chromium')
  const quick = program('chromium-headless-shell')
  expect(findChromium({ PATH: folder })).toBe(quick)
})
