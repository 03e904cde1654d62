import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { codePackages } from '../setup/project.mjs'
import { runProgram } from './run-program.mjs'

/** Each package by itself, its tests where they may use more than its sources, and build files. */
export const types = {
  name: 'types',
  async run(folder) {
    const projects = [...codePackages, 'tools']
      .flatMap((name) => [`${name}/tsconfig.json`, `${name}/tsconfig.test.json`])
      .filter((project) => existsSync(join(folder, project)))
    // they run side by side: several threads in each would work out the same types once a thread
    const options = ['--singleThreaded', '--pretty', 'false', '--incremental']
    const found = await Promise.all(
      projects.map((project) => {
        // what has not changed since the last time is not worked out again
        const known = join('test-output', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
        const args = ['-p', project, ...options, '--tsBuildInfoFile', known]
        return runProgram(folder, 'tsc', args)
      }),
    )
    return found.flat()
  },
}
