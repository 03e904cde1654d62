// npm run test:node -- VERSION [--long]: runs every suite on another Node, such as 24.
import { delimiter, join } from 'node:path'
import { fetchNode } from './setup/other-node.mjs'
import { projectFolder, runTool, SetupError } from './setup/project.mjs'
import { runCommand } from './setup/run-command.mjs'

await runTool(async () => {
  const [version, ...rest] = process.argv.slice(2)
  if (version === undefined || !/^\d+(\.\d+){0,2}$/.test(version)) {
    throw new SetupError('Usage: npm run test:node -- VERSION, such as 24 or 24.9.0')
  }
  const programs = await fetchNode(version)
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` }
  const node = join(programs, 'node')
  await runCommand(node, ['-p', '`Node ${process.version}`'], { env })
  const { code } = await runCommand(node, [join(projectFolder, 'tools', 'test.mjs'), ...rest], {
    cwd: projectFolder,
    env,
  })
  return code
})
