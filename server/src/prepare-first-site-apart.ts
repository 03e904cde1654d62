import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Context } from './ground/context.ts'
import { listAllSites } from './site/sites/list-sites.ts'
import { prepareFirstSite, type FirstSite } from './site/sites/prepare-first-site.ts'

/** Why there is no first site, in the words of what was to make it. */
export class FirstSiteError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * `prepareFirstSite`, with a first site made by the command line beside this server: reading a
 * starter and measuring its pictures takes some 60 MB, which a process that goes on would keep.
 *
 * @param env what the server was started with, for the command finds the same data by it
 */
export async function prepareFirstSiteApart(
  context: Context,
  env: Environment,
): Promise<FirstSite | undefined> {
  const hasSites = (await listAllSites(context.database)).length > 0
  if (hasSites) return prepareFirstSite(context, context.clock())
  // as seen from `server/dist`, in which this is built into a file beside it
  const commandLine = fileURLToPath(new URL('./cli.js', import.meta.url))
  const link = await run([commandLine, 'site', 'create-first'], env)
  return link === '' ? undefined : { link }
}

/** @throws FirstSiteError */
async function run(args: readonly string[], env: Environment): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...env } })
    return stdout.trim()
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    // a surprise comes with the lines of code that met it
    const reason = /^\w*Error: (.+)$/m.exec(said)?.[1] ?? said
    throw new FirstSiteError(`The first site could not be made: ${reason}`, { cause: error })
  }
}
