import { writeFileSync } from 'node:fs'

/**
 * A vitest reporter that writes the run's tally as JSON to the file named by `VITRINE_TALLY_FILE`.
 * A file that cannot be loaded and an error outside any test count as failed.
 */
export default class TallyReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const tally = { passed: 0, failed: 0, failures: [], skips: [] }
    addErrors(tally, 'outside any test', unhandledErrors)
    for (const testModule of testModules) {
      const file = testModule.relativeModuleId
      addErrors(tally, file, testModule.errors(), file)
      for (const suite of testModule.children.allSuites()) {
        addErrors(tally, `${file} > ${suite.fullName}`, suite.errors(), file)
      }
      for (const test of testModule.children.allTests()) addTest(tally, file, test)
    }
    writeFileSync(process.env.VITRINE_TALLY_FILE, JSON.stringify(tally))
  }
}

function addErrors(tally, title, errors, file) {
  tally.failed += errors.length
  for (const error of errors) tally.failures.push({ file, title, reason: reasonOf([error]) })
}

function reasonOf(errors = []) {
  return errors.map(({ message, stack }) => stack || message).join('\n')
}

function addTest(tally, file, test) {
  const result = test.result()
  if (result.state === 'passed') tally.passed += 1
  else if (result.state === 'skipped') {
    tally.skips.push({ title: test.fullName, reason: result.note ?? '', wholeSuite: false })
  } else {
    tally.failed += 1
    const title = `${file} > ${test.fullName}`
    tally.failures.push({ file, title, reason: reasonOf(result.errors) })
  }
}
