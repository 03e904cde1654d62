import { startProblem, startServer } from './start-server.ts'

try {
  await startServer(process.env)
} catch (error) {
  const problem = startProblem(error, process.env['PORT'] ?? '3000')
  if (problem === undefined) throw error
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
