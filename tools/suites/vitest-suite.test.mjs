import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { projectFolder } from '../setup/project.mjs'
import { runVitest } from './vitest-suite.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-suite-'))
  mkdirSync(join(folder, 'src'))
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    "export default { test: { include: ['src/*.check.mjs'] } }\n",
  )
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (files = []) =>
  runVitest(folder, { name: 'planted', config: 'vitest.config.mjs', files, quiet: true })
const plant = (name, text) => {
  const head = "import { describe, expect, test } from 'vitest'\n"
  writeFileSync(join(folder, 'src', name), head + text)
}

test('passes, failures and skips are counted, each skip with its reason', async () => {
  plant(
    'one.check.mjs',
    `test('a', () => {})
     test('b', () => expect(1).toBe(2))
     describe('c', () => { test('d', (it) => it.skip('no such machine')) })`,
  )
  expect(await run()).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      {
        file: 'src/one.check.mjs',
        title: 'src/one.check.mjs > b',
        reason: expect.stringContaining('expected 1 to be 2'),
      },
    ],
    skips: [{ title: 'c > d', reason: 'no such machine', wholeSuite: false }],
  })
})

test('a file that cannot be loaded counts as failed', async () => {
  plant('one.check.mjs', "test('a', () => {})")
  plant('two.check.mjs', "import './absent.mjs'")
  const file = 'src/two.check.mjs'
  const failures = [{ file, title: file, reason: expect.stringContaining('absent.mjs') }]
  expect(await run()).toEqual({ passed: 1, failed: 1, failures, skips: [] })
})

test('files that are named run by themselves', async () => {
  plant('one.check.mjs', "test('a', () => expect(1).toBe(2))")
  plant('two.check.mjs', "test('a', () => {})")
  expect(await run(['src/two.check.mjs'])).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    skips: [],
  })
})

test('a run that finds no test counts as failed', async () => {
  expect(await run()).toMatchObject({ passed: 0, failed: 1, failures: [{ title: 'planted' }] })
})

test('a build before it in the same process does not make it a run in production', async () => {
  plant('one.check.mjs', "test('a', () => expect(process.env.NODE_ENV).toBe('test'))")
  vi.stubEnv('NODE_ENV', 'production')
  const tally = await run()
  vi.unstubAllEnvs()
  expect(tally).toEqual({ passed: 1, failed: 0, failures: [], skips: [] })
})
