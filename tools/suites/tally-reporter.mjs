import { writeFileSync } from 'node:fs'

/**
 * A vitest reporter that writes the run's tally as JSON to the file named by `VITRINE_TALLY_FILE`.
 * A file that cannot be loaded and an error outside any test count as failed.
 */
export default class TallyReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const tally = { passed: 0, failed: unhandledErrors.length, skips: [] }
    for (const testModule of testModules) {
      tally.failed += testModule.errors().length
      for (const suite of testModule.children.allSuites()) tally.failed += suite.errors().length
      for (const test of testModule.children.allTests()) addTest(tally, test)
    }
    writeFileSync(process.env.VITRINE_TALLY_FILE, JSON.stringify(tally))
  }
}

function addTest(tally, test) {
  const result = test.result()
  if (result.state === 'passed') tally.passed += 1
  else if (result.state === 'skipped') {
    tally.skips.push({ title: test.fullName, reason: result.note ?? '', wholeSuite: false })
  } else tally.failed += 1
}
