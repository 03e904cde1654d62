import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseSections } from './conformance-cases.mjs'
import { runConformance } from './conformance-suite.mjs'

/** An engine that prints the template and a name, and knows the values of three words. */
const echoEngine = `
export const render = ({ template, json }) => ({
  output: template + (json.name ?? ''),
  errors: template.includes('!') ? [{ message: 'loud' }] : [],
})
const values = { none: undefined, nan: NaN, negative: -0 }
export const evaluate = (expr) => ({ value: values[expr], errors: [] })
`
let folder
let corpus

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-conformance-'))
  corpus = join(folder, 'corpus')
  mkdirSync(join(folder, 'rules', 'testing'), { recursive: true })
  mkdirSync(join(corpus, 'tables'), { recursive: true })
  writeFileSync(join(folder, 'rules', 'testing', 'conformance-adapter.mjs'), echoEngine)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = async (options) => {
  const said = []
  const tally = await runConformance(folder, corpus, { ...options, say: (line) => said.push(line) })
  return { ...tally, said: said.join('\n') }
}
const write = (name, text) => writeFileSync(join(corpus, name), text)

test('sections of a case end where the next begins', () => {
  expect(parseSections(':JSON\n{}\n:TEMPLATE\na\nb\n:OUTPUT\n')).toEqual({
    JSON: '{}',
    TEMPLATE: 'a\nb',
    OUTPUT: '',
  })
})

test('a case compares trimmed output and, where it names them, errors', async () => {
  write('a.case', ':JSON\n{"name":"x"}\n:TEMPLATE\nhello\n:OUTPUT\nhello\nx\n')
  write('b.case', ':TEMPLATE\nloud!\n:OUTPUT\nloud!\n:ERRORS\n["loud"]\n')
  write('c.case', ':TEMPLATE\nloud!\n:OUTPUT\nloud!\n:ERRORS\n["quiet"]\n')
  const { passed, failed, said } = await run()
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 })
  expect(said).toContain('FAILED c.case')
})

test('a table compares exactly', async () => {
  const row = (id, expected) => JSON.stringify({ id, template: 'a', json: {}, expected })
  write('tables/t.jsonl', `${row(1, 'a')}\n${row(2, 'a ')}\n`)
  const { passed, failed, said } = await run()
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(said).toContain('FAILED tables/t.jsonl#2')
})

test('where the specification says something else than a case, its output is the one that counts', async () => {
  const row = (id, expected) => JSON.stringify({ id, template: 'a', json: {}, expected })
  write('tables/t.jsonl', `${row(1, 'b')}\n${row(2, 'a')}\n`)
  const specified = new Map([
    ['tables/t.jsonl#1', 'a'],
    ['tables/t.jsonl#2', 'b'],
  ])
  const { passed, failed, said } = await run({ specified })
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(said).toContain('FAILED tables/t.jsonl#2')
})

test('an expression may have a value that JSON cannot say, and zero has no sign', async () => {
  const row = (expr, expected) => JSON.stringify({ id: expr, expr, expected, errors: [] })
  const rows = [row('none', { $undefined: 1 }), row('nan', { $num: 'NaN' }), row('negative', 0)]
  write('tables/e.jsonl', rows.join('\n'))
  expect(await run()).toMatchObject({ passed: 3, failed: 0 })
})

test('tree cases are skipped with the reason by an engine without trees', async () => {
  write('t.case', ':TEMPLATE\na\n:AST\n[]\n')
  const { passed, skips } = await run()
  expect(passed).toBe(0)
  expect(skips[0].reason).toContain('1 optional cases')
})
