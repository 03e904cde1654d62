/**
 * Runs checks side by side and prints each verdict as it comes, with its seconds.
 * @returns how many passed and failed
 */
export async function runChecks(folder, checks, say = console.log) {
  const verdicts = await Promise.all(checks.map((check) => runCheck(folder, check, say)))
  const passed = verdicts.filter(Boolean).length
  return { passed, failed: verdicts.length - passed }
}

async function runCheck(folder, check, say) {
  const begun = performance.now()
  const problems = await check.run(folder)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  say(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${check.name.padEnd(18)} ${seconds} s`)
  for (const problem of problems) say(problem.replace(/^/gm, '       '))
  return problems.length === 0
}
