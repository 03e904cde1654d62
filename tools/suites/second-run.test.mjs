import { expect, test } from 'vitest'
import { withSecondRun } from './second-run.mjs'

const good = { passed: 4, failed: 0, failures: [], skips: [] }
const failing = (...files) => ({
  ...good,
  failed: files.length,
  failures: files.map((file) => ({ file, title: `${file} > a`, reason: 'no' })),
})

/** Answers one tally after the other, and remembers which files were asked for. */
async function runsOf(...tallies) {
  const asked = []
  const run = (files) => {
    asked.push(files)
    return Promise.resolve(tallies[asked.length - 1])
  }
  return { tally: await withSecondRun(run, () => {}), asked }
}

test('a good run is run once', async () => {
  expect(await runsOf(good)).toEqual({ tally: good, asked: [[]] })
})

test('a file that failed and passes by itself is told as unsteady', async () => {
  const { tally, asked } = await runsOf(failing('one.e2e.ts'), good)
  expect(asked).toEqual([[], ['one.e2e.ts']])
  expect(tally).toEqual({
    passed: 5,
    failed: 0,
    failures: [],
    skips: [],
    unsteady: [{ title: 'one.e2e.ts > a', reason: 'no' }],
  })
})

test('a file that fails twice has failed', async () => {
  const first = failing('one.e2e.ts', 'one.e2e.ts')
  const { tally, asked } = await runsOf(first, failing('one.e2e.ts'))
  expect(asked).toEqual([[], ['one.e2e.ts']])
  expect(tally).toEqual(first)
})

test('more than two files that failed are no chance', async () => {
  const first = failing('one.e2e.ts', 'two.e2e.ts', 'three.e2e.ts')
  expect(await runsOf(first, good)).toEqual({ tally: first, asked: [[]] })
})

test('what failed outside any file is not tried again', async () => {
  const first = failing(undefined)
  expect(await runsOf(first, good)).toEqual({ tally: first, asked: [[]] })
})
