import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig, type Environment } from './ground/config/config.ts'
import { cookieWarnings } from './ground/config/cookie-warnings.ts'
import type { Context } from './ground/context.ts'
import { DatabaseStartError } from './ground/db/embedded/start-errors.ts'
import { endWithParent } from './end-with-parent.ts'
import { openInstallation, type Installation } from './open-installation.ts'
import { FirstSiteError, prepareFirstSiteApart } from './prepare-first-site-apart.ts'
import { runServer, type RunningServer } from './run-server.ts'
import { listAllSites } from './site/sites/list-sites.ts'
import { siteOrigin } from './site/sites/site-origin.ts'

/** The project's folder, as seen from `server/dist` and `server/src` alike. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

export type StartedServer = {
  /** The address of the first site, such as `http://shop.localhost:3000`. */
  readonly shopAddress: string | undefined
}

/** Starts the server from the environment and keeps it running until a signal. */
export async function startServer(env: Environment): Promise<StartedServer> {
  const startedAt = performance.now()
  const config = readConfig(env, projectRoot)
  const log = (line: string): void => void process.stderr.write(`${line}\n`)
  for (const warning of cookieWarnings(config)) log(warning)
  const clock = (): number => Date.now()
  const uptime = (): number => performance.now()
  const options = { config, root: projectRoot, clock, uptime, log }
  const installation = await openInstallation(options)
  try {
    await refuseSharedHost(installation.context)
    const first = await prepareFirstSiteApart(installation.context, env)
    const server = await runServer(installation.context)
    endWhenAsked(env, server, installation)
    const [shopAddress] = await greet(installation, first?.link, performance.now() - startedAt)
    return { shopAddress }
  } catch (error) {
    await installation.close()
    throw error
  }
}

/** A site whose host the editor takes would not be found any more. */
async function refuseSharedHost({ config, views, uptime }: Context): Promise<void> {
  const { hostname } = new URL(config.editorOrigin)
  const site = await views.hosts.findSite(hostname, uptime())
  if (site === undefined) return
  const problem = `is the address of the site ${site.name}; the editor needs a host of its own.`
  throw new ConfigError('EDITOR_ORIGIN', problem)
}

/** Each on a line of its own: the shop, the editor, where data lies. */
async function greet(
  { context, note }: Installation,
  link: string | undefined,
  startMs: number,
): Promise<readonly string[]> {
  const { config } = context
  const sites = await listAllSites(context.database)
  const addresses = sites.map((site) => siteOrigin(context, site.host))
  const lines = [
    '',
    ...addresses.map((address) => `Shop:   ${address}`),
    `Editor: ${link ?? `${config.editorOrigin}/config`}`,
    `Data:   ${config.databaseUrl === null ? context.files.folder : 'the database of DATABASE_URL'}`,
    '',
    ...(note === undefined ? [] : [note]),
    ...(link === undefined
      ? ['A new sign-in link: npx --no vitrine user invite EMAIL']
      : ['The editor’s link signs in once. A new one: npx --no vitrine user invite EMAIL']),
    `Ready in ${Math.round(startMs)} ms.`,
    '',
  ]
  process.stdout.write(lines.join('\n'))
  return addresses
}

/** What does not answer any more, such as a stuck database, may not keep the server from ending. */
const longestEndMs = 9500

function endWhenAsked(env: Environment, server: RunningServer, installation: Installation): void {
  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), longestEndMs).unref()
    await server.stop()
    await installation.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())
  endWithParent(env, () => void end())
}

/** What went wrong at the start, in one helpful sentence; undefined for surprises. */
export function startProblem(error: unknown, port: string): string | undefined {
  if (isExplained(error)) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program; start with another one: PORT=3100 npm start`
  }
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user; choose one above 1023.`
  return undefined
}

function isExplained(error: unknown): error is Error {
  return [ConfigError, DatabaseStartError, FirstSiteError].some((kind) => error instanceof kind)
}
