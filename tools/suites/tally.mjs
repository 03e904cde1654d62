const failuresNamed = 20
const linesOfReason = 12

/**
 * The sum of what suites found. A tally has counts, what failed as `{ file, title, reason }`, and for
 * each skipped test its title and why; a suite that did not run at all has one skip with `wholeSuite`,
 * and `inputAbsent` when the files that it reads are not kept with the project. What failed first and
 * passed by itself is `unsteady`, like what failed.
 */
export function addTallies(tallies) {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
    skips: tallies.flatMap((tally) => tally.skips),
    unsteady: tallies.flatMap((tally) => tally.unsteady ?? []),
  }
}

/**
 * What failed, told once more where a long run ends: there it is found, and a log that keeps only its
 * end still has it.
 */
export function namedFailures(failures, word = 'failed') {
  const named = failures.slice(0, failuresNamed).map(({ title, reason }) => {
    const lines = reason.split('\n').slice(0, linesOfReason)
    return [`${word}: ${title}`, ...lines.map((line) => `  ${line}`)].join('\n')
  })
  const more = failures.length - named.length
  return more > 0 ? [...named, `and ${more} more`] : named
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed, skips }) {
  const skipped = skips.length === 0 ? '' : `, ${skips.length} skipped`
  return `${passed} passed, ${failed} failed${skipped}`
}

/**
 * Why a run is not good, as sentences; empty when it is. A skip needs a reason, and in CI, where the
 * machine is made for these tests, no suite may be left out.
 */
export function objections({ passed, failed, skips }, { isCi }) {
  const found = []
  if (failed > 0) found.push(`${failed} failed.`)
  if (passed + failed === 0) found.push('No test ran.')
  for (const skip of skips) {
    if (skip.reason === '') found.push(`"${skip.title}" was skipped without a reason.`)
    if (skip.wholeSuite && isCi && !skip.inputAbsent) {
      found.push(`The suite "${skip.title}" did not run: ${skip.reason}`)
    }
  }
  return found
}
