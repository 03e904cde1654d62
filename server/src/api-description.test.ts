import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiPath } from '@vitrine/rules/ground/http/openapi-path.ts'
import { routes } from './routes.ts'
import { addToolToken } from './testing/add-tool-token.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'

type Operation = {
  readonly operationId: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: Schema } } }
  readonly responses: Readonly<Record<string, unknown>>
}
type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
}
type Description = {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let server: TestServer
let description: Description
beforeAll(async () => {
  server = await startTestServer()
  const told = await server.visitor().get(openApiPath)
  expect([told.status, told.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  description = told.json<Description>()
})
afterAll(() => server.close())

/** Of others: of the provider of payments, of the description itself, of a button, and where nothing is. */
const undescribed = new Set([
  'POST /api/commerce/payments/stripe/webhook',
  'GET /api/openapi.json',
  // the way from a printed id to the product's page, in the form of a quick view
  'GET /api/commerce/quick-view',
  'GET /api/site-users/account/notifications/restock',
])

describe('the description of a site’s calls', () => {
  it('is OpenAPI 3.1, of the address that it was asked on', async () => {
    const checked = await new Validator().validate(structuredClone(description))
    expect(checked.errors ?? []).toEqual([])
    expect(checked.valid).toBe(true)
    expect(description.servers).toEqual([{ url: `http://fern.localhost:${server.port}` }])
    const broken = { ...structuredClone(description), paths: { orders: {} } }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('has each call of a site, and none that is not there', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const ofSites = routes
      .filter(({ on, path }) => on === 'site' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(described.sort()).toEqual(ofSites.filter((one) => !undescribed.has(one)).sort())
    expect([...undescribed].filter((one) => !ofSites.includes(one))).toEqual([])
  })

  it('calls each by another name, and says what is answered and refused', () => {
    const operations = Object.values(description.paths).flatMap((one) => Object.values(one))
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const { operationId, responses } of operations) {
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['200', '400']))
    }
    expect(JSON.stringify(description.paths)).toContain('entry-of-another')
  })
})

describe('calls that are made by their description alone', () => {
  it('are answered with what it says, and never with an error of the server’s own', async () => {
    const { secret } = await addToolToken(server, server.siteId)
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    const statuses = new Set<number>()
    for (const { path, method, operation } of calls) {
      const { operationId: name, parameters, requestBody, responses, security } = operation
      const visitor = server.visitor()
      const crumb = security.some((one) => 'crumb' in one)
      if (crumb) await visitor.get('/')
      const values = fc.record(
        Object.fromEntries(parameters.map(({ name: key, schema }) => [key, valueOf(schema)])),
        { requiredKeys: parameters.filter(({ required }) => required).map((one) => one.name) },
      )
      const body = requestBody && valueOf(requestBody.content['application/json'].schema)
      const inputs = fc.tuple(values, body ?? fc.constant(undefined))
      for (const [given, sent] of fc.sample(inputs, { numRuns: runs, seed: 43 })) {
        const [address, query] = addressOf(path, parameters, given)
        const headers = {
          origin: `http://${visitor.host}:${server.port}`,
          ...(crumb && { 'x-csrf-token': visitor.cookies.get('crumb') ?? '' }),
          ...(security.some((one) => 'token' in one) && { authorization: `Bearer ${secret}` }),
        }
        const request = { method: method.toUpperCase(), headers }
        const answer = await visitor.send(`${address}?${query}`, {
          ...request,
          ...(sent === undefined ? {} : { body: JSON.parse(JSON.stringify(sent)) as object }),
        })
        const told = `${name} ${query} ${JSON.stringify(sent)}: ${answer.status} ${answer.text.slice(0, 200)}`
        expect(answer.status, told).toBeLessThan(500)
        expect(Object.keys(responses), told).toContain(String(answer.status))
        statuses.add(answer.status)
      }
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]))
  }, 120_000)
})

const runs = process.env['VITRINE_LONG'] === '1' ? 200 : 8

function addressOf(
  path: string,
  parameters: Operation['parameters'],
  given: Readonly<Record<string, unknown>>,
): readonly [string, string] {
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: where } of parameters) {
    const value = given[name]
    if (value === undefined) continue
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    // a part of a path is never empty
    const part = encodeURIComponent(text || 'x').replaceAll('.', '%2E')
    if (where === 'path') address = address.replace(`{${name}}`, part)
    if (where === 'query') query.set(name, text)
  }
  return [address, query.toString()]
}

/** Whatever a schema allows. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') {
    const { properties = {}, required = [], additionalProperties } = schema
    if (additionalProperties?.type ?? additionalProperties?.anyOf) {
      return fc.dictionary(fc.string({ maxLength: 20 }), valueOf(additionalProperties ?? {}), {
        maxKeys: 3,
      })
    }
    const parts = Object.entries(properties).map(([name, one]) => [name, valueOf(one)] as const)
    return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] })
  }
  if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}), { maxLength: 3 })
  if (schema.type === 'integer') {
    return fc.integer({ min: schema.minimum ?? -9999, max: schema.maximum ?? 9999 })
  }
  if (schema.type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.format === 'date-time') {
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString())
  }
  return fc.string({ maxLength: Math.min(schema.maxLength ?? 50, 50) })
}
