import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StarterChoice } from '@vitrine/rules/site/sites/sites-api.ts'
import { sitesPaths } from '@vitrine/rules/site/sites/sites-paths.ts'
import {
  starterScreenshots,
  type StarterScreenshot,
} from '@vitrine/rules/site/sites/starter-about.ts'
import { describeStarters, listStarters } from './read-starter.ts'

/** The starters as somebody chooses one in the editor, in order. */
export async function listStarterChoices(startersFolder: string): Promise<StarterChoice[]> {
  const starters = await describeStarters(startersFolder)
  const choices = starters.map(async ({ name, about: { title, description } }) => {
    const [wide, phone] = await Promise.all([
      addressOf(startersFolder, name, 'wide'),
      addressOf(startersFolder, name, 'phone'),
    ])
    return { name, title, description, screenshots: { wide, phone } }
  })
  return Promise.all(choices)
}

type Screenshot = {
  readonly bytes: Buffer
  /** Another one for other bytes. */
  readonly version: string
}

/** The picture of a starter that there is; no other name leads to a file. */
export async function findScreenshot(
  startersFolder: string,
  starter: string,
  screenshot: StarterScreenshot,
): Promise<Screenshot | undefined> {
  if (!(await listStarters(startersFolder)).includes(starter)) return undefined
  const path = join(startersFolder, starter, starterScreenshots[screenshot])
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes === undefined) return undefined
  return { bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 12) }
}

async function addressOf(
  startersFolder: string,
  starter: string,
  screenshot: StarterScreenshot,
): Promise<string | null> {
  const found = await findScreenshot(startersFolder, starter, screenshot)
  if (found === undefined) return null
  const query = new URLSearchParams({ starter, size: screenshot, v: found.version })
  return `${sitesPaths.starterScreenshot}?${query.toString()}`
}
