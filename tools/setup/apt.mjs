import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.mjs'

/**
 * Installs Debian packages where this user may, and says in one sentence why it could not.
 * @param options.isRoot whether the user may install for the whole machine
 * @returns whether the packages are installed
 */
export async function installWithApt(packages, options = {}) {
  const { say = console.log, env = process.env, isRoot = process.getuid?.() === 0 } = options
  const names = packages.join(' and ')
  if (!hasProgram('apt-get', env)) {
    say(`This machine has no apt-get, so ${names} must be installed another way.`)
    return false
  }
  if (!isRoot) {
    say(`Only root may install ${names}: apt-get install ${packages.join(' ')}`)
    return false
  }
  say(`Installing ${names} (apt-get) ...`)
  const run = aptGet({ ...env, DEBIAN_FRONTEND: 'noninteractive' })
  // without this, apt-get calls an update good although a list could not be fetched
  const update = await run('update', '-qq', '-o', 'APT::Update::Error-Mode=any')
  if (update.code !== 0) {
    say(`apt-get update failed (is there a network?): ${firstComplaint(update.output)}`)
  }
  const install = await run('install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (install.code !== 0) {
    say(`apt-get could not install ${names}: ${firstComplaint(install.output)}`)
  }
  return install.code === 0
}

function aptGet(env) {
  return (...args) => runCommand('apt-get', args, { quiet: true, env })
}

/** What apt-get names first as an error, else as a warning, else its last line. */
function firstComplaint(output) {
  const lines = output.trim().split('\n')
  const complaint = ['E: ', 'W: ']
    .map((mark) => lines.find((line) => line.startsWith(mark))?.slice(mark.length))
    .find((line) => line !== undefined)
  return complaint ?? lines.at(-1)
}

function hasProgram(name, env) {
  return (env.PATH ?? '').split(delimiter).some((folder) => folder && isProgram(join(folder, name)))
}

/** Whether there is a file at the path that this user may run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
