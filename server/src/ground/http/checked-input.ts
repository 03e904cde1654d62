import type { z } from 'zod'
import { fieldSentence } from '@vitrine/rules/ground/refusals/field-sentence.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { AnyRequest } from './request-environment.ts'
import type { Route, RouteRequest } from './route.ts'

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
