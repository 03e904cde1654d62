import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.mjs'

const programNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macPrograms = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium on this machine, or undefined. `CHROME_PATH` goes before what is found. */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) return isProgram(env.CHROME_PATH) ? env.CHROME_PATH : undefined
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = folders.flatMap((folder) => programNames.map((name) => join(folder, name)))
  return [...onPath, ...macPrograms].find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds Chromium, else installs it: with apt where that is allowed, else through Playwright.
 * @returns `{ path }`, or `{ reason }` in one sentence when this machine cannot have one
 */
export async function ensureChromium(folder, say = console.log) {
  if (process.env.CHROME_PATH && findChromium() === undefined) {
    return { reason: `CHROME_PATH names ${process.env.CHROME_PATH}, which is not a program.` }
  }
  const found = findChromium()
  if (found !== undefined) return { path: found }
  await installWithApt(['chromium'], say)
  const path = findChromium() ?? (await installThroughPlaywright(folder, say))
  if (path !== undefined) return { path }
  return {
    reason:
      'No Chromium here, and neither apt nor Playwright could install one. Install Chromium or Chrome, or set CHROME_PATH to its program, and run npm test again.',
  }
}

/**
 * Installs Debian packages where this user may.
 * @returns false where apt is not there, not allowed or without network
 */
export async function installWithApt(packages, say = console.log) {
  const allowed = process.platform === 'linux' && process.getuid?.() === 0
  if (!allowed || !existsSync('/usr/bin/apt-get')) return false
  say(`Installing ${packages.join(', ')} (apt-get) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { quiet: true, env })
  const { code } = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    { quiet: true, env },
  )
  return code === 0
}

async function installThroughPlaywright(folder, say) {
  say('Installing Chromium (Playwright) ...')
  const cli = join(folder, 'node_modules', 'playwright-core', 'cli.js')
  const { code } = await runCommand(process.execPath, [cli, 'install', 'chromium'], { quiet: true })
  if (code !== 0) return undefined
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  const started = await runCommand(path, ['--version'], { quiet: true })
  return started.code === 0 ? path : undefined
}
