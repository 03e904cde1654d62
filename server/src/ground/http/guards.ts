import { siteParams } from '@vitrine/rules/ground/http/contract.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { ok, refuse, type Refusal, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { ToolScope } from '@vitrine/rules/ground/rights/tool-scope.ts'
import type { Context } from '../context.ts'
import { hasValidCrumb } from './cookies.ts'
import { retryLater, type RateLimiter } from './rate-limit.ts'
import type { AnyRequest, Given, Route } from './route.ts'

type AnyGiven = Given['site']['public'] | Given['editor'][keyof Given['editor']]

/** Who may call: the route's declaration, and nothing else, decides; and what its handler is given. */
export async function checkAccess(
  context: Context,
  { access }: Pick<Route, 'access'>,
  request: AnyRequest,
): Promise<Result<AnyGiven>> {
  const { site, viewer, params, headers } = request
  if (access.kind === 'token') return checkToken(context, access.scope, request)
  if (access.kind === 'public') return ok(site === null ? { viewer } : { site })
  if (viewer.kind !== 'account') return refuse(requestRefusal('signed-out'))
  // a page of somebody whose login another tab has taken over
  const { 'x-account': pageOf = viewer.accountId } = headers
  if (pageOf !== viewer.accountId) return refuse(requestRefusal('signed-out'))
  if (access.kind === 'account') return ok({ account: viewer })
  const named = siteParams.safeParse(params)
  if (!named.success) return refuse(requestRefusal('not-found'))
  const { siteId } = named.data
  const allowed = await context.people.authorize(siteId, viewer.accountId, access.capability)
  return allowed.ok ? ok({ account: viewer, siteId, may: allowed.value.may }) : allowed
}

/** Whether a tool of the site's owner calls: cookies, and who is signed in by them, do not count. */
async function checkToken(
  context: Context,
  scope: ToolScope,
  { site, headers, now }: AnyRequest,
): Promise<Result<AnyGiven>> {
  const unknown = refuse(requestRefusal('token-unknown'))
  const sent = /^Bearer ([\w-]{1,100})$/i.exec(headers['authorization']?.toString() ?? '')?.[1]
  if (site === null || sent === undefined) return unknown
  const scopes = await context.people.scopesOfToken(site.siteId, sent, now)
  if (scopes === undefined) return unknown
  return scopes.includes(scope) ? ok({ site }) : refuse(requestRefusal('token-scope'))
}

/** Whether a write was made by the page it claims to come from. */
export function checkGuard(route: Route, request: AnyRequest, host: string): Refusal | undefined {
  if (route.method === 'GET' && route.guard === undefined) return undefined
  const guard = route.guard ?? (route.path.startsWith('/api/') ? 'crumb' : 'same-origin')
  if (guard === 'none') return undefined
  const from = comesFrom(request, host)
  const foreign = route.method === 'GET' ? 'foreign-link' : 'foreign-form'
  if (from === 'elsewhere') return requestRefusal(foreign)
  if (guard === 'same-origin') {
    // without cookies there is nobody in whose name it could be forged
    return from === 'here' || !request.keepsCookies ? undefined : requestRefusal(foreign)
  }
  if (hasValidCrumb(request.cookies, crumbSent(request))) return undefined
  return requestRefusal(request.keepsCookies ? 'crumb-failed' : 'cookies-disabled')
}

function crumbSent(request: AnyRequest): unknown {
  const header = request.headers['x-csrf-token']
  if (header !== undefined) return header
  if (request.query['crumb'] !== undefined) return request.query['crumb']
  const body = request.body
  return typeof body === 'object' && body !== null && 'crumb' in body ? body.crumb : undefined
}

/**
 * Browsers say where a request comes from: the newer ones in `Sec-Fetch-Site`, all but ancient ones
 * in `Origin`. `Sec-Fetch-Site: none` is an address typed or a bookmark, which never posts and which
 * no page leads to.
 */
function comesFrom(request: AnyRequest, host: string): 'here' | 'elsewhere' | 'unsaid' {
  const { 'sec-fetch-site': site, origin, referer } = request.headers
  if (site === 'none' && request.method === 'GET') return 'here'
  if (site !== undefined && site !== 'same-origin') return 'elsewhere'
  if (origin !== undefined) return isAddressOn(host, origin) ? 'here' : 'elsewhere'
  if (site !== undefined) return 'here'
  if (referer === undefined) return 'unsaid'
  return isAddressOn(host, referer) ? 'here' : 'elsewhere'
}

function isAddressOn(host: string, address: string | string[]): boolean {
  return (
    typeof address === 'string' &&
    URL.canParse(address) &&
    new URL(address).host === host.toLowerCase()
  )
}

const tenSeconds = 10_000
const minute = 60_000
const quarterHour = 900_000

/** Counts the call against its configured limit (spec §8: status 429). */
export function checkLimit(
  context: Context,
  limiter: RateLimiter,
  route: Pick<Route, 'method' | 'limit'>,
  request: AnyRequest,
): Refusal | undefined {
  const limit = route.limit ?? (route.method === 'GET' ? undefined : 'write')
  if (limit === undefined) return undefined
  const { rateLimits } = context.config
  const [max, windowMs] = {
    cart: [rateLimits.cartWritesPer10s, tenSeconds],
    checkout: [rateLimits.checkoutsPerMinute, minute],
    'sign-in': [rateLimits.signInFailuresPer15min * 4, quarterHour],
    write: [rateLimits.writesPer10s, tenSeconds],
    // as many again: what is looked at while somebody types takes nothing from what they save
    preview: [rateLimits.writesPer10s, tenSeconds],
    tools: [rateLimits.toolReadsPerMinute, minute],
  }[limit] as [number, number]
  const key = `${request.site?.siteId ?? 'editor'} ${request.address}`
  if (limiter.allow(limit, key, max, windowMs, request.uptime)) return undefined
  return retryLater(
    requestRefusal('too-many-requests'),
    limiter.secondsLeft(limit, key, request.uptime),
  )
}
