// npm run record-patterns: examines patterns that are new and records those that are linear.
import { readFileSync, writeFileSync } from 'node:fs'
import { projectFolder, runTool } from './setup/project.mjs'

await runTool(async () => {
  const { recordPath, recordPatterns } = await import('./checks/linear-patterns.mjs')
  const before = process.argv.includes('--all') ? [] : JSON.parse(readFileSync(recordPath, 'utf8'))
  const { record, problems } = await recordPatterns(projectFolder, before)
  writeFileSync(recordPath, `${JSON.stringify(record, null, 2)}\n`)
  for (const problem of problems) console.log(problem)
  console.log(`${record.length} patterns are recorded as linear.`)
  return problems.length === 0 ? 0 : 1
})
