import type { z } from 'zod'
import type { Random, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { Context } from '../context.ts'
import type { Reply } from './reply.ts'
import type { Viewer } from './viewer.ts'
import type { Cookies } from './cookies.ts'

/**
 * Who may call a route. There is no default: a route without it does not type-check.
 * `capability` asks for a right on the site that the path names as `:siteId` (editor origin), or on
 * the site of the host.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'account' }
  | { readonly kind: 'capability'; readonly capability: Capability }

/** The site that answers on the request's host. */
export type RequestSite = {
  readonly siteId: SiteId
  readonly name: string
  /** Scheme, host and port as the visitor sees them, without a trailing slash. */
  readonly origin: string
  /** False on a bare address, where owner-written script is left out. */
  readonly ownerScripts: boolean
}

export type Upload = {
  readonly filename: string
  readonly bytes: Buffer
  /** The file was larger than allowed; `bytes` holds only its beginning. */
  readonly truncated: boolean
}

/** A request as handlers see it: checked input and the environment as values. */
export type RouteRequest<Params, Query, Body> = {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Path with leading slash, without the query. */
  readonly path: string
  /** The query as it came, without `?`. */
  readonly search: string
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Ours, and only those that came as they are set on this origin. */
  readonly cookies: Cookies
  /** Whether the browser keeps cookies: every page that a visitor can write from has set some. */
  readonly keepsCookies: boolean
  /** The visitor's address, for rate limits (IPv6 cut to its /64). */
  readonly address: string
  /** Epoch milliseconds at which the request began. */
  readonly now: number
  /** The same instant by the process's uptime, for ages. */
  readonly uptime: number
  readonly random: Random
  readonly viewer: Viewer
  /** Present on routes of a site origin. */
  readonly site: RequestSite | null
  /** The file of a multipart form, read up to the route's `bodyLimit`; null when there is none. */
  readonly readUpload: () => Promise<Upload | null>
  /** True where cookies may carry `Secure`: over TLS, or on localhost and its subdomains. */
  readonly secureCookies: boolean
}

type Schema = z.ZodType

export type RouteSpec<Params extends Schema, Query extends Schema, Body extends Schema> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A router path such as `/api/editor/sites/:siteId/orders`. */
  readonly path: string
  /** Which origin answers; elsewhere the path does not exist. */
  readonly on: 'editor' | 'site' | 'any'
  readonly access: Access
  /**
   * How a write is told from a forged one. `crumb`: the token of the crumb cookie in a header,
   * query or field; `same-origin`: `Sec-Fetch-Site`/`Origin`, for plain form posts. A GET has none
   * unless told: one that does something for whoever is signed in is `same-origin`.
   */
  readonly guard?: 'crumb' | 'same-origin' | 'none'
  /** Which configured limit counts this call; a write counts as `write` unless told. */
  readonly limit?: 'cart' | 'checkout' | 'sign-in' | 'write'
  /** Bytes of body allowed; 256 kB unless told. */
  readonly bodyLimit?: number
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly handle: (
    context: Context,
    request: RouteRequest<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Reply | Refused> | Reply | Refused
}

/** A declared route whose input types are checked and then forgotten, so that lists can hold it. */
export type Route = Omit<RouteSpec<Schema, Schema, Schema>, 'handle'> & {
  readonly handle: (
    context: Context,
    request: RouteRequest<never, never, never>,
  ) => Promise<Reply | Refused> | Reply | Refused
}

/** Declares one endpoint. Features list theirs in `*-routes.ts`; `routes.ts` names every feature. */
export function route<
  Params extends Schema = z.ZodUnknown,
  Query extends Schema = z.ZodUnknown,
  Body extends Schema = z.ZodUnknown,
>(spec: RouteSpec<Params, Query, Body>): Route {
  return spec as unknown as Route
}
