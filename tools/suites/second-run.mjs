const filesAtMost = 2

/**
 * What a suite found, where files of it that failed on a full machine are run once more by themselves
 * (decision 83): a fault of the product fails twice. What passes then is told as unsteady. More than
 * two such files are no chance, and are left as they are.
 *
 * @param run of the whole suite, or of the files that are named, to a tally
 */
export async function withSecondRun(run, say = console.log) {
  const first = await run([])
  const files = [...new Set(first.failures.map(({ file }) => file))]
  if (files.length === 0 || files.length > filesAtMost || files.includes(undefined)) return first
  say(`\n== once more, by themselves: ${files.join(', ')}`)
  const second = await run(files)
  if (second.failed > 0) return first
  const unsteady = first.failures.map(({ title, reason }) => ({ title, reason }))
  // what failed counted once in the first run, and so it does now
  return { ...first, passed: first.passed + first.failed, failed: 0, failures: [], unsteady }
}
