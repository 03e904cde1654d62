/**
 * Runs checks side by side and prints each verdict as it comes, with its seconds.
 * @returns how many passed and failed, and what failed as `{ title, reason }`
 */
export async function runChecks(folder, checks, say = console.log) {
  const verdicts = await Promise.all(checks.map((check) => runCheck(folder, check, say)))
  const failures = verdicts.filter((verdict) => verdict !== undefined)
  return { passed: verdicts.length - failures.length, failed: failures.length, failures }
}

async function runCheck(folder, check, say) {
  const begun = performance.now()
  const problems = await check.run(folder)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  say(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${check.name.padEnd(18)} ${seconds} s`)
  for (const problem of problems) say(problem.replace(/^/gm, '       '))
  return problems.length === 0
    ? undefined
    : { title: `check ${check.name}`, reason: problems.join('\n') }
}
