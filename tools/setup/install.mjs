import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from './project.mjs'
import { runCommand } from './run-command.mjs'

const stampPath = join('node_modules', '.vitrine-install-stamp')

/** What must be equal for installed packages to be the right ones: the lockfile and the platform. */
export function installFingerprint(folder) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

export function isInstalled(folder) {
  const stamp = join(folder, stampPath)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === installFingerprint(folder)
}

/**
 * Installs the packages of the lockfile when `node_modules` holds others.
 * @throws SetupError with a way on when npm fails
 */
export async function ensureInstalled(folder, say = console.log) {
  if (isInstalled(folder)) return
  if (!sameAsInstalledByHand(folder)) await install(folder, say)
  writeFileSync(join(folder, stampPath), installFingerprint(folder))
}

/**
 * Whether npm's own record of `node_modules` has every package of the lockfile at its version, as
 * after `npm install` by hand. Optional packages are those of other platforms.
 */
function sameAsInstalledByHand(folder) {
  const recordPath = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(recordPath)) return false
  const installed = JSON.parse(readFileSync(recordPath, 'utf8')).packages
  const locked = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
  return Object.entries(locked).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.optional ||
      (installed[path] !== undefined && installed[path].version === entry.version),
  )
}

async function install(folder, say) {
  say('Installing packages (npm ci) ...')
  const { code, output } = await runCommand('npm', ['ci', '--no-progress', '--loglevel=error'], {
    cwd: folder,
    quiet: true,
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (code === 0) return
  throw new SetupError(`${output.trim()}\n\n${adviceFor(output)}`)
}

/** One sentence on what to do next, read from npm's error. */
export function adviceFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRE(SET|FUSED)|ENETUNREACH|network/i.test(output)) {
    return 'The package registry did not answer. Check the network (or the proxy that npm uses) and type the same command again; what has been downloaded is kept.'
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'npm may not write here. Make this folder writable for your user and type the same command again.'
  }
  if (/ENOSPC/.test(output)) {
    return 'The disk is full. Free about 1 GB and type the same command again.'
  }
  if (/npm ci.*can only install|not in sync/i.test(output)) {
    return 'package-lock.json does not fit package.json. Run `npm install` and `npm run fix-lock`, then type the same command again.'
  }
  return 'npm could not install the packages; its own message is above. Type the same command again when it is mended.'
}
