import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { requestRefusal } from '@vitrine/rules/refusals/request-messages.ts'
import type { Refused } from '@vitrine/rules/refusals/result.ts'
import type { Context } from '../context.ts'
import { findViewer } from '../accounts/open-session.ts'
import { answerError } from './error-border.ts'
import { checkAccess, checkGuard, checkLimit } from './guards.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'
import { parseFormBody, parseJsonBody } from './request-body.ts'
import { canBeSecure, parseCookies, schemeOf, toRouteRequest } from './request-environment.ts'
import { findRequestHost, type RequestHost, type SiteFinder } from './request-host.ts'
import type { Reply, RequestSite, Route, RouteRequest, Viewer } from './route.ts'
import { rawRefusal, transportSecurity } from './security-headers.ts'
import { sendRefusal, sendReply } from './send-reply.ts'

type AnyRequest = RouteRequest<unknown, Record<string, string>, unknown>
type Handler = (context: Context, request: AnyRequest) => Promise<Reply | Refused> | Reply | Refused

export type ServerParts = {
  readonly routes: readonly Route[]
  readonly sites: SiteFinder
  /** Answers GET on a site where no route does: pages, their 404s, files of the template. */
  readonly servePage: Handler
  /** The same on the editor's origin: the application and its front door. */
  readonly serveEditor: Handler
  /** Answers straight from the page cache, before any routing; false leaves the request alone. */
  readonly answerFromCache?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Whether the database can be reached, for `/healthz`. */
  readonly isHealthy: () => Promise<boolean>
}

const defaultBodyLimit = 256 * 1024
const noCookies = { secureCookies: false, tls: false } as const

/** Builds the one HTTP server; the caller listens. */
export async function buildServer(context: Context, parts: ServerParts): Promise<FastifyInstance> {
  const limiter = createRateLimiter()
  const unrouted = (request: FastifyRequest, reply: FastifyReply) =>
    answer(context, parts, limiter, [], request, reply)
  const app = Fastify({
    logger: false,
    bodyLimit: defaultBodyLimit,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // an address that cannot be decoded, or is too long for a route, names nothing: 404 as any such
    frameworkErrors: (_error, request, reply) =>
      unrouted(request, reply).catch((error: unknown) => answerError(error, reply, context.logger)),
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ECONNRESET' && socket.writable) socket.end(rawRefusal(error.code))
    },
    serverFactory: (handler) => createHttpServer(context, parts, handler),
  })
  addBodyParsers(app)
  await app.register(multipart, { limits: { files: 1, fields: 50, fieldSize: 100_000 } })
  app.setErrorHandler((error, _request, reply) => answerError(error, reply, context.logger))
  addHealth(app, parts)
  for (const [key, group] of groupByAddress(parts.routes)) {
    const [method = 'GET', url = '/'] = key.split(' ')
    app.route({
      method,
      url,
      bodyLimit: Math.max(...group.map((route) => route.bodyLimit ?? defaultBodyLimit)),
      handler: (request, reply) => answer(context, parts, limiter, group, request, reply),
    })
  }
  app.setNotFoundHandler(unrouted)
  return app
}

function createHttpServer(
  context: Context,
  parts: ServerParts,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // refused by us, with all headers of an answer
    requireHostHeader: false,
  })
  server.on('request', (request, response) => {
    takeTarget(request)
    // once asked to end, a connection is good for the answer under way and no other
    if (!server.listening) response.shouldKeepAlive = false
    if (schemeOf(context, request) === 'https') {
      response.setHeader('strict-transport-security', transportSecurity)
    }
    if (!isAnswered(context, parts, request, response)) handler(request, response)
  })
  return server
}

/**
 * A request may name its whole address (RFC 9112 §3.2.2); then that says the host, whatever the
 * header does.
 */
function takeTarget(request: IncomingMessage): void {
  const { url = '/' } = request
  if (url.startsWith('/') || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return
  const { host, pathname, search } = new URL(url)
  request.headers.host = host
  request.url = pathname + search
}

/** Outside of the border: what is thrown here would end the process. */
function isAnswered(
  { logger }: Context,
  parts: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  try {
    return parts.answerFromCache?.(request, response) === true
  } catch (error) {
    logger.error({ err: error }, 'the page cache failed')
    return response.headersSent
  }
}

function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  // a compressed body could unfold to any size
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['content-encoding'] === undefined) return undefined
    return sendRefusal(reply, requestRefusal('media-type-unknown'))
  })
  const asBuffer = { parseAs: 'buffer' } as const
  app.addContentTypeParser('application/json', asBuffer, (_request, body, done) =>
    parsed(() => (body.length === 0 ? undefined : parseJsonBody(body as Buffer)), done),
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', asBuffer, (_request, body, done) =>
    parsed(() => parseFormBody(body as Buffer), done),
  )
}

function parsed(parse: () => unknown, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, parse())
  } catch (error) {
    done(error as Error)
  }
}

function addHealth(app: FastifyInstance, parts: ServerParts): void {
  app.get('/healthz', async (_request, reply) => {
    if (!(await parts.isHealthy())) return sendRefusal(reply, requestRefusal('unavailable'))
    return sendReply(reply, { json: { status: 'ok' } }, noCookies)
  })
}

/** Two origins may declare the same method and path; the router sees it once. */
function groupByAddress(routes: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const key = `${route.method} ${route.path}`
    const group = groups.get(key) ?? []
    if (group.some((other) => other.on === route.on)) throw new Error(`declared twice: ${key}`)
    groups.set(key, [...group, route])
  }
  return groups
}

async function answer(
  context: Context,
  parts: ServerParts,
  limiter: RateLimiter,
  candidates: readonly Route[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (countHostHeaders(request) > 1) return sendRefusal(reply, requestRefusal('bad-request'))
  const scheme = schemeOf(context, request)
  const host = await findRequestHost(request.headers.host, scheme, context.config, parts.sites)
  if (host.kind === 'malformed') return sendRefusal(reply, requestRefusal('bad-request'))
  if (host.kind === 'unknown') return sendRefusal(reply, requestRefusal('unknown-host'))
  if (host.kind === 'redirect') {
    const path = (request.raw.url ?? '/').replace(/^(?:[a-z]+:\/\/[^/]*)?\/*/i, '/')
    return sendReply(reply, { redirect: host.origin + path }, noCookies)
  }
  const environment = await environmentOf(context, host, request)
  // nothing is named by a NUL, and the database could not even be asked
  const isNameable = !JSON.stringify(request.params ?? {}).includes('\\u0000')
  const route = isNameable
    ? candidates.find((one) => one.on === 'any' || one.on === host.kind)
    : undefined
  const outcome =
    route === undefined
      ? await answerUnrouted(context, parts, host, environment)
      : await answerRoute(context, limiter, route, environment, request.headers.host ?? '')
  const { secureCookies } = environment
  return sendReply(reply, outcome, { secureCookies, tls: scheme === 'https' })
}

async function environmentOf(
  context: Context,
  host: Extract<RequestHost, { kind: 'editor' | 'site' }>,
  request: FastifyRequest,
): Promise<AnyRequest> {
  const now = context.clock()
  const site: RequestSite | null = host.kind === 'site' ? host.site : null
  // the editor's session belongs to the editor's origin; on a site nobody is signed in by it
  const viewer: Viewer =
    site === null
      ? await findViewer(context, parseCookies(request.headers.cookie), {
          now,
          secureCookies: canBeSecure(request),
        })
      : { kind: 'anonymous' }
  return toRouteRequest(context, request, { viewer, site, now })
}

async function answerUnrouted(
  context: Context,
  parts: ServerParts,
  host: RequestHost,
  request: AnyRequest,
): Promise<Reply | Refused> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const code = /^(?:TRACE|CONNECT)$/.test(request.method) ? 'method-unknown' : 'not-found'
    return { ok: false, refusal: requestRefusal(code) }
  }
  if (host.kind !== 'site') return parts.serveEditor(context, request)
  if (/^\/(?:config|settings)(?:\/|$)/.test(request.path)) {
    const search = request.search === '' ? '' : `?${request.search}`
    return { redirect: context.config.editorOrigin + encodeURI(request.path) + search }
  }
  return (await context.assets.serve(request)) ?? parts.servePage(context, request)
}

async function answerRoute(
  context: Context,
  limiter: RateLimiter,
  route: Route,
  request: AnyRequest,
  host: string,
): Promise<Reply | Refused> {
  const refusal =
    checkLimit(context, limiter, route, request) ??
    checkGuard(route, request, host) ??
    (await checkAccess(context, route, request))
  if (refusal !== undefined) return { ok: false, refusal }
  const input = checkedInput(route, request)
  if (input === undefined) return { ok: false, refusal: requestRefusal('bad-request') }
  return route.handle(context, input as RouteRequest<never, never, never>)
}

/** The input as the route's schemas read it; undefined when it does not fit them. */
function checkedInput(route: Route, request: AnyRequest): AnyRequest | undefined {
  const params = route.params?.safeParse(request.params)
  const query = route.query?.safeParse(request.query)
  const body = route.body?.safeParse(request.body)
  if (params?.success === false || query?.success === false || body?.success === false) {
    return undefined
  }
  return {
    ...request,
    params: params === undefined ? request.params : params.data,
    query: query === undefined ? request.query : (query.data as Record<string, string>),
    body: body === undefined ? request.body : body.data,
  }
}

function countHostHeaders(request: FastifyRequest): number {
  const names = request.raw.rawHeaders.filter((_name, index) => index % 2 === 0)
  return names.filter((name) => name.toLowerCase() === 'host').length
}
