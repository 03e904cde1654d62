import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../context.ts'
import {
  clientAddress,
  addressOf,
  schemeOf,
  toRouteRequest,
  cookiePlaceOf,
} from './request-environment.ts'
import { checkedInput } from './request-input.ts'
import {
  answerOf,
  isRefused,
  refusalAnswer,
  type Answer,
  answerAsText,
  writeAnswer,
} from './answer.ts'
import { refusalOf, unreadableAnswer } from './error-border.ts'
import { certificateAskers, certificateName, certificatePath } from './certificate-names.ts'
import { checkAccess, checkGuard, checkLimit } from './guards.ts'
import { addBytesParser, addPartsParser, addValueParsers } from './body-parsers.ts'
import { bodyTimes, limitBodyTime } from './body-time.ts'
import { limitConnections } from './limit-connections.ts'
import { allMethods, answerOtherMethod } from './other-method.ts'
import { findGroup, groupByPath, type PathGroups } from './path-groups.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'
import { createRequestGate } from './request-gate.ts'
import type { CookiePlace, Cookies } from './cookies.ts'
import { movedReply, targetOf } from './moved-request.ts'
import { findRequestHost, type RequestHost, type SiteFinder } from './request-host.ts'
import type { Reply } from './reply.ts'
import type { Viewer } from './viewer.ts'
import type { AnyRequest, OnSite, RequestSite, Route, RouteRequest } from './route.ts'
import { transportSecurity } from './security-headers.ts'
import { takeCookies, type CartMover } from './take-cookies.ts'

type Unrouted = RouteRequest<unknown, Record<string, string>, unknown>
type Handler<Request> = (
  context: Context,
  request: Request,
) => Promise<Reply | Refused> | Reply | Refused

export type ServerParts = {
  readonly routes: readonly Route[]
  readonly sites: SiteFinder
  /** Whether a name of a site answers a request itself that leads to another name in all else. */
  readonly staysOnHost?: (site: RequestSite, request: IncomingMessage) => boolean
  /** Answers GET on a site where no route does: pages, their 404s, files of the template. */
  readonly servePage: Handler<Unrouted & OnSite>
  /** What a locked site answers in place of its routes; undefined where it is open to who asks. */
  readonly closedSite?: (
    context: Context,
    request: Unrouted & OnSite,
  ) => Promise<Reply | Refused | undefined>
  /** The same on the editor's origin: the application and its front door. */
  readonly serveEditor: Handler<Unrouted>
  /** Answers straight from the page cache, before any routing; false leaves the request alone. */
  readonly answerFromCache?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Brings a cart that a cookie of the former name holds under the present one. */
  readonly moveCart?: CartMover
  /** Whether the database answers and the disk takes data, for `/healthz`. */
  readonly isHealthy: () => Promise<boolean>
}

const defaultBodyLimit = 256 * 1024
/** Bytes of headers: what a neighbour can toss at once fits several times (`mendCookies`). */
const maxHeaderSize = 64 * 1024

/** Builds the one HTTP server; the caller listens. */
export async function buildServer(context: Context, parts: ServerParts): Promise<FastifyInstance> {
  const limiter = createRateLimiter()
  const groups = groupByPath(parts.routes)
  const unrouted = (request: FastifyRequest, reply: FastifyReply) =>
    answer(context, parts, limiter, groupOfOtherMethod(groups, request), request, reply)
  const app = Fastify({
    logger: false,
    bodyLimit: defaultBodyLimit,
    forceCloseConnections: 'idle',
    requestTimeout: 0,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // an address that cannot be decoded, or is too long for a route, names nothing: 404 as any such
    frameworkErrors: (_error, request, reply) =>
      unrouted(request, reply).catch((error: unknown) => sendError(context, error, reply)),
    clientErrorHandler: ({ code }, socket) => {
      if (code !== 'ECONNRESET' && socket.writable) socket.end(answerAsText(unreadableAnswer(code)))
    },
    serverFactory: (handler) => createHttpServer(context, parts, handler),
  })
  addBodyParsers(app, context)
  app.setErrorHandler((error, _request, reply) => sendError(context, error, reply))
  addHealth(app, context, parts)
  addCertificateNames(app, context, parts)
  const answerWith: Answering = (group, request, reply) =>
    answer(context, parts, limiter, group, request, reply)
  addRoutes(app, groups, answerWith, 'values')
  // whoever reads files listens to every request and every answer of its routes
  await app.register(async (reader) => {
    await reader.register(multipart, { limits: { files: 1, fields: 50, fieldSize: 100_000 } })
    addRoutes(reader, groups, answerWith, 'file')
  })
  await app.register(async (reader) => {
    addPartsParser(reader)
    addRoutes(reader, groups, answerWith, 'parts')
  })
  await app.register(async (reader) => {
    addBytesParser(reader)
    addRoutes(reader, groups, answerWith, 'bytes')
  })
  app.setNotFoundHandler(unrouted)
  return app
}

type Answering = (
  group: readonly Route[],
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/** How routes are given what is sent to them. */
type Takes = 'values' | 'file' | 'parts' | 'bytes'

function takesOf(routes: readonly Route[]): Takes {
  if (routes.some((route) => route.takesFile)) return 'file'
  if (routes.some((route) => route.takesParts)) return 'parts'
  return routes.some((route) => route.takesBytes) ? 'bytes' : 'values'
}

/**
 * Adds the methods of each path, of those routes that take what is sent to them so. A page
 * is read by GET, so each path has that too, and says there that it takes none. The router is not
 * told of the other methods: all of them at all paths cost a quarter of the start.
 */
function addRoutes(
  app: FastifyInstance,
  groups: PathGroups,
  answerWith: Answering,
  takes: Takes,
): void {
  for (const [url, group] of groups) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      answerWith(group, request, reply)
    for (const method of new Set([...readMethods, ...group.map((route) => route.method)])) {
      const routes = group.filter((route) => route.method === method)
      if (takesOf(routes) !== takes) continue
      const limits = routes.map((route) => route.bodyLimit ?? defaultBodyLimit)
      const bodyLimit = Math.max(...limits, limits.length === 0 ? defaultBodyLimit : 0)
      app.route({ method, url, bodyLimit, exposeHeadRoute: false, handler })
    }
  }
}

const readMethods = ['GET', 'HEAD'] as const

/** What a path takes that was asked with a method of which the router knows nothing there. */
function groupOfOtherMethod(groups: PathGroups, { method, raw }: FastifyRequest): readonly Route[] {
  return method === 'GET' || method === 'HEAD' ? [] : findGroup(groups, raw.url ?? '')
}

function createHttpServer(
  context: Context,
  parts: ServerParts,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer({
    maxHeaderSize,
    headersTimeout: 10_000,
    // how long a body may take depends on what it is: `limitBodyTime`
    requestTimeout: 0,
    // refused by us, with all headers of an answer
    requireHostHeader: false,
  })
  // who neither reads nor writes for so long has gone; a slow reader takes something meanwhile
  server.timeout = 60_000
  const { trustedProxies, connectionLimits } = context.config
  const gate = createRequestGate(
    {
      requestsUnderway: connectionLimits.requestsUnderway,
      requestsPerAddress: connectionLimits.connectionsPerAddress,
      requestsWaiting: connectionLimits.requestsUnderway,
    },
    {
      answerAtOnce: (request, response) => {
        takeTarget(request)
        // once asked to end, a connection is good for the answer under way and no other
        if (!server.listening) response.shouldKeepAlive = false
        if (schemeOf(context, request) === 'https') {
          response.setHeader('strict-transport-security', transportSecurity)
        }
        return isAnswered(context, parts, request, response)
      },
      answer: handler,
      refuse: (request, response, why) => {
        const refusal = requestRefusal(why === 'all-busy' ? 'unavailable' : 'too-many-requests')
        writeAnswer(request, response, refusalAnswer(refusal, request.headers.accept))
      },
      addressBehindProxy: (request) =>
        trustedProxies === 0 ? undefined : addressOf(context, request),
    },
  )
  server.on('request', (request, response) => {
    limitBodyTime(request, response, bodyTimes, () => tooSlow(request, response))
    gate.enter(request, response)
  })
  // behind a proxy all connections are the proxy's
  if (trustedProxies === 0) {
    limitConnections(server, {
      perAddress: connectionLimits.connectionsPerAddress,
      addressOf: (socket) => clientAddress(socket.remoteAddress, undefined, 0),
      isIdle: gate.isIdle,
    })
  }
  return server
}

function tooSlow({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || !socket.writable) return void socket.destroy()
  socket.end(answerAsText(unreadableAnswer('ERR_HTTP_REQUEST_TIMEOUT')))
  socket.destroySoon()
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
    return !hasManyHosts(request) && parts.answerFromCache?.(request, response) === true
  } catch (error) {
    logger.error({ err: error }, 'the page cache failed')
    return response.headersSent
  }
}

function addBodyParsers(app: FastifyInstance, context: Context): void {
  addValueParsers(app)
  // a compressed body could unfold to any size
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['content-encoding'] === undefined) return undefined
    return sendRefusal(context, reply, 'media-type-unknown')
  })
}

function addHealth(app: FastifyInstance, context: Context, parts: ServerParts): void {
  app.get('/healthz', async (_request, reply) => {
    if (!(await parts.isHealthy())) return sendRefusal(context, reply, 'unavailable')
    return send(context, reply, answerOf({ json: { status: 'ok' } }))
  })
  app.route({
    method: allMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '/healthz',
    handler: ({ method }, reply) => sendOutcome(context, reply, answerOtherMethod(method, ['GET'])),
  })
}

/** What a proxy in front asks before it has a certificate made for a name that a browser asked for. */
function addCertificateNames(
  app: FastifyInstance,
  context: Context,
  { sites }: Pick<ServerParts, 'sites'>,
): void {
  const mayAsk = certificateAskers(context.config.certificateAskers)
  app.get(certificatePath, async (request, reply) => {
    const name = mayAsk(request.raw) ? certificateName(request.raw) : undefined
    const site = name === undefined ? undefined : await sites.byHost(name)
    if (site?.isOwn !== true) return sendRefusal(context, reply, 'not-found')
    return sendOutcome(context, reply, { json: { domain: name } })
  })
}

/** The framework parses and routes; what is answered goes out past it, as from the page cache. */
function send({ logger }: Context, reply: FastifyReply, answer: Answer): FastifyReply {
  const { request, raw: response } = reply
  // the framework closes after a body that it did not read to its end
  if (reply.getHeader('connection') === 'close') response.shouldKeepAlive = false
  reply.hijack()
  writeAnswer(request.raw, response, answer, (error) => {
    const refusal = refusalOf(error, request.raw, logger)
    if (response.headersSent) return void response.destroy()
    writeAnswer(request.raw, response, refusalAnswer(refusal, request.headers.accept))
  })
  return reply
}

function sendOutcome(
  context: Context,
  reply: FastifyReply,
  outcome: Reply | Refused,
  place?: CookiePlace,
): FastifyReply {
  const answer = isRefused(outcome)
    ? refusalAnswer(outcome.refusal, reply.request.headers.accept)
    : answerOf(outcome, place)
  return send(context, reply, answer)
}

function sendRefusal(
  context: Context,
  reply: FastifyReply,
  code: Parameters<typeof requestRefusal>[0],
): FastifyReply {
  return sendOutcome(context, reply, refuse(requestRefusal(code)))
}

/** The one place where a surprise becomes HTTP. */
function sendError(context: Context, error: unknown, reply: FastifyReply): FastifyReply {
  return sendOutcome(context, reply, refuse(refusalOf(error, reply.request.raw, context.logger)))
}

async function answer(
  context: Context,
  parts: ServerParts,
  limiter: RateLimiter,
  candidates: readonly Route[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // a target is a path, or an address of ours, which is one by now (RFC 9112 §3.2)
  const isTarget = /^(?:\/|\*$)/.test(request.raw.url ?? '/')
  if (!isTarget || hasManyHosts(request.raw)) return sendRefusal(context, reply, 'bad-request')
  const scheme = schemeOf(context, request)
  const host = await findRequestHost(request.headers.host, scheme, context.config, parts.sites)
  if (host.kind === 'malformed') return sendRefusal(context, reply, 'bad-request')
  if (host.kind === 'unknown') return sendRefusal(context, reply, 'unknown-host')
  if (host.kind === 'redirect') {
    return sendOutcome(context, reply, { redirect: host.origin + targetOf(request.raw) })
  }
  if (
    host.kind === 'site' &&
    host.movedTo !== null &&
    parts.staysOnHost?.(host.site, request.raw) !== true
  ) {
    return sendOutcome(context, reply, movedReply(host.movedTo, request.raw))
  }
  const place = cookiePlaceOf(request.raw, host.kind, scheme === 'https')
  const cookies = await takeCookies(host, place, { request, response: reply.raw, ...parts })
  if (cookies === undefined) return sendRefusal(context, reply, 'cookie-repeated')
  const environment = await environmentOf(context, host, request, cookies)
  // nothing is named by a NUL, and the database could not even be asked
  const isNameable = !JSON.stringify(request.params ?? {}).includes('\\u0000')
  const here = isNameable ? candidates.filter(({ on }) => on === host.kind) : []
  const method = environment.method === 'HEAD' ? 'GET' : environment.method
  const route = here.find((one) => one.method === method)
  const outcome = await (route !== undefined
    ? answerRoute(context, parts, limiter, route, environment, request.headers.host ?? '')
    : here.length > 0
      ? answerOtherMethod(
          environment.method,
          here.map((one) => one.method),
        )
      : answerUnrouted(context, parts, limiter, host, environment))
  return sendOutcome(context, reply, outcome, place)
}

async function environmentOf(
  context: Context,
  host: Extract<RequestHost, { kind: 'editor' | 'site' }>,
  request: FastifyRequest,
  cookies: Cookies,
): Promise<AnyRequest> {
  const now = context.clock()
  const uptime = context.uptime()
  const site: RequestSite | null = host.kind === 'site' ? host.site : null
  // the editor's session belongs to the editor's origin; on a site nobody is signed in by it
  const viewer: Viewer =
    site === null ? await context.people.findViewer(cookies, now) : { kind: 'anonymous' }
  return toRouteRequest(context, request, { viewer, site, now, uptime, cookies })
}

async function answerUnrouted(
  context: Context,
  parts: ServerParts,
  limiter: RateLimiter,
  host: RequestHost,
  request: AnyRequest,
): Promise<Reply | Refused> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return answerPage(context, parts, host, request)
  }
  const refusal = checkLimit(context, limiter, { method: 'POST' }, request)
  if (refusal !== undefined) return { ok: false, refusal }
  // a page takes GET only; whether there is one is known when it is asked for
  const page = await answerPage(context, parts, host, { ...request, method: 'GET' })
  if ('stream' in page) page.stream.destroy()
  const isThere = !isRefused(page) && (page.status ?? 200) < 400
  if (isThere || request.method === 'TRACE') return answerOtherMethod(request.method, ['GET'])
  return refuse(requestRefusal('not-found'))
}

async function answerPage(
  context: Context,
  parts: ServerParts,
  host: RequestHost,
  request: AnyRequest,
): Promise<Reply | Refused> {
  if (host.kind !== 'site') return parts.serveEditor(context, request)
  if (/^\/(?:config|settings)(?:\/|$)/.test(request.path)) {
    const search = request.search === '' ? '' : `?${request.search}`
    return { redirect: context.config.editorOrigin + encodeURI(request.path) + search }
  }
  const { site } = host
  // no page stands there: a script that asks for what is not known reads why
  if (request.path.startsWith('/api/')) return refuse(requestRefusal('not-found'))
  return (await context.assets.serve(request)) ?? parts.servePage(context, { ...request, site })
}

async function answerRoute(
  context: Context,
  parts: ServerParts,
  limiter: RateLimiter,
  route: Route,
  request: AnyRequest,
  host: string,
): Promise<Reply | Refused> {
  const refusal = checkLimit(context, limiter, route, request) ?? checkGuard(route, request, host)
  if (refusal !== undefined) return { ok: false, refusal }
  const { site } = request
  if (site !== null && route.whileLocked !== true) {
    const closed = await parts.closedSite?.(context, { ...request, site })
    if (closed !== undefined) return closed
  }
  const given = await checkAccess(context, route, request)
  if (!given.ok) return given
  const input = checkedInput(route, request)
  if (!input.ok) return input
  // the types that the route was declared with are forgotten: `route` has checked them
  return route.handle(context, Object.assign(input.value, given.value) as never)
}

/** Two Host headers are one too many to know whose page is meant (RFC 9112 §3.2). */
function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') count++
  }
  return count > 1
}
