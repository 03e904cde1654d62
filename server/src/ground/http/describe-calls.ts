import { z } from 'zod'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Route } from './route.ts'

type Json = { readonly [name: string]: unknown }
type Schemas = Record<string, Json>

/** How a call is made: what `checkGuard` and `checkAccess` ask. */
const securitySchemes = {
  crumb: {
    type: 'apiKey',
    in: 'header',
    name: 'x-csrf-token',
    description:
      'The value of the cookie `crumb` (over TLS `__Host-crumb`), which each page of the site sets. Cookies are sent with the call.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token that the owner of the site has made in its settings. The names beside it are what it has to be for.',
  },
} as const

const refusalSchema = {
  type: 'object',
  description: 'Why something was not done.',
  properties: {
    code: { type: 'string', description: 'For programs; it does not change.' },
    message: { type: 'string', description: 'For people, in the language of the site.' },
    status: { type: 'integer' },
    crumbFail: {
      type: 'boolean',
      description: 'Whether a crumb of a page that is loaded anew may do.',
    },
    fields: {
      type: 'object',
      description: 'What is wrong with single fields, by their names.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['code', 'message', 'status', 'crumbFail'],
}

/**
 * Describes those routes that say what they are about, as OpenAPI 3.1: by the schemas that the server
 * itself reads requests with. On which site they are, `servers` says, which is added to it.
 */
export function describeCalls(routes: readonly Route[]): Json {
  const schemas: Schemas = { Refusal: refusalSchema }
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    if (route.about === undefined) continue
    const path = route.path.replaceAll(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeCall(route, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of this site',
      version: '1',
      description:
        'What scripts of the site’s pages call, with a crumb, and what tools of its owner read, with a token. Money is minor units as text, and a currency. Instants are epoch milliseconds, and ISO 8601 in UTC in what tools read.',
    },
    paths,
    components: { schemas, securitySchemes },
  }
}

function describeCall(route: Route, schemas: Schemas): Json {
  const { about, body } = route
  if (about === undefined) throw new Error(`${route.path} says nothing of itself`)
  return {
    operationId: about.operationId,
    summary: about.summary,
    ...(about.description !== undefined && { description: about.description }),
    tags: [about.group],
    security: securityOf(route),
    parameters: [
      ...parametersIn('path', route.params, schemas),
      ...parametersIn('query', route.query, schemas),
      ...(about.headers ?? []).map((header) => {
        return { ...header, in: 'header', required: false, schema: { type: 'string' } }
      }),
    ],
    ...(body !== undefined && {
      requestBody: { required: true, content: jsonContent(schemaOf(body, 'input', schemas)) },
    }),
    responses: describeAnswers(route, schemas),
  }
}

function securityOf({ access, method, guard }: Route): readonly Json[] {
  if (access.kind === 'token') return [{ token: [access.scope] }]
  return method === 'GET' || guard === 'none' ? [] : [{ crumb: [] }]
}

/** Parts of a path or of a query, each by itself. */
function parametersIn(
  where: 'path' | 'query',
  schema: z.ZodType | undefined,
  schemas: Schemas,
): readonly Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input', schemas) as {
    properties?: Record<string, Json>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, ...one }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: one,
  }))
}

function describeAnswers(route: Route, schemas: Schemas): Json {
  const { about, reply } = route
  const answers: Record<string, Json> = {
    200: {
      description: 'It is done.',
      ...(reply !== undefined && { content: jsonContent(schemaOf(reply, 'output', schemas)) }),
    },
  }
  const all = refusalsOfRoute(route)
  for (const status of new Set(all.map((refusal) => refusal.status))) {
    const refusals = all.filter((refusal) => refusal.status === status)
    const said = refusals.map(({ code, message }) => `- \`${code}\`: ${message}`)
    answers[status] = { description: said.join('\n'), content: jsonContent(refusalOf(refusals)) }
  }
  const other = about?.otherReply
  if (other !== undefined) {
    const there = answers[other.status]
    const schema = schemaOf(other.schema, 'output', schemas)
    answers[other.status] = {
      description: [other.description, there?.['description']].join('\n\n').trim(),
      content: jsonContent({ anyOf: [schema, { $ref: '#/components/schemas/Refusal' }] }),
    }
  }
  return answers
}

function refusalOf(refusals: readonly Refusal[]): Json {
  const codes = [...new Set(refusals.map(({ code }) => code))]
  return {
    allOf: [{ $ref: '#/components/schemas/Refusal' }],
    properties: { code: { enum: codes } },
  }
}

/** What is refused of any request that asks so, then what the feature refuses. */
function refusalsOfRoute({ about, method, guard, access, ...route }: Route): readonly Refusal[] {
  const isWrite = method !== 'GET'
  const asksForCrumb = isWrite && guard !== 'none'
  const codes: (Parameters<typeof requestRefusal>[0] | false)[] = [
    'bad-request',
    access.kind === 'token' && 'token-unknown',
    access.kind === 'token' && 'token-scope',
    asksForCrumb && 'crumb-failed',
    asksForCrumb && 'cookies-disabled',
    asksForCrumb && 'foreign-form',
    route.body !== undefined && 'too-large',
    route.body !== undefined && 'media-type-unknown',
    (isWrite || route.limit !== undefined) && 'too-many-requests',
    'unexpected',
    'unavailable',
  ]
  const general = codes.filter((code) => code !== false).map((code) => requestRefusal(code))
  return [...general, ...(about?.refusals ?? [])]
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } }
}

/**
 * A schema as JSON Schema. What has a name of its own goes to `schemas`, once for what is sent and
 * once for what is answered; answers may have more than is described, so that they can grow.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): Json {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties
      }
    },
  })
  const {
    $schema: _dialect,
    $defs = {},
    ...own
  } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json & {
    readonly $defs?: Schemas
  }
  for (const [name, { id: _id, ...one }] of Object.entries($defs)) schemas[name] = one
  return own
}
