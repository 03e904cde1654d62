import { Server as NetServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { readDocument } from './changes/read-documents.ts'
import { buildServer } from './http/server.ts'
import type { SiteFinder } from './http/request-host.ts'
import { startJobs, type Jobs } from './jobs/start-jobs.ts'
import { serveEditor, type FrontDoorSite } from './http/serve-editor.ts'
import { servePage } from './pages/serve-page.ts'
import { sitePagesOf } from './pages/site-pages.ts'
import { routes } from './routes.ts'
import { findOnlySite, findSiteByHost } from './sites/find-site-by-host.ts'
import { listAllSites } from './sites/list-sites.ts'

export type RunningServer = {
  readonly app: FastifyInstance
  readonly port: number
  /** Takes no new request, answers those under way, and closes. */
  stop(): Promise<void>
}

/** How long requests under way get when the server is asked to end: it exits within 10 s. */
const drainMs = 7000
/** How long idle connections may still bring one more request. */
const lingerMs = 2000

/** Listens with everything that the product serves. */
export async function runServer(context: Context): Promise<RunningServer> {
  const { cache } = sitePagesOf(context.database)
  const cacheEnvironment = {
    clock: context.clock,
    random: context.random,
    trustsProxy: context.config.trustedProxies > 0,
  }
  const app = await buildServer(context, {
    routes,
    sites: siteFinder(context),
    servePage,
    serveEditor: (_context, request) =>
      serveEditor(context, request, () => frontDoorSites(context)),
    answerFromCache: (request, response) => cache.answer(request, response, cacheEnvironment),
    isHealthy: () => isHealthy(context),
  })
  const { host, port } = context.config
  // no host: every address of this machine, IPv4 and IPv6
  await app.listen({ port, host: host === '' ? '::' : host })
  const address = app.server.address() as AddressInfo
  const jobs = startJobs(context)
  return { app, port: address.port, stop: () => drain(app, jobs) }
}

function siteFinder({ database, clock }: Context): SiteFinder {
  return {
    byHost: (host) => findSiteByHost(database, host, clock()),
    onlySite: () => findOnlySite(database, clock()),
  }
}

/**
 * Ends without resetting anybody: the door closes first; connections that are kept alive get one
 * more answer, which says that it is the last; what is idle for a while is then closed.
 */
async function drain(app: FastifyInstance, jobs: Jobs): Promise<void> {
  const { server } = app
  // `server.close` of http would close idle connections at once, under a request on its way
  NetServer.prototype.close.call(server)
  const deadline = performance.now() + lingerMs
  while (performance.now() < deadline && (await countConnections(server)) > 0) await sleep(20)
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), drainMs - lingerMs)
  try {
    while ((await countConnections(server)) > 0) await sleep(20)
    await app.close()
    await jobs.stop()
  } finally {
    clearTimeout(timer)
  }
}

function countConnections(server: NetServer): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
}

async function isHealthy(context: Context): Promise<boolean> {
  try {
    await context.database.pool.query('select 1')
    return true
  } catch {
    return false
  }
}

async function frontDoorSites(context: Context): Promise<readonly FrontDoorSite[]> {
  const sites = await listAllSites(context.database)
  return Promise.all(
    sites.map(async ({ siteId, name, host }) => {
      const settings = await readDocument(context.database.dbFor(siteId), 'site-settings', 'site')
      return { title: settings?.body.title ?? name, origin: siteOrigin(context, host) }
    }),
  )
}

/** Sites stand beside the editor: same scheme and port, their own host. */
export function siteOrigin(context: Pick<Context, 'config'>, host: string): string {
  const { protocol, port } = new URL(context.config.editorOrigin)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`
}
