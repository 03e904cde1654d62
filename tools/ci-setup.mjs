// What .ci/run does before npm test: installs what these tests use and a new machine does not have.
import { installWithApt } from './setup/apt.mjs'
import { findChromium, installChromium } from './setup/chromium.mjs'
import { runTool } from './setup/project.mjs'
import { hasSystemPostgres } from './suites/system-postgres.mjs'

await runTool(async () => {
  if (!process.env.CHROME_PATH && findChromium() === undefined) await installChromium()
  if (!hasSystemPostgres()) await installWithApt(['postgresql'])
})
