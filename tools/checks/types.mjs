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
    const options = ['--singleThreaded', '--pretty', 'false']
    const found = await Promise.all(
      projects.map((project) => runProgram(folder, 'tsc', ['-p', project, ...options])),
    )
    return found.flat()
  },
}
