import { Server as NetServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { QueryConfig } from 'pg'
import { ConfigError } from './ground/config/config.ts'
import type { Context } from './ground/context.ts'
import { moveCart } from './shop/cart/move-cart.ts'
import { readSiteTitles } from './ground/documents/read-documents.ts'
import { buildServer } from './ground/http/server.ts'
import type { SiteFinder } from './ground/http/request-host.ts'
import { startJobs, type Jobs } from './start-jobs.ts'
import type { FrontDoorSite } from './ground/http/front-door.ts'
import { serveEditor } from './ground/http/serve-editor.ts'
import { createRoomCheck } from './site/media/disk-room.ts'
import { closedSite } from './site/pages/closed-site.ts'
import { serveFontFile } from './site/design/serve-font-file.ts'
import { servePage } from './site/pages/serve-page.ts'
import { routes } from './routes.ts'
import { listAllSites } from './site/sites/list-sites.ts'
import { staysOnHost } from './site/sites/stays-on-host.ts'
import { siteOrigin } from './site/sites/site-origin.ts'

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
/** How long the database may take to answer before the server calls itself unable to serve. */
const longestHealthCheckMs = 2000

/** Listens with everything that the product serves. */
export async function runServer(context: Context): Promise<RunningServer> {
  const { cache } = context.views
  const cacheEnvironment = {
    clock: context.clock,
    uptime: context.uptime,
    random: context.random,
    trustsProxy: context.config.trustedProxies > 0,
  }
  await context.files.incoming.sweep()
  const hasRoom = createRoomCheck(context.files.folder, context.uptime)
  const app = await buildServer(context, {
    routes,
    sites: siteFinder(context),
    staysOnHost: (site, request) => staysOnHost(context, site, request, context.clock()),
    servePage,
    closedSite,
    serveEditor: async (_context, request) =>
      (await serveFontFile(request)) ??
      serveEditor(context, request, () => frontDoorSites(context)),
    answerFromCache: (request, response) => cache.answer(request, response, cacheEnvironment),
    moveCart: (siteId, tokens) => moveCart(context, siteId, tokens),
    isHealthy: async () => (await hasRoom()) && (await answersQuestions(context)),
  })
  const { host, port } = context.config
  if (host !== '') await listenOn(app, port, host)
  else await listenEverywhere(app, port)
  const address = app.server.address() as AddressInfo
  const jobs = startJobs(context)
  return { app, port: address.port, stop: () => drain(app, jobs) }
}

/** @throws ConfigError where the machine has no such address. */
async function listenOn(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE' || code === 'EACCES') throw error
    throw new ConfigError('HOST', `must be an address of this machine, not "${host}".`)
  }
}

/** On every address of this machine: IPv6 and IPv4, or IPv4 alone where there is no other. */
async function listenEverywhere(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '::' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw error
    await app.listen({ port, host: '0.0.0.0' })
  }
}

function siteFinder({ views, uptime }: Context): SiteFinder {
  return {
    byHost: (host) => views.hosts.findSite(host, uptime()),
    onlySite: () => views.hosts.findOnlySite(uptime()),
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
  const timer = setTimeout(() => server.closeAllConnections(), drainMs - lingerMs)
  try {
    while ((await countConnections(server)) > 0) {
      // again each time: a slow request leaves a connection that is idle from then on
      server.closeIdleConnections()
      await sleep(20)
    }
    await app.close()
    await jobs.stop()
  } finally {
    clearTimeout(timer)
  }
}

function countConnections(server: NetServer): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
}

const healthCheck: QueryConfig & { query_timeout: number } = {
  text: 'select 1',
  query_timeout: longestHealthCheckMs,
}

async function answersQuestions(context: Context): Promise<boolean> {
  try {
    // a connection that does not answer is thrown away, so that asking again and again holds none
    await context.database.pool.query(healthCheck)
    return true
  } catch {
    return false
  }
}

async function frontDoorSites(context: Context): Promise<readonly FrontDoorSite[]> {
  const sites = await listAllSites(context.database)
  const siteIds = sites.map(({ siteId }) => siteId)
  const titles = await readSiteTitles(context.database.kysely, siteIds)
  return sites.map(({ siteId, name, host, domain }) => ({
    title: titles.get(siteId) ?? name,
    origin: siteOrigin(context, domain ?? host),
  }))
}
