import { expect, test } from 'vitest'
import { addTallies, closingLine, namedFailures, objections } from './tally.mjs'

const good = { passed: 3, failed: 0, failures: [], skips: [] }
const withSkip = (skip) => ({ ...good, skips: [{ title: 'one', wholeSuite: false, ...skip }] })
const here = { isCi: false }
const ci = { isCi: true }

test('the last line counts over all suites', () => {
  const total = addTallies([good, { passed: 4, failed: 1, failures: [], skips: [] }])
  expect(closingLine(total)).toBe('7 passed, 1 failed')
})

test('the last line names skipped tests only when there are any', () => {
  expect(closingLine(withSkip({ reason: 'no Debian' }))).toBe('3 passed, 0 failed, 1 skipped')
})

test('what failed in any suite is named where the run ends, in a few lines each', () => {
  const reason = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n')
  const failure = { title: 'carts.test.ts > a cart keeps its lines', reason }
  const { failures } = addTallies([good, { ...good, failures: [failure] }])
  const [told, ...rest] = namedFailures(failures)
  expect(told).toMatch(/^failed: carts.test.ts > a cart keeps its lines\n  line 0\n/)
  expect(told.split('\n')).toHaveLength(13)
  expect(rest).toEqual([])
})

test('of very many failures the first are named, and how many more there are', () => {
  const failures = Array.from({ length: 25 }, (_, index) => ({ title: `${index}`, reason: 'no' }))
  expect(namedFailures(failures)).toHaveLength(21)
  expect(namedFailures(failures).at(-1)).toBe('and 5 more')
})

test('a good run is good', () => {
  expect(objections(good, ci)).toEqual([])
})

test('a failed test fails the run', () => {
  expect(objections({ ...good, failed: 2 }, here)).toEqual(['2 failed.'])
})

test('a run without any test fails', () => {
  expect(objections({ passed: 0, failed: 0, failures: [], skips: [] }, here)).toEqual([
    'No test ran.',
  ])
})

test('a skip says why, or fails the run', () => {
  expect(objections(withSkip({ reason: 'no Debian' }), here)).toEqual([])
  expect(objections(withSkip({ reason: '' }), here)).toEqual([
    '"one" was skipped without a reason.',
  ])
})

test('in CI a suite that was left out fails the run, unless what it reads is not kept there', () => {
  const leftOut = { reason: 'no browser', wholeSuite: true }
  expect(objections(withSkip(leftOut), here)).toEqual([])
  expect(objections(withSkip(leftOut), ci)).toEqual(['The suite "one" did not run: no browser'])
  expect(objections(withSkip({ ...leftOut, inputAbsent: true }), ci)).toEqual([])
})
