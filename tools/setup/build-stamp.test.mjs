import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, sourceFingerprint, writeBuildStamp } from './build-stamp.mjs'

const target = { name: 'shop', sources: ['shop', 'rules/src'], product: 'shop/dist/main.js' }
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-stamp-'))
  for (const made of ['shop/src', 'shop/dist', 'rules/src']) {
    mkdirSync(join(folder, made), { recursive: true })
  }
  writeFileSync(join(folder, 'shop/src/main.ts'), 'one')
  writeFileSync(join(folder, 'rules/src/price.ts'), 'one')
  writeFileSync(join(folder, 'shop/dist/main.js'), 'built')
  writeBuildStamp(folder, target, sourceFingerprint(folder, target))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a build is good as long as nothing was touched', () => {
  expect(isBuilt(folder, target)).toBe(true)
})

test('a build is stale once a source was written, also in a package that it uses', () => {
  writeFileSync(join(folder, 'rules/src/price.ts'), 'another')
  expect(isBuilt(folder, target)).toBe(false)
})

test('a build is stale once a source was written with as many letters', () => {
  writeFileSync(join(folder, 'shop/src/main.ts'), 'two')
  utimesSync(join(folder, 'shop/src/main.ts'), new Date(1000), new Date(2000))
  expect(isBuilt(folder, target)).toBe(false)
})

test('a build is stale once a source came or went', () => {
  writeFileSync(join(folder, 'shop/src/new.ts'), '')
  expect(isBuilt(folder, target)).toBe(false)
  rmSync(join(folder, 'shop/src/new.ts'))
  expect(isBuilt(folder, target)).toBe(true)
  rmSync(join(folder, 'rules/src/price.ts'))
  expect(isBuilt(folder, target)).toBe(false)
})

test('a build is stale when what it made is gone', () => {
  rmSync(join(folder, 'shop/dist/main.js'))
  expect(isBuilt(folder, target)).toBe(false)
})

test('a changed test makes no build stale', () => {
  writeFileSync(join(folder, 'shop/src/main.test.ts'), 'a test')
  expect(isBuilt(folder, target)).toBe(true)
})
