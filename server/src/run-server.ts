import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { readDocument } from './changes/read-documents.ts'
import { buildServer } from './http/server.ts'
import type { SiteFinder } from './http/request-host.ts'
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
const drainMs = 8000

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
  return { app, port: address.port, stop: () => drain(app) }
}

function siteFinder({ database, clock }: Context): SiteFinder {
  return {
    byHost: (host) => findSiteByHost(database, host, clock()),
    onlySite: () => findOnlySite(database, clock()),
  }
}

async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), drainMs)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
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
