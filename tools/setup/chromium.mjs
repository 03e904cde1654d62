import { delimiter, join } from 'node:path'
import { installWithApt, isProgram } from './apt.mjs'
import { runCommand } from './run-command.mjs'

/** The one without windows comes first: journeys take two thirds of the time in it. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
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

/** Installs one from the system's packages; older systems have no package of the one without windows. */
export async function installChromium(options = {}) {
  return (
    (await installWithApt(['chromium-headless-shell'], options)) ||
    (await installWithApt(['chromium'], options))
  )
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
  await installChromium({ say })
  const path = findChromium() ?? (await installThroughPlaywright(folder, say))
  if (path !== undefined) return { path }
  return {
    reason:
      'No Chromium here, and neither apt nor Playwright could install one. Install Chromium or Chrome, or set CHROME_PATH to its program, and run npm test again.',
  }
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
