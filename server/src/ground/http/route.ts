import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Random, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Contract } from '@vitrine/rules/ground/http/contract.ts'
import type { Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Capability, Rights } from '@vitrine/rules/ground/rights/capability.ts'
import type { ToolScope } from '@vitrine/rules/ground/rights/tool-scope.ts'
import type { Context } from '../context.ts'
import type { JsonReply, PageReply, Reply } from './reply.ts'
import type { SignedIn, Viewer } from './viewer.ts'
import type { Cookies } from './cookies.ts'

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
  /** The bytes as they come in; what is not read is taken and forgotten. */
  readonly content: Readable
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean
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
  /**
   * The file of a multipart form, which nothing limits but its reader; null when there is none, or
   * the route has not said that it takes one.
   */
  readonly readUpload: () => Promise<Upload | null>
  /** True where cookies may carry `Secure`: over TLS, or on localhost and its subdomains. */
  readonly secureCookies: boolean
}

/** A request before any route is found: with who sent it, and to which site if to any. */
export type AnyRequest = RouteRequest<unknown, Record<string, string>, unknown> & {
  readonly viewer: Viewer
  readonly site: RequestSite | null
}

/** A request on a site's own origin, where nobody is signed in to the editor. */
export type OnSite = { readonly site: RequestSite }

/**
 * What a handler is given beside the request, by where its route answers and who may call it: the
 * guard has seen to it. Of a route that asks for a right, `siteId` is the site that it was asked on,
 * and `may` says what else is allowed there.
 */
export type Given = {
  readonly site: { readonly public: OnSite; readonly token: OnSite }
  readonly editor: {
    readonly public: { readonly viewer: Viewer }
    readonly account: { readonly account: SignedIn }
    readonly capability: Rights & { readonly account: SignedIn; readonly siteId: SiteId }
  }
}
export type Origin = keyof Given

/**
 * Who may call a route. There is no default: a route without it does not type-check.
 * `capability` asks for a right on the site that the path names as `:siteId`; `token` for a token of
 * the site that answers, which has to be for the scope.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'account' }
  | { readonly kind: 'capability'; readonly capability: Capability }
  | { readonly kind: 'token'; readonly scope: ToolScope }

type Schema = z.ZodType

/** What a handler may answer: the JSON of its contract, or anything else where it names none. */
export type Answered<Json extends Schema> = [Json] extends [z.ZodNever]
  ? PageReply
  : JsonReply<Unchanging<z.input<Json>>>

/** The same, for reading only: what is answered may belong to somebody who goes on to need it. */
type Unchanging<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]: Unchanging<Value[Name]> }
    : Value

/** A contract, with what only the server has to know of it. */
export type RouteSpec<
  On extends Origin,
  Kind extends keyof Given[On],
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Json extends Schema,
> = {
  readonly method: Contract['method']
  /** A router path such as `/api/editor/sites/:siteId/orders`. */
  readonly path: string
  /** Which origin answers; elsewhere the path does not exist. */
  readonly on: On
  readonly access: Access & { readonly kind: Kind }
  /**
   * How a write is told from a forged one. `crumb`: the token of the crumb cookie in a header,
   * query or field; `same-origin`: `Sec-Fetch-Site`/`Origin`, for plain form posts. A GET has none
   * unless told: one that does something for whoever is signed in is `same-origin`.
   */
  readonly guard?: 'crumb' | 'same-origin' | 'none'
  /** Which configured limit counts this call; a write counts as `write` unless told. */
  readonly limit?: 'cart' | 'checkout' | 'sign-in' | 'write' | 'preview' | 'tools'
  /** Bytes of body allowed; 256 kB unless told. */
  readonly bodyLimit?: number
  /** True where it takes the file of a multipart form, by `readUpload`; nothing else reads such a form. */
  readonly takesFile?: true
  /** True where it takes the text fields of a multipart form as those of any other form. */
  readonly takesParts?: true
  /** True where its body is the bytes of JSON as they came, over which somebody has signed. */
  readonly takesBytes?: true
  /** True where it answers on a site that is locked as well, to whoever has not opened it. */
  readonly whileLocked?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply?: Json
  /** What `/api/openapi.json` says of it. */
  readonly about?: Contract['about']
  readonly handle: (
    context: Context,
    request: RouteRequest<z.output<Params>, z.output<Query>, z.output<Body>> & Given[On][Kind],
  ) => Promise<Answered<Json> | Refused> | Answered<Json> | Refused
}

/** A declared route whose own types are checked and then forgotten, so that lists can hold it. */
export type Route = Omit<
  RouteSpec<Origin, never, Schema, Schema, Schema, Schema>,
  'access' | 'handle'
> & {
  readonly access: Access
  readonly handle: (context: Context, request: never) => Promise<Reply | Refused> | Reply | Refused
}

/**
 * Declares one endpoint, `{ ...contract, on, access, handle }`: what its handler is given and what it
 * may answer follow from these. Features list theirs in `*-routes.ts`; `routes.ts` names every
 * feature.
 */
export function route<
  On extends Origin,
  Kind extends keyof Given[On],
  Params extends Schema = z.ZodUnknown,
  Query extends Schema = z.ZodUnknown,
  Body extends Schema = z.ZodUnknown,
  Json extends Schema = z.ZodNever,
>(spec: RouteSpec<On, Kind, Params, Query, Body, Json>): Route {
  return spec
}
