import { startProblem, startServer, type StartedServer } from './start-server.ts'

const started = await startOrSayWhyNot()

/**
 * Where the shop answers, for the program that started this one (`tools/start.mjs`).
 * @public
 */
export const shopAddress = started?.shopAddress

async function startOrSayWhyNot(): Promise<StartedServer | undefined> {
  try {
    return await startServer(process.env)
  } catch (error) {
    const problem = startProblem(error, process.env['PORT'] ?? '3000')
    if (problem === undefined) throw error
    process.stderr.write(`${problem}\n`)
    process.exitCode = 1
    return undefined
  }
}
