// What .ci/run does before npm test: installs what these tests use and a new machine does not have.
import { installWithApt } from './setup/apt.mjs'
import { findChromium } from './setup/chromium.mjs'
import { runTool } from './setup/project.mjs'
import { hasSystemPostgres } from './suites/system-postgres.mjs'

await runTool(async () => {
  const missing = []
  if (!process.env.CHROME_PATH && findChromium() === undefined) missing.push('chromium')
  if (!hasSystemPostgres()) missing.push('postgresql')
  if (missing.length > 0) await installWithApt(missing)
})
