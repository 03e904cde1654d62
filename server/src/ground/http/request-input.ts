import type { z } from 'zod'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { type Refusal, ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { fieldSentence } from '@vitrine/rules/ground/refusals/field-sentence.ts'
import type { AnyRequest, Route, RouteRequest } from './route.ts'

/** Thrown while a body is read; the border turns it into the refusal. */
export class RequestRefused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'RequestRefused'
    this.refusal = refusal
  }
}

const badRequest = (): RequestRefused => new RequestRefused(requestRefusal('bad-request'))

const maxDepth = 100
const maxFields = 1000

/**
 * Reads a JSON body. Refused: invalid UTF-8, NUL and lone surrogates anywhere (PostgreSQL stores
 * neither), keys that reach for a prototype, and nesting deeper than 100.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const text = decodeText(bytes)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest()
  }
  inspect(value, 0)
  return value
}

/** Reads a form-encoded body; the first value of a name wins, except for names ending in `[]`. */
export function parseFormBody(bytes: Buffer): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {}
  let count = 0
  for (const [name, value] of new URLSearchParams(decodeText(bytes))) {
    if (++count > maxFields) throw badRequest()
    if (isPrototypeName(name) || value.includes('\0')) throw badRequest()
    if (name.endsWith('[]')) {
      const list = fields[name] ?? []
      fields[name] = [...list, value]
    } else fields[name] ??= value
  }
  return fields
}

/** The parameters of a query string as they follow each other: at most 1000, the rest is ignored (spec §9). */
export function eachParameter(text: string): readonly (readonly [string, string])[] {
  return [...new URLSearchParams(text)]
    .slice(0, maxFields)
    .map(([name, value]) => [plainText(name), plainText(value)] as const)
}

function plainText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Reads a query string: at most 1000 keys, the rest is ignored (spec §9); the first value wins. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {}
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > maxFields) break
    if (isPrototypeName(name)) continue
    query[name] ??= plainText(value)
  }
  return query
}

function decodeText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw badRequest()
    return text
  } catch {
    throw badRequest()
  }
}

function isPrototypeName(name: string): boolean {
  return name === '__proto__' || name === 'constructor' || name === 'prototype'
}

function inspect(value: unknown, depth: number): void {
  if (depth > maxDepth) throw badRequest()
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw badRequest()
  } else if (Array.isArray(value)) {
    for (const element of value) inspect(element, depth + 1)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, element] of Object.entries(value)) {
      if (isPrototypeName(key) || key.includes('\0') || !key.isWellFormed()) throw badRequest()
      inspect(element, depth + 1)
    }
  }
}

/** A request without who sent it and to which site, of which each handler is given its part. */
type ReadRequest = RouteRequest<unknown, unknown, unknown>

/** The input as the route's schemas read it; the refusal names every field that does not fit. */
export function checkedInput(route: Route, request: AnyRequest): Result<ReadRequest> {
  const fields: Record<string, string> = {}
  let fits = true
  const read = (schema: z.ZodType | undefined, input: unknown): unknown => {
    if (schema === undefined) return input
    const parsed = schema.safeParse(input, { error: fieldSentence })
    if (parsed.success) return parsed.data
    fits = false
    Object.assign(fields, fieldErrors(parsed.error))
    return undefined
  }
  const params = read(route.params, request.params)
  const query = read(route.query, request.query)
  const body = read(route.body, request.body)
  if (fits) return ok(withInput(request, { params, query, body }))
  const refusal = requestRefusal('bad-request')
  return refuse(Object.keys(fields).length === 0 ? refusal : { ...refusal, fields })
}

/** Name by name: what is left of a copy costs more (docs/decisions/0020-objects-that-grow-from-others.md). */
function withInput(
  request: AnyRequest,
  { params, query, body }: Pick<ReadRequest, 'params' | 'query' | 'body'>,
): ReadRequest {
  return {
    params,
    query,
    body,
    path: request.path,
    search: request.search,
    method: request.method,
    headers: request.headers,
    cookies: request.cookies,
    keepsCookies: request.keepsCookies,
    address: request.address,
    now: request.now,
    uptime: request.uptime,
    random: request.random,
    readUpload: request.readUpload,
    secureCookies: request.secureCookies,
  }
}

const mostNamed = 20

/**
 * By the path of each field, such as `variants.0.sku`, its sentence. What is wrong with all of the
 * input belongs to no field; of very many wrong ones the first are enough.
 */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues.slice(0, mostNamed)) {
    // of an edit by fields a form knows the field, not the place where its value travels
    const field = path.filter((part) => part !== 'set').join('.')
    if (field !== '') fields[field.slice(0, 300)] ??= message
  }
  return fields
}
